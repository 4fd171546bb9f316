//! The reader: from a text to data of unknown type.

use crate::data::Data;

/// The deepest nesting of a value; our own values are ten times flatter.
const DEEPEST: u8 = 127;

/// Returns the value of a JSON text; `None` if it is not JSON, or has fractions, numbers of more than 63
/// bits, or lists nested too deeply.
pub fn read(text: &str) -> Option<Data> {
    let mut reader = Reader { rest: text };
    let value = reader.value(DEEPEST)?;
    reader.skip_space();
    reader.rest.is_empty().then_some(value)
}

/// The rest of the text.
struct Reader<'a> {
    rest: &'a str,
}

impl Reader<'_> {
    fn skip_space(&mut self) {
        self.rest = self.rest.trim_start_matches([' ', '\n', '\t', '\r']);
    }

    fn peek(&mut self) -> Option<u8> {
        self.rest.bytes().next()
    }

    /// Skips an ASCII character if it is next, and returns whether it was.
    fn take(&mut self, wanted: u8) -> bool {
        let found = self.peek() == Some(wanted);
        if found {
            self.skip(1);
        }
        found
    }

    fn skip(&mut self, bytes: usize) {
        self.rest = self.rest.get(bytes..).unwrap_or_default();
    }

    /// Reads a value, with lists and objects nested up to `depth`.
    fn value(&mut self, depth: u8) -> Option<Data> {
        self.skip_space();
        match self.peek()? {
            b'"' => self.text().map(Data::Text),
            b'[' => self.list(depth.checked_sub(1)?),
            b'{' => self.object(depth.checked_sub(1)?),
            b'-' | b'0'..=b'9' => self.number(),
            _ => self.word(),
        }
    }

    fn word(&mut self) -> Option<Data> {
        let words = [("null", Data::Null), ("true", Data::Bool(true)), ("false", Data::Bool(false))];
        let (word, value) = words.into_iter().find(|(word, _)| self.rest.starts_with(word))?;
        self.skip(word.len());
        Some(value)
    }

    fn number(&mut self) -> Option<Data> {
        let digits = self.rest.trim_start_matches('-').bytes().take_while(u8::is_ascii_digit).count();
        let sign = usize::from(self.peek() == Some(b'-'));
        let number = self.rest.get(..sign + digits)?;
        self.skip(number.len());
        let whole = !matches!(self.peek(), Some(b'.' | b'e' | b'E'));
        // Without a slice of text that may panic: the code that words that panic is 3.9 kB (compressed).
        let shortest =
            !(number.starts_with("-0") || digits > 1 && number.trim_start_matches('-').starts_with('0'));
        if whole && shortest { number.parse().ok().map(Data::Int) } else { None }
    }

    /// Reads comma-separated items up to the closing bracket `end`; the opening bracket is next.
    fn each(&mut self, end: u8, mut item: impl FnMut(&mut Self) -> Option<()>) -> Option<()> {
        self.skip(1);
        self.skip_space();
        if self.take(end) {
            return Some(());
        }
        loop {
            item(self)?;
            self.skip_space();
            if self.take(end) {
                return Some(());
            }
            if !self.take(b',') {
                return None;
            }
        }
    }

    fn list(&mut self, depth: u8) -> Option<Data> {
        let mut values = Vec::new();
        self.each(b']', |this| {
            values.push(this.value(depth)?);
            Some(())
        })?;
        Some(Data::List(values))
    }

    fn object(&mut self, depth: u8) -> Option<Data> {
        let mut fields = Vec::new();
        self.each(b'}', |this| {
            this.skip_space();
            let key = this.text()?;
            this.skip_space();
            let value = if this.take(b':') { this.value(depth)? } else { return None };
            fields.push((key, value));
            Some(())
        })?;
        Some(Data::Object(fields))
    }

    fn text(&mut self) -> Option<String> {
        let mut text = String::new();
        if !self.take(b'"') {
            return None;
        }
        loop {
            let plain = self.rest.bytes().position(|b| b < b' ' || b == b'"' || b == b'\\')?;
            text.push_str(self.rest.get(..plain)?);
            self.skip(plain);
            if self.take(b'"') {
                return Some(text);
            }
            if !self.take(b'\\') {
                return None; // a control character
            }
            text.push(self.escape()?);
        }
    }

    /// Reads the character after a backslash.
    fn escape(&mut self) -> Option<char> {
        let escape = self.peek()?;
        self.skip(1);
        Some(match escape {
            b'"' | b'\\' | b'/' => escape.into(),
            b'n' => '\n',
            b'r' => '\r',
            b't' => '\t',
            b'b' => '\u{8}',
            b'f' => '\u{C}',
            b'u' => {
                let unit = self.unit()?;
                let pair = (unit >> 10 == 0x36)
                    .then_some(())
                    .and_then(|()| self.rest.starts_with("\\u").then(|| self.skip(2)))
                    .and_then(|()| self.unit());
                let code = match pair {
                    Some(low) if low >> 10 == 0x37 => 0x1_0000 + ((unit & 0x3FF) << 10 | low & 0x3FF),
                    Some(_) => return None,
                    None => unit,
                };
                char::from_u32(code)?
            }
            _ => return None,
        })
    }

    /// Reads four hexadecimal digits.
    fn unit(&mut self) -> Option<u32> {
        let digits = self.rest.get(..4)?;
        self.skip(4);
        let hexadecimal = digits.bytes().all(|b| b.is_ascii_hexdigit());
        if hexadecimal { u32::from_str_radix(digits, 16).ok() } else { None }
    }
}
