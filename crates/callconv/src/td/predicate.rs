//! Predicates: the C++ conditions in `CCIf`, read as small expressions and decided with three values.
//!
//! Grammar: `||`, `&&`, `!`, comparisons, parentheses; everything else is a chain of names, calls and member accesses
//! (`State.getMachineFunction().getSubtarget<T>().hasX()`), which is an atom. What an atom is worth is asked of an
//! [`Environment`]; what that does not know must be assumed.

use std::collections::BTreeMap;
use std::fmt;

/// The worth of an expression.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Worth {
    /// True or false.
    Bool(bool),
    /// A number.
    Int(i64),
    /// A name, such as `CallingConv::Fast` or `MVT::i8`.
    Name(String),
}

/// A comparison.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Compare {
    /// `==`
    Equal,
    /// `!=`
    NotEqual,
    /// `<`
    Less,
    /// `<=`
    LessEqual,
    /// `>`
    Greater,
    /// `>=`
    GreaterEqual,
}

/// An atom.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Atom {
    /// The whole chain without blanks.
    pub text: String,
    /// The last link of the chain with its arguments: `hasAVX()`.
    pub last: String,
    /// Whether the chain has only one link.
    pub single: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Node {
    Or(Vec<Expr>),
    And(Vec<Expr>),
    Not(Box<Expr>),
    Compare(Compare, Box<Expr>, Box<Expr>),
    Known(Worth),
    Atom(Atom),
}

/// An expression with its text.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Expr {
    node: Node,
    text: String,
}

/// A predicate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Predicate {
    expr: Expr,
}

/// What atoms are worth.
pub trait Environment {
    /// `None`: not known.
    fn worth(&self, atom: &Atom) -> Option<Worth>;
}

/// What the user says about predicates: normalized text and worth.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Assumptions {
    said: BTreeMap<String, Worth>,
}

impl Assumptions {
    /// Takes `PREDICATE=true`, `=false` or, for numbers and names, another worth. The predicate may be a whole condition, or
    /// only the end of a chain: `hasAVX()` or `hasAVX`.
    pub fn add(&mut self, text: &str) -> Result<(), String> {
        let wrong = || format!("'{text}' is not PREDICATE=true or PREDICATE=false");
        let (predicate, worth) = text.rsplit_once('=').ok_or_else(wrong)?;
        let worth = worth.trim();
        let worth = match worth {
            "true" => Worth::Bool(true),
            "false" => Worth::Bool(false),
            "" => return Err(wrong()),
            _ => match worth.parse() {
                Ok(number) => Worth::Int(number),
                Err(_) => Worth::Name(worth.to_owned()),
            },
        };
        let tokens = tokenize(predicate).map_err(|_| wrong())?;
        let predicate = canonical(&tokens);
        if predicate.is_empty() {
            return Err(wrong());
        }
        self.said.insert(predicate, worth);
        Ok(())
    }

    /// What is said about a text in whole.
    fn whole(&self, text: &str) -> Option<&Worth> {
        self.said.get(text)
    }

    /// What is said about a chain or its end.
    pub fn atom(&self, atom: &Atom) -> Option<&Worth> {
        self.whole(&atom.text)
            .or_else(|| self.whole(&atom.last))
            .or_else(|| self.whole(atom.last.strip_suffix("()")?))
    }

    /// What is said about a flag of the target: `hasAVX`.
    pub fn flag(&self, name: &str) -> Option<bool> {
        let last = format!("{name}()");
        match self.whole(&last).or_else(|| self.whole(name)) {
            Some(Worth::Bool(value)) => Some(*value),
            _ => None,
        }
    }
}

/// A predicate that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PredicateError {
    /// Byte offset.
    pub at: usize,
    /// What is wrong.
    pub message: &'static str,
}

impl fmt::Display for PredicateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at offset {}", self.message, self.at)
    }
}

impl Predicate {
    /// Reads a condition.
    pub fn parse(text: &str) -> Result<Predicate, PredicateError> {
        let tokens = tokenize(text)?;
        let mut parser = Parser {
            tokens: &tokens,
            at: 0,
            end: text.len(),
            depth: 0,
        };
        let expr = parser.or()?;
        if parser.at != tokens.len() {
            return Err(parser.error("unexpected text"));
        }
        Ok(Predicate { expr })
    }

    /// Decides it. What cannot be decided is `None`, and the texts that would decide it are added to the list.
    pub fn decide(
        &self,
        environment: &dyn Environment,
        assumptions: &Assumptions,
        unknown: &mut Vec<String>,
    ) -> Option<bool> {
        let mut missing = Vec::new();
        let worth = worth_of(&self.expr, environment, assumptions, &mut missing);
        let decided = worth.as_ref().and_then(truth);
        if decided.is_none() {
            if missing.is_empty() {
                missing.push(self.expr.text.clone());
            }
            for text in missing {
                if !unknown.contains(&text) {
                    unknown.push(text);
                }
            }
        }
        decided
    }
}

