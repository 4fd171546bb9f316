//! The writer: from what `serde` derives for our types to a text.

use serde::Serialize;
use serde::ser::{self, Serializer};
use std::fmt::{Display, Error, Write};

type Done = Result<(), Error>;

/// Returns a value as JSON; empty if it has fractions or bytes, which cannot be written. Keys of maps are
/// texts.
pub fn text<T: Serialize + ?Sized>(value: &T) -> String {
    let mut out = Writer { text: String::new(), wanted: None, is_lost: false };
    value.serialize(&mut out).map_or(String::new(), |()| out.text)
}

/// Returns the first of several values whose JSON is this text. Each is written only as far as the texts agree.
pub fn find<'a, T: Serialize>(values: &'a [T], wanted: &str) -> Option<&'a T> {
    let mut out = Writer { text: String::new(), wanted: Some(wanted), is_lost: false };
    values.iter().find(|value| {
        out.text.clear();
        out.is_lost = false;
        value.serialize(&mut out).is_ok() && out.text == wanted
    })
}

/// Writes a value. The last character of the text says whether a comma is needed: always, unless a bracket was
/// just opened.
struct Writer<'w> {
    /// The text so far.
    text: String,
    /// If only this text is wanted, a text that does not begin it is given up.
    wanted: Option<&'w str>,
    /// Whether the text has been given up: nothing more is added. It is no error, because each type that is written
    /// would need code for it.
    is_lost: bool,
}

/// The code that need not be generic, so that it is not compiled again for every type that is written.
impl Writer<'_> {
    #[inline(never)]
    fn word(&mut self, word: &str) {
        if !self.is_lost {
            self.text.push_str(word);
        }
    }

    #[inline(never)]
    fn separate(&mut self) {
        self.is_lost = self.wanted.is_some_and(|wanted| !wanted.starts_with(&self.text));
        if !matches!(self.text.as_bytes().last(), Some(b'{' | b'[')) {
            self.word(",");
        }
    }

    #[inline(never)]
    fn key(&mut self, key: &str) {
        self.separate();
        self.quoted(key);
        self.word(":");
    }

    #[inline(never)]
    fn quoted(&mut self, text: &str) {
        self.word("\"");
        self.escaped(text);
        self.word("\"");
    }

    #[inline(never)]
    fn escaped(&mut self, text: &str) {
        if self.is_lost {
            return;
        }
        let mut rest = text;
        while let Some(at) = rest.bytes().position(|b| b < b' ' || matches!(b, b'"' | b'\\')) {
            let (plain, special) = rest.split_at_checked(at).unwrap_or((rest, ""));
            self.text.push_str(plain);
            let mut chars = special.chars();
            self.escape(chars.next().unwrap_or_default());
            rest = chars.as_str();
        }
        self.text.push_str(rest);
    }

    fn escape(&mut self, c: char) {
        let short = match c {
            '\n' => 'n',
            '\r' => 'r',
            '\t' => 't',
            '\u{8}' => 'b',
            '\u{C}' => 'f',
            '\0'..' ' => {
                self.word(if c < '\u{10}' { "\\u000" } else { "\\u001" });
                self.text.push(char::from_digit(c as u32 & 15, 16).unwrap_or('0'));
                return;
            }
            other => other,
        };
        self.word("\\");
        self.text.push(short);
    }

    #[inline(never)]
    fn number(&mut self, number: i64) {
        if number < 0 {
            self.word("-");
        }
        self.digits(number.unsigned_abs());
    }

    fn digits(&mut self, number: u64) {
        if number > 9 {
            self.digits(number / 10);
        }
        if !self.is_lost {
            self.text.push(char::from(b'0' + (number % 10) as u8));
        }
    }
}

/// For types that write their own names, such as places.
impl Write for Writer<'_> {
    fn write_str(&mut self, text: &str) -> Done {
        self.escaped(text);
        Ok(())
    }
}

/// A list or an object that is being written, and its closing bracket.
struct Open<'a, 'w> {
    out: &'a mut Writer<'w>,
    end: &'static str,
}

macro_rules! numbers {
    ($($name:ident: $type:ty),*) => {
        $(fn $name(self, value: $type) -> Done {
            self.number(i64::from(value));
            Ok(())
        })*
    };
}

