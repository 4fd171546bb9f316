//! From data of unknown type to a value of a known type, with what `serde` derives for the type. It accepts
//! only the form in which our writer writes the value: a struct from an object, a name from a text.

use crate::data::Data;
use serde::de::value::{MapDeserializer, SeqDeserializer};
use serde::de::{self, Deserializer, IntoDeserializer, Unexpected, Visitor};
use std::fmt::{self, Display, Formatter};

/// The data are not of the wanted type. The error says no more, so that no texts have to be compiled into the
/// module.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Unreadable;

impl Display for Unreadable {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("of another type")
    }
}

impl std::error::Error for Unreadable {}

impl de::Error for Unreadable {
    fn custom<T: Display>(_: T) -> Unreadable {
        Unreadable
    }
    fn invalid_type(_: Unexpected<'_>, _: &dyn de::Expected) -> Unreadable {
        Unreadable
    }
    fn invalid_value(_: Unexpected<'_>, _: &dyn de::Expected) -> Unreadable {
        Unreadable
    }
    fn invalid_length(_: usize, _: &dyn de::Expected) -> Unreadable {
        Unreadable
    }
    fn unknown_variant(_: &str, _: &'static [&'static str]) -> Unreadable {
        Unreadable
    }
    fn unknown_field(_: &str, _: &'static [&'static str]) -> Unreadable {
        Unreadable
    }
    fn missing_field(_: &'static str) -> Unreadable {
        Unreadable
    }
    fn duplicate_field(_: &'static str) -> Unreadable {
        Unreadable
    }
}

/// Generates the methods for kinds of values that can be read in one way only; this keeps code for other ways
/// out of the module.
macro_rules! kinds {
    ($($kind:ident($value:ident) => $visit:expr, for $($name:ident)*;)*) => {
        $($(fn $name<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
            if let Data::$kind($value) = self { $visit(visitor) } else { Err(Unreadable) }
        })*)*
    };
}

impl<'de> Deserializer<'de> for &'de Data {
    type Error = Unreadable;

    kinds! {
        Bool(value) => |to: V| to.visit_bool(*value), for deserialize_bool;
        Int(value) => |to: V| to.visit_i64(*value), for deserialize_i8 deserialize_i16 deserialize_i32
            deserialize_i64 deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64;
        Text(value) => |to: V| to.visit_str(value), for deserialize_char deserialize_str deserialize_string
            deserialize_identifier;
        List(values) => |to: V| list(values, to), for deserialize_seq;
        Object(fields) => |to: V| object(fields, to), for deserialize_map;
    }

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        match self {
            Data::Null => visitor.visit_unit(),
            Data::Bool(value) => visitor.visit_bool(*value),
            Data::Int(value) => visitor.visit_i64(*value),
            Data::Text(value) => visitor.visit_str(value),
            Data::List(values) => list(values, visitor),
            Data::Object(fields) => object(fields, visitor),
        }
    }
    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        if matches!(self, Data::Null) { visitor.visit_none() } else { visitor.visit_some(self) }
    }
    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        if matches!(self, Data::Null) { visitor.visit_unit() } else { Err(Unreadable) }
    }
    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        visitor.visit_newtype_struct(self)
    }
    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Unreadable> {
        self.deserialize_seq(visitor)
    }
    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        self.deserialize_map(visitor)
    }
    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        if let Data::Text(name) = self {
            visitor.visit_enum(name.as_str().into_deserializer())
        } else {
            Err(Unreadable)
        }
    }
    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        visitor.visit_unit()
    }

    serde::forward_to_deserialize_any! { f32 f64 bytes byte_buf unit_struct tuple_struct }
}

impl<'de> IntoDeserializer<'de, Unreadable> for &'de Data {
    type Deserializer = &'de Data;
    fn into_deserializer(self) -> &'de Data {
        self
    }
}

fn list<'de, V: Visitor<'de>>(values: &'de [Data], visitor: V) -> Result<V::Value, Unreadable> {
    let mut values = SeqDeserializer::new(values.iter());
    let value = visitor.visit_seq(&mut values)?;
    values.end()?;
    Ok(value)
}

fn object<'de, V: Visitor<'de>>(fields: &'de [(String, Data)], visitor: V) -> Result<V::Value, Unreadable> {
    visitor.visit_map(MapDeserializer::new(fields.iter().map(|(key, value)| (key.as_str(), value))))
}