fn truth(worth: &Worth) -> Option<bool> {
    match worth {
        Worth::Bool(value) => Some(*value),
        Worth::Int(value) => Some(*value != 0),
        Worth::Name(_) => None,
    }
}

fn worth_of(
    expr: &Expr,
    environment: &dyn Environment,
    assumptions: &Assumptions,
    missing: &mut Vec<String>,
) -> Option<Worth> {
    if let Some(worth) = assumptions.whole(&expr.text) {
        return Some(worth.clone());
    }
    match &expr.node {
        Node::Known(worth) => Some(worth.clone()),
        Node::Atom(atom) => {
            let worth = assumptions
                .atom(atom)
                .cloned()
                .or_else(|| environment.worth(atom));
            if worth.is_none() {
                missing.push(atom.last.clone());
            }
            worth
        }
        Node::Not(inner) => {
            let inner = worth_of(inner, environment, assumptions, missing)?;
            truth(&inner).map(|value| Worth::Bool(!value))
        }
        Node::Or(parts) | Node::And(parts) => {
            let decisive = matches!(expr.node, Node::Or(_));
            let mut open = false;
            let mut asked = Vec::new();
            for part in parts {
                let worth = worth_of(part, environment, assumptions, &mut asked);
                match worth.as_ref().and_then(truth) {
                    Some(value) if value == decisive => return Some(Worth::Bool(decisive)),
                    Some(_) => {}
                    None => open = true,
                }
            }
            missing.append(&mut asked);
            (!open).then_some(Worth::Bool(!decisive))
        }
        Node::Compare(how, a, b) => {
            let mut asked = Vec::new();
            let a = worth_of(a, environment, assumptions, &mut asked);
            let b = worth_of(b, environment, assumptions, &mut asked);
            let result = match (a, b) {
                (Some(Worth::Int(a)), Some(Worth::Int(b))) => Some(match how {
                    Compare::Equal => a == b,
                    Compare::NotEqual => a != b,
                    Compare::Less => a < b,
                    Compare::LessEqual => a <= b,
                    Compare::Greater => a > b,
                    Compare::GreaterEqual => a >= b,
                }),
                (Some(a), Some(b)) => match how {
                    Compare::Equal => Some(a == b),
                    Compare::NotEqual => Some(a != b),
                    _ => None,
                },
                _ => None,
            };
            if result.is_none() {
                missing.push(expr.text.clone());
            }
            result.map(Worth::Bool)
        }
    }
}

#[derive(Clone, PartialEq, Debug)]
struct Token<'a> {
    text: &'a str,
    at: usize,
}

fn tokenize(text: &str) -> Result<Vec<Token<'_>>, PredicateError> {
    const LONG: &[&str] = &["||", "&&", "==", "!=", "<=", ">=", "->", "::"];
    let bytes = text.as_bytes();
    let word = |b: u8| b.is_ascii_alphanumeric() || b == b'_';
    let mut tokens = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        let b = bytes[at];
        if b.is_ascii_whitespace() {
            at += 1;
            continue;
        }
        let length = if word(b) {
            bytes[at..].iter().take_while(|b| word(**b)).count()
        } else if b == b'"' {
            match bytes[at + 1..].iter().position(|b| *b == b'"') {
                Some(end) => end + 2,
                None => {
                    return Err(PredicateError {
                        at,
                        message: "string without end",
                    });
                }
            }
        } else if LONG.iter().any(|t| text[at..].starts_with(t)) {
            2
        } else if b"()!<>.,&*+-[]#=".contains(&b) {
            1
        } else {
            return Err(PredicateError {
                at,
                message: "unexpected character",
            });
        };
        tokens.push(Token {
            text: &text[at..at + length],
            at,
        });
        at += length;
    }
    Ok(tokens)
}

/// The tokens without blanks, but for one between two words.
fn canonical(tokens: &[Token<'_>]) -> String {
    let mut text = String::new();
    let word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    for token in tokens {
        if text.ends_with(word) && token.text.starts_with(word) {
            text.push(' ');
        }
        text.push_str(token.text);
    }
    text
}

struct Parser<'a> {
    tokens: &'a [Token<'a>],
    at: usize,
    end: usize,
    depth: u32,
}

