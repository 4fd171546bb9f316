//! A JSON value without fractions, for data whose type is only known later, such as the options and moves of
//! a record. It replaces `serde_json::Value`, whose code for fractions is larger than a whole game.

use crate::json::{self, Unreadable};
use crate::sort::sort_by_key;
use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde::ser::{Serialize, Serializer};
use std::fmt;

/// A value without fractions. The order of an object's keys has no meaning.
#[derive(Clone, Debug, Default)]
pub enum Data {
    /// Null.
    #[default]
    Null,
    /// True or false.
    Bool(bool),
    /// A whole number.
    Int(i64),
    /// A text.
    Text(String),
    /// A list.
    List(Vec<Data>),
    /// An object, with its keys in the order in which they were written.
    Object(Vec<(String, Data)>),
}

impl Data {
    /// Returns a value as data; null if it cannot be written.
    pub fn of<T: Serialize + ?Sized>(value: &T) -> Data {
        json::read(&json::text(value)).unwrap_or_default()
    }

    /// Returns the value as a known type.
    ///
    /// # Errors
    /// The value is not of this type.
    pub fn read<'de, T: Deserialize<'de>>(&'de self) -> Result<T, Unreadable> {
        T::deserialize(self)
    }

    /// Returns the value under a key of an object.
    pub fn get(&self, key: &str) -> Option<&Data> {
        match self {
            Data::Object(fields) => fields.iter().find(|(k, _)| k == key).map(|(_, value)| value),
            Data::Null | Data::Bool(_) | Data::Int(_) | Data::Text(_) | Data::List(_) => None,
        }
    }

    /// Returns this object with the named fields in ascending order of their values, and with a list in a
    /// named field sorted.
    #[must_use]
    pub fn with_sorted(mut self, names: &[&str]) -> Data {
        let Data::Object(fields) = &mut self else { return self };
        let mut values: Vec<Data> = fields
            .iter()
            .filter(|(key, _)| names.contains(&key.as_str()))
            .map(|(_, value)| value.clone())
            .collect();
        if let [Data::List(items)] = values.as_mut_slice() {
            sort_by_key(items, text_of);
        } else {
            sort_by_key(&mut values, text_of);
        }
        let mut sorted = values.into_iter();
        for name in names {
            let field = fields.iter_mut().find(|(key, _)| key == name);
            if let (Some((_, value)), true) = (field, sorted.len() > 0) {
                *value = sorted.next().unwrap_or_default();
            }
        }
        self
    }

    /// Returns an object without the fields that have the same value in `default`.
    pub fn without(self, default: &Data) -> Data {
        match self {
            Data::Object(mut fields) => {
                fields.retain(|(key, value)| default.get(key) != Some(value));
                Data::Object(fields)
            }
            other => other,
        }
    }
}

fn text_of(value: &Data) -> String {
    json::text(value)
}

impl PartialEq for Data {
    fn eq(&self, other: &Data) -> bool {
        match (self, other) {
            (Data::Null, Data::Null) => true,
            (Data::Bool(a), Data::Bool(b)) => a == b,
            (Data::Int(a), Data::Int(b)) => a == b,
            (Data::Text(a), Data::Text(b)) => a == b,
            (Data::List(a), Data::List(b)) => a == b,
            (Data::Object(a), Data::Object(b)) => {
                a.len() == b.len() && a.iter().all(|(key, value)| other.get(key) == Some(value))
            }
            _ => false,
        }
    }
}

impl Serialize for Data {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Data::Null => to.serialize_unit(),
            Data::Bool(value) => to.serialize_bool(*value),
            Data::Int(value) => to.serialize_i64(*value),
            Data::Text(value) => to.serialize_str(value),
            Data::List(values) => to.collect_seq(values),
            Data::Object(fields) => to.collect_map(fields.iter().map(|(key, value)| (key, value))),
        }
    }
}

impl<'de> Deserialize<'de> for Data {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Data, D::Error> {
        from.deserialize_any(Reader)
    }
}

struct Reader;

impl<'de> Visitor<'de> for Reader {
    type Value = Data;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value without fractions")
    }
    fn visit_unit<E: Error>(self) -> Result<Data, E> {
        Ok(Data::Null)
    }
    fn visit_bool<E: Error>(self, value: bool) -> Result<Data, E> {
        Ok(Data::Bool(value))
    }
    fn visit_i64<E: Error>(self, value: i64) -> Result<Data, E> {
        Ok(Data::Int(value))
    }
    fn visit_u64<E: Error>(self, value: u64) -> Result<Data, E> {
        i64::try_from(value).map(Data::Int).map_err(|_| E::custom("too large a number"))
    }
    fn visit_str<E: Error>(self, value: &str) -> Result<Data, E> {
        Ok(Data::Text(value.to_owned()))
    }
    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Data, A::Error> {
        let mut values = Vec::new();
        while let Some(value) = list.next_element()? {
            values.push(value);
        }
        Ok(Data::List(values))
    }
    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Data, A::Error> {
        let mut fields = Vec::new();
        while let Some(field) = object.next_entry()? {
            fields.push(field);
        }
        Ok(Data::Object(fields))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_of_keys_means_nothing_but_their_number_does() {
        let read = |text: &str| serde_json::from_str::<Data>(text).ok();
        assert_eq!(read(r#"{"a":[1,null],"b":"x"}"#), read(r#"{"b":"x","a":[1,null]}"#));
        assert_ne!(read(r#"{"a":1}"#), read(r#"{"a":1,"b":2}"#));
        assert_eq!(read("1.5"), None);
    }

    #[test]
    fn a_set_can_be_sorted() {
        let read = |text: &str| serde_json::from_str::<Data>(text).ok();
        let pair =
            read(r#"{"do":"x","first":[2,0],"second":[0,3]}"#).map(|p| p.with_sorted(&["first", "second"]));
        assert_eq!(pair, read(r#"{"do":"x","first":[0,3],"second":[2,0]}"#));
        let list = read(r#"{"cells":[[1,2],[0,1]],"do":"x"}"#).map(|p| p.with_sorted(&["cells"]));
        assert_eq!(list, read(r#"{"do":"x","cells":[[0,1],[1,2]]}"#));
        assert_eq!(read("[3,1]").map(|p| p.with_sorted(&["cells"])), read("[3,1]"));
    }
}
