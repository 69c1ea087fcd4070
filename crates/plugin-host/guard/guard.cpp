// Runs one callback of a plugin and turns whatever escapes from it into a number.
//
// Rust's catch_unwind cannot catch foreign exceptions, so the frame that catches is written in C++. Nothing
// else happens here: the caller decides what a caught exception means.

#include <cstddef>
#include <cstring>
#include <exception>
#include <new>

extern "C" {

typedef void (*neverc_guard_body)(void *data);

// Calls body(data). Returns 0 when it came back, 1 when an exception escaped, 2 when the exception was
// std::bad_alloc. The text of a std::exception is copied to message, cut to capacity - 1 bytes and terminated.
int neverc_guard_call(neverc_guard_body body, void *data, char *message, std::size_t capacity) {
  try {
    body(data);
    return 0;
  } catch (const std::bad_alloc &) {
    return 2;
  } catch (const std::exception &error) {
    if (capacity != 0) {
      const char *text = error.what();
      std::size_t length = text ? std::strlen(text) : 0;
      if (length >= capacity)
        length = capacity - 1;
      if (length != 0)
        std::memcpy(message, text, length);
      message[length] = '\0';
    }
    return 1;
  } catch (...) {
    return 1;
  }
}
}