impl Parser<'_> {
    fn peek(&self) -> &str {
        self.tokens.get(self.at).map_or("", |t| t.text)
    }

    fn error(&self, message: &'static str) -> PredicateError {
        PredicateError {
            at: self.tokens.get(self.at).map_or(self.end, |t| t.at),
            message,
        }
    }

    fn accept(&mut self, token: &str) -> bool {
        let found = self.peek() == token;
        self.at += usize::from(found);
        found
    }

    fn since(&self, start: usize) -> String {
        canonical(&self.tokens[start..self.at])
    }

    /// or = and *( "||" and )
    fn or(&mut self) -> Result<Expr, PredicateError> {
        self.depth += 1;
        if self.depth > 100 {
            return Err(self.error("nested too deeply"));
        }
        let start = self.at;
        let mut parts = vec![self.and()?];
        while self.accept("||") {
            parts.push(self.and()?);
        }
        self.depth -= 1;
        Ok(self.joined(start, parts, Node::Or))
    }

    fn joined(&self, start: usize, mut parts: Vec<Expr>, node: fn(Vec<Expr>) -> Node) -> Expr {
        if parts.len() == 1
            && let Some(only) = parts.pop()
        {
            return only;
        }
        Expr {
            node: node(parts),
            text: self.since(start),
        }
    }

    /// and = comparison *( "&&" comparison )
    fn and(&mut self) -> Result<Expr, PredicateError> {
        let start = self.at;
        let mut parts = vec![self.comparison()?];
        while self.accept("&&") {
            parts.push(self.comparison()?);
        }
        Ok(self.joined(start, parts, Node::And))
    }

    /// comparison = unary [ operator unary ]
    fn comparison(&mut self) -> Result<Expr, PredicateError> {
        let start = self.at;
        let left = self.unary()?;
        let how = match self.peek() {
            "==" => Compare::Equal,
            "!=" => Compare::NotEqual,
            "<" => Compare::Less,
            "<=" => Compare::LessEqual,
            ">" => Compare::Greater,
            ">=" => Compare::GreaterEqual,
            _ => return Ok(left),
        };
        self.at += 1;
        let right = self.unary()?;
        Ok(Expr {
            node: Node::Compare(how, Box::new(left), Box::new(right)),
            text: self.since(start),
        })
    }

    /// unary = *"!" primary
    fn unary(&mut self) -> Result<Expr, PredicateError> {
        let start = self.at;
        let mut negations = 0;
        while self.accept("!") {
            negations += 1;
        }
        let mut expr = self.primary()?;
        if negations > 0 {
            if negations % 2 == 0 {
                expr = Expr {
                    node: Node::And(vec![expr]),
                    text: self.since(start),
                };
            } else {
                expr = Expr {
                    node: Node::Not(Box::new(expr)),
                    text: self.since(start),
                };
            }
        }
        Ok(expr)
    }

    /// primary = "(" or ")" | chain
    fn primary(&mut self) -> Result<Expr, PredicateError> {
        let start = self.at;
        if self.accept("(") {
            let inner = self.or()?;
            if !self.accept(")") {
                return Err(self.error("expected ')'"));
            }
            if !matches!(self.peek(), "." | "->") {
                return Ok(Expr {
                    node: inner.node,
                    text: self.since(start),
                });
            }
        } else {
            self.name()?;
        }
        let mut link = start;
        let mut links = 1;
        loop {
            match self.peek() {
                "(" => self.balanced("(", ")")?,
                "<" if self.is_template() => self.balanced("<", ">")?,
                "." | "->" => {
                    self.at += 1;
                    link = self.at;
                    links += 1;
                    self.name()?;
                }
                _ => break,
            }
        }
        let text = self.since(start);
        let node = match text.as_str() {
            "true" => Node::Known(Worth::Bool(true)),
            "false" => Node::Known(Worth::Bool(false)),
            _ => match text.parse() {
                Ok(number) => Node::Known(Worth::Int(number)),
                Err(_) => Node::Atom(Atom {
                    last: self.since(link),
                    single: links == 1,
                    text: text.clone(),
                }),
            },
        };
        Ok(Expr { node, text })
    }

    /// name = word *( "::" word )
    fn name(&mut self) -> Result<(), PredicateError> {
        loop {
            let word = |b: u8| b.is_ascii_alphanumeric() || b == b'_';
            if !self.peek().bytes().next().is_some_and(word) {
                return Err(self.error("expected a condition"));
            }
            self.at += 1;
            if !self.accept("::") {
                return Ok(());
            }
        }
    }

    /// Whether `<` opens template arguments: its end is followed by a call.
    fn is_template(&self) -> bool {
        let mut depth = 0i32;
        for (i, token) in self.tokens.iter().enumerate().skip(self.at) {
            match token.text {
                "<" => depth += 1,
                ">" => depth -= 1,
                "||" | "&&" | "==" | "!=" => return false,
                _ => {}
            }
            if depth == 0 {
                return self.tokens.get(i + 1).is_some_and(|t| t.text == "(");
            }
        }
        false
    }

    fn balanced(&mut self, open: &str, close: &str) -> Result<(), PredicateError> {
        let mut depth = 0i32;
        while let Some(token) = self.tokens.get(self.at) {
            self.at += 1;
            if token.text == open {
                depth += 1;
            } else if token.text == close {
                depth -= 1;
                if depth == 0 {
                    return Ok(());
                }
            }
        }
        Err(self.error("a bracket is not closed"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Known(&'static [(&'static str, Worth)]);
    impl Environment for Known {
        fn worth(&self, atom: &Atom) -> Option<Worth> {
            let known = self.0.iter().find(|k| k.0 == atom.last)?;
            Some(known.1.clone())
        }
    }

    fn decide(
        text: &str,
        known: &'static [(&str, Worth)],
        say: &[&str],
    ) -> (Option<bool>, Vec<String>) {
        let mut assumptions = Assumptions::default();
        for s in say {
            assumptions.add(s).unwrap();
        }
        let mut unknown = Vec::new();
        let decided =
            Predicate::parse(text)
                .unwrap()
                .decide(&Known(known), &assumptions, &mut unknown);
        (decided, unknown)
    }

    #[test]
    fn conditions_as_they_are_written() {
        let subtarget =
            "!static_cast<const X86Subtarget&>(State.getMachineFunction().getSubtarget()).hasAVX()";
        assert_eq!(
            decide(subtarget, &[("hasAVX()", Worth::Bool(false))], &[]).0,
            Some(true)
        );
        assert_eq!(decide(subtarget, &[], &["hasAVX()=true"]).0, Some(false));
        assert_eq!(decide(subtarget, &[], &["hasAVX = true"]).0, Some(false));
        let (decided, unknown) = decide(subtarget, &[], &[]);
        assert_eq!((decided, unknown), (None, vec!["hasAVX()".to_owned()]));
        let cast = "!(static_cast<SystemZCCState *>(&State)->IsFixed(ValNo))";
        assert_eq!(
            decide(cast, &[("IsFixed(ValNo)", Worth::Bool(true))], &[]).0,
            Some(false)
        );
        let generation = "static_cast<const GCNSubtarget&>(State.getMachineFunction().getSubtarget()).getGeneration() >= AMDGPUSubtarget::SOUTHERN_ISLANDS && State.isVarArg()";
        let (decided, unknown) = decide(generation, &[("isVarArg()", Worth::Bool(true))], &[]);
        assert_eq!(decided, None);
        assert_eq!(unknown.len(), 1);
        assert_eq!(
            decide(generation, &[("isVarArg()", Worth::Bool(false))], &[]).0,
            Some(false)
        );
        assert_eq!(
            decide(
                generation,
                &[("isVarArg()", Worth::Bool(true))],
                &[&format!("{}=true", unknown[0])]
            )
            .0,
            Some(true)
        );
        let template =
            "State.getMachineFunction().getSubtarget<AArch64Subtarget>().isTargetDarwin()";
        assert_eq!(
            decide(template, &[("isTargetDarwin()", Worth::Bool(true))], &[]).0,
            Some(true)
        );
        let flag = "State.getModuleFlag(\"RegCallv4\")!=nullptr";
        assert_eq!(
            decide(flag, &[], &["getModuleFlag(\"RegCallv4\") != nullptr=true"]).0,
            None
        );
        assert_eq!(
            decide(
                flag,
                &[],
                &["State.getModuleFlag(\"RegCallv4\")!=nullptr=true"]
            )
            .0,
            Some(true)
        );
    }

    #[test]
    fn three_values() {
        let known = &[("a", Worth::Bool(true)), ("b", Worth::Bool(false))];
        for (text, expected) in [
            ("a || x", Some(true)),
            ("x || a", Some(true)),
            ("x && b", Some(false)),
            ("x && a", None),
            ("!x", None),
            ("1 < 2 && !b", Some(true)),
            ("(a && !b) == true", Some(true)),
            ("!!a", Some(true)),
        ] {
            assert_eq!(decide(text, known, &[]).0, expected, "{text}");
        }
    }

    #[test]
    fn bad_conditions() {
        for (text, at) in [
            ("", 0),
            ("a &&", 4),
            ("(a", 2),
            ("a b", 2),
            ("a ? b", 2),
            ("f(", 2),
        ] {
            assert_eq!(Predicate::parse(text).unwrap_err().at, at, "{text}");
        }
        assert!(Predicate::parse(&"(".repeat(100_000)).is_err());
        assert!(Assumptions::default().add("hasAVX()").is_err());
        assert!(Assumptions::default().add("=true").is_err());
    }
}