impl<'a, 'w> Serializer for &'a mut Writer<'w> {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = Open<'a, 'w>;
    type SerializeTuple = Open<'a, 'w>;
    type SerializeTupleStruct = Open<'a, 'w>;
    type SerializeTupleVariant = Open<'a, 'w>;
    type SerializeMap = Open<'a, 'w>;
    type SerializeStruct = Open<'a, 'w>;
    type SerializeStructVariant = Open<'a, 'w>;

    numbers!(serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64);
    numbers!(serialize_u8: u8, serialize_u16: u16, serialize_u32: u32);

    fn serialize_u64(self, value: u64) -> Done {
        self.digits(value);
        Ok(())
    }
    fn serialize_f32(self, _: f32) -> Done {
        Err(Error)
    }
    fn serialize_f64(self, _: f64) -> Done {
        Err(Error)
    }
    fn serialize_bytes(self, _: &[u8]) -> Done {
        Err(Error)
    }
    fn serialize_bool(self, value: bool) -> Done {
        self.word(if value { "true" } else { "false" });
        Ok(())
    }
    fn serialize_char(self, value: char) -> Done {
        self.collect_str(&value)
    }
    fn serialize_str(self, value: &str) -> Done {
        self.quoted(value);
        Ok(())
    }
    fn collect_str<T: Display + ?Sized>(self, value: &T) -> Done {
        self.word("\"");
        self.write_fmt(format_args!("{value}"))?;
        self.word("\"");
        Ok(())
    }
    fn serialize_none(self) -> Done {
        self.serialize_unit()
    }
    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Done {
        value.serialize(self)
    }
    fn serialize_unit(self) -> Done {
        self.word("null");
        Ok(())
    }
    fn serialize_unit_struct(self, _: &'static str) -> Done {
        self.serialize_unit()
    }
    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Done {
        self.serialize_str(variant)
    }
    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Done {
        value.serialize(self)
    }
    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Done {
        let mut object = self.serialize_map(None)?;
        ser::SerializeMap::serialize_entry(&mut object, variant, value)?;
        ser::SerializeMap::end(object)
    }
    fn serialize_seq(self, _: Option<usize>) -> Result<Open<'a, 'w>, Error> {
        self.word("[");
        Ok(Open { out: self, end: "]" })
    }
    fn serialize_tuple(self, _: usize) -> Result<Open<'a, 'w>, Error> {
        self.serialize_seq(None)
    }
    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Open<'a, 'w>, Error> {
        self.serialize_seq(None)
    }
    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Open<'a, 'w>, Error> {
        self.word("{");
        self.key(variant);
        self.word("[");
        Ok(Open { out: self, end: "]}" })
    }
    fn serialize_map(self, _: Option<usize>) -> Result<Open<'a, 'w>, Error> {
        self.word("{");
        Ok(Open { out: self, end: "}" })
    }
    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Open<'a, 'w>, Error> {
        self.serialize_map(None)
    }
    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Open<'a, 'w>, Error> {
        self.word("{");
        self.key(variant);
        self.word("{");
        Ok(Open { out: self, end: "}}" })
    }
}

impl Open<'_, '_> {
    fn item<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        self.out.separate();
        value.serialize(&mut *self.out)
    }
    fn field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Done {
        self.out.key(key);
        value.serialize(&mut *self.out)
    }
    fn close(self) -> Done {
        self.out.word(self.end);
        Ok(())
    }
}

macro_rules! lists {
    ($($type:ident $add:ident),*) => {
        $(impl ser::$type for Open<'_, '_> {
            type Ok = ();
            type Error = Error;
            fn $add<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
                self.item(value)
            }
            fn end(self) -> Done {
                self.close()
            }
        })*
    };
}
lists!(SerializeSeq serialize_element, SerializeTuple serialize_element);
lists!(SerializeTupleStruct serialize_field, SerializeTupleVariant serialize_field);

macro_rules! objects {
    ($($type:ident),*) => {
        $(impl ser::$type for Open<'_, '_> {
            type Ok = ();
            type Error = Error;
            fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Done {
                self.field(key, value)
            }
            fn end(self) -> Done {
                self.close()
            }
        })*
    };
}
objects!(SerializeStruct, SerializeStructVariant);

impl ser::SerializeMap for Open<'_, '_> {
    type Ok = ();
    type Error = Error;
    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Done {
        self.item(key)
    }
    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        self.out.word(":");
        value.serialize(&mut *self.out)
    }
    fn end(self) -> Done {
        self.close()
    }
}
