//! A strict reader of JSON (RFC 8259), so that what the compiler writes is checked by something else.

/// A value.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// `null`, `true`, `false`.
    Word(&'static str),
    /// A number.
    Number(f64),
    /// A string.
    Text(String),
    /// An array.
    List(Vec<Value>),
    /// An object, in its order.
    Object(Vec<(String, Value)>),
}

impl Value {
    /// A member of an object.
    pub fn get(&self, name: &str) -> Option<&Value> {
        match self {
            Value::Object(members) => members.iter().find(|(n, _)| n == name).map(|(_, v)| v),
            _ => None,
        }
    }

    /// A member that is a string, or nothing.
    pub fn text(&self, name: &str) -> &str {
        match self.get(name) {
            Some(Value::Text(text)) => text,
            _ => "",
        }
    }

    /// The elements of an array.
    pub fn list(&self) -> &[Value] {
        match self {
            Value::List(list) => list,
            _ => &[],
        }
    }

    /// The number, or not a number.
    pub fn number(&self) -> f64 {
        match self {
            Value::Number(number) => *number,
            _ => f64::NAN,
        }
    }
}

struct Reader<'a> {
    text: &'a [u8],
    at: usize,
}

/// Reads a whole text.
pub fn parse(text: &str) -> Result<Value, String> {
    let mut reader = Reader {
        text: text.as_bytes(),
        at: 0,
    };
    let value = reader.value()?;
    reader.space();
    if reader.at != text.len() {
        return reader.fail("text behind the value");
    }
    Ok(value)
}

impl Reader<'_> {
    fn fail<T>(&self, why: &str) -> Result<T, String> {
        Err(format!("{why} at byte {}", self.at))
    }

    fn space(&mut self) {
        while matches!(self.text.get(self.at), Some(b' ' | b'\t' | b'\n' | b'\r')) {
            self.at += 1;
        }
    }

    fn take(&mut self, byte: u8) -> bool {
        self.space();
        let found = self.text.get(self.at) == Some(&byte);
        self.at += usize::from(found);
        found
    }

    fn value(&mut self) -> Result<Value, String> {
        self.space();
        match self.text.get(self.at) {
            Some(b'"') => self.string().map(Value::Text),
            Some(b'[') => {
                self.at += 1;
                let mut list = Vec::new();
                if self.take(b']') {
                    return Ok(Value::List(list));
                }
                loop {
                    list.push(self.value()?);
                    if self.take(b']') {
                        return Ok(Value::List(list));
                    }
                    if !self.take(b',') {
                        return self.fail("no comma");
                    }
                }
            }
            Some(b'{') => {
                self.at += 1;
                let mut members: Vec<(String, Value)> = Vec::new();
                if self.take(b'}') {
                    return Ok(Value::Object(members));
                }
                loop {
                    self.space();
                    let name = self.string()?;
                    if members.iter().any(|(n, _)| *n == name) {
                        return self.fail("a name twice");
                    }
                    if !self.take(b':') {
                        return self.fail("no colon");
                    }
                    members.push((name, self.value()?));
                    if self.take(b'}') {
                        return Ok(Value::Object(members));
                    }
                    if !self.take(b',') {
                        return self.fail("no comma");
                    }
                }
            }
            Some(b'-' | b'0'..=b'9') => {
                let rest = &self.text[self.at..];
                let is_part = |b: &&u8| matches!(b, b'0'..=b'9' | b'-' | b'+' | b'.' | b'e' | b'E');
                let length = rest.iter().take_while(is_part).count();
                let text = std::str::from_utf8(&rest[..length]).unwrap_or("");
                self.at += length;
                match text.parse() {
                    Ok(number) => Ok(Value::Number(number)),
                    Err(_) => self.fail("no number"),
                }
            }
            _ => {
                for word in ["null", "true", "false"] {
                    if self.text[self.at..].starts_with(word.as_bytes()) {
                        self.at += word.len();
                        return Ok(Value::Word(word));
                    }
                }
                self.fail("no value")
            }
        }
    }

    fn string(&mut self) -> Result<String, String> {
        if self.text.get(self.at) != Some(&b'"') {
            return self.fail("no string");
        }
        self.at += 1;
        let mut out = Vec::new();
        loop {
            let Some(&byte) = self.text.get(self.at) else {
                return self.fail("an open string");
            };
            self.at += 1;
            match byte {
                b'"' => return String::from_utf8(out).map_err(|e| e.to_string()),
                b'\\' => {
                    let escaped = self.text.get(self.at).copied();
                    self.at += 1;
                    match escaped {
                        Some(c @ (b'"' | b'\\' | b'/')) => out.push(c),
                        Some(b'n') => out.push(b'\n'),
                        Some(b't') => out.push(b'\t'),
                        Some(b'r') => out.push(b'\r'),
                        Some(b'b') => out.push(8),
                        Some(b'f') => out.push(12),
                        Some(b'u') => {
                            let digits = self.text.get(self.at..self.at + 4);
                            let digits = digits.and_then(|d| std::str::from_utf8(d).ok());
                            let code = digits.and_then(|d| u32::from_str_radix(d, 16).ok());
                            let Some(c) = code.and_then(char::from_u32) else {
                                return self.fail("a bad escape");
                            };
                            self.at += 4;
                            out.extend(c.to_string().bytes());
                        }
                        _ => return self.fail("a bad escape"),
                    }
                }
                0..0x20 => return self.fail("a control character in a string"),
                byte => out.push(byte),
            }
        }
    }
}
