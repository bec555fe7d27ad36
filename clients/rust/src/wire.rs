use serde::de::{Deserialize, Deserializer, Error};
use serde_json::Value;
use std::fmt;

/// A text that is none of an enum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownValue {
    /// Name of the enum.
    pub of: &'static str,
    /// The text.
    pub value: String,
}

impl fmt::Display for UnknownValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown {} {:?}", self.of, self.value)
    }
}

impl std::error::Error for UnknownValue {}

/// Take the tag out of a member of a union, and return it with the rest.
pub(crate) fn take_tag<'de, D>(from: D, tag: &str, union: &str) -> Result<(String, Value), D::Error>
where
    D: Deserializer<'de>,
{
    let mut content = Value::deserialize(from)?;
    match content.as_object_mut().and_then(|them| them.remove(tag)) {
        Some(Value::String(value)) => Ok((value, content)),
        _ => Err(Error::custom(format!("{union} without its {tag}"))),
    }
}

/// Make an enum whose values are texts.
macro_rules! string_enum {
    ($(#[$doc:meta])* $name:ident { $($variant:ident = $value:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name {
            $(#[doc = concat!("`", $value, "`")] $variant,)+
        }

        impl $name {
            /// All values in order.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)+];

            /// Return the value's text.
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Self::$variant => $value,)+
                }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.as_str())
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::wire::UnknownValue;

            fn from_str(value: &str) -> Result<Self, Self::Err> {
                match value {
                    $($value => Ok(Self::$variant),)+
                    _ => Err($crate::wire::UnknownValue { of: stringify!($name), value: value.to_owned() }),
                }
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.as_str())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let value = String::deserialize(deserializer)?;
                value.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

/// Make an enum whose members are structs, told apart by a tag; serde's own would not name the enum in its errors.
macro_rules! tagged_union {
    ($(#[$doc:meta])* $name:ident by $tag:literal { $($value:literal => $variant:ident($member:ident),)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
        #[serde(tag = $tag)]
        pub enum $name {
            $(#[doc = concat!("`", $value, "`")] #[serde(rename = $value)] $variant($member),)+
        }

        $(impl From<$member> for $name {
            fn from(member: $member) -> Self {
                Self::$variant(member)
            }
        })+

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let (tag, content) = $crate::wire::take_tag(deserializer, $tag, stringify!($name))?;
                match tag.as_str() {
                    $($value => serde_json::from_value(content).map(Self::$variant),)+
                    _ => Err(serde::de::Error::custom(format!("unknown {} {tag:?}", stringify!($name)))),
                }
                .map_err(serde::de::Error::custom)
            }
        }
    };
}

pub(crate) use {string_enum, tagged_union};
