-- Exercises the Lua interpreter; prints results that depend on strings, tables, closures, coroutines and numbers.
local function fib(n) if n < 2 then return n end return fib(n - 1) + fib(n - 2) end
print(fib(24))
local words = {}
for w in ("the quick brown fox jumps over the lazy dog"):gmatch("%a+") do words[#words + 1] = w end
table.sort(words, function(a, b) return #a == #b and a < b or #a < #b end)
print(table.concat(words, ","))
local sieve, primes = {}, 0
for i = 2, 20000 do
  if not sieve[i] then primes = primes + 1; for j = i * i, 20000, i do sieve[j] = true end end
end
print(primes)
local co = coroutine.wrap(function(n) while true do n = coroutine.yield(n * n) end end)
print(co(3), co(4), co(5))
local mt = setmetatable({}, { __index = function(_, k) return k .. "!" end, __call = function(_, x) return x + 1 end })
print(mt.hello, mt(41))
print(string.format("%5.2f %x %q %s", 3.14159, 255, "a\nb", tostring(1 / 0)))
print(math.maxinteger, math.mininteger // -1, 7 // -2, 7 % -3, 2 ^ 53, 1e15, 0x7fffffffffffffff + 1)
print(pcall(error, { code = 5 }), select("#", nil, nil), (("x"):rep(3, "-")))
print(string.pack("<i4d", 42, 1.5):byte(1, -1))
print(#utf8.char(228, 8364, 128512), utf8.len("äöü"))
local total = 0
for i = 1, 200000 do total = (total * 31 + i) % 1000003 end
print(total, load("return 1 + 2 * 3")())
goto done
print("not reached")
::done::
print(os.time({ year = 2020, month = 1, day = 1, hour = 12 }) - os.time({ year = 2019, month = 1, day = 1, hour = 12 }))
