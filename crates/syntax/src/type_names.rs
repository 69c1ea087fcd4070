//! Type names, and names in the place of a type: implicit int, tags without keyword, unknown and misspelt types.

use neverc_prep::TokenKind;
use neverc_source::Range;

use crate::ast::*;
use crate::parser::Parser;
use crate::recover::Similar;
use crate::scope::{NameKind, TagKind};
use crate::specs::{Builder, SpecContext};

impl Parser<'_> {
    /// type-name: specifier-qualifier-list abstract-declarator?
    pub fn type_name(&mut self) -> TypeNameId {
        let begin = self.tok.loc;
        let start = self.position();
        let attrs = self.mark::<Attr>();
        let specs = self.specifiers(SpecContext::TypeName, attrs);
        let attrs = self.mark::<Attr>();
        let mut declarator = self.declarator(crate::declarator::DeclaratorKind::Abstract);
        declarator.attrs = self.finish(attrs);
        let declarator = self.push_declarator(declarator);
        let end = if self.position() == start {
            begin
        } else {
            self.prev.loc
        };
        let id = TypeNameId(self.ast.type_names.len() as u32);
        self.ast.type_names.push(TypeName {
            specs,
            declarator,
            range: Range::new(begin, end),
        });
        id
    }

    /// A type name without declarator: the underlying type of an enum.
    pub fn specifier_type_name(&mut self) -> TypeNameId {
        let begin = self.tok.loc;
        let attrs = self.mark::<Attr>();
        let specs = self.specifiers(SpecContext::TypeName, attrs);
        let declarator = self.push_declarator(Declarator {
            name: None,
            chunks: List::default(),
            attrs: List::default(),
            asm_label: None,
            range: Range::token(self.tok.loc),
        });
        let id = TypeNameId(self.ast.type_names.len() as u32);
        self.ast.type_names.push(TypeName {
            specs,
            declarator,
            range: Range::new(begin, self.prev.loc),
        });
        id
    }

    /// An identifier that is no type stands where a type is missing. `false`: it is the name being declared, with
    /// implicit `int`; `true`: it was reported and taken as a type.
    pub fn implicit_int(&mut self, context: SpecContext, b: &mut Builder) -> bool {
        let next = self.peek().kind;
        let type_wanted = context == SpecContext::TypeName;
        if b.storage & storage::AUTO != 0 && self.lang.c23() && context != SpecContext::Parameter {
            return false;
        }
        let ends_declarator = matches!(
            next,
            TokenKind::LSquare
                | TokenKind::LParen
                | TokenKind::RParen
                | TokenKind::Semi
                | TokenKind::Comma
                | TokenKind::Equal
                | TokenKind::KwAsm
                | TokenKind::LBrace
                | TokenKind::Colon
        );
        if !self.lang.c23() && !type_wanted && ends_declarator {
            // `foo (*p)(void);` has a misspelt type; `foo (x)` may be anything else.
            return false;
        }
        if self.tag_without_keyword(context, b) {
            return true;
        }
        if !type_wanted
            && context != SpecContext::Parameter
            && matches!(
                next,
                TokenKind::LParen
                    | TokenKind::Comma
                    | TokenKind::Equal
                    | TokenKind::KwAsm
                    | TokenKind::LBrace
                    | TokenKind::LSquare
                    | TokenKind::Semi
            )
        {
            return false;
        }
        self.unknown_type(b);
        true
    }

    /// A tag without its keyword: "must use 'struct' tag to refer to type".
    fn tag_without_keyword(&mut self, context: SpecContext, b: &mut Builder) -> bool {
        let tok = self.tok;
        let keyword = match self.scopes.tag(tok.sym) {
            TagKind::Unknown => return false,
            TagKind::Struct => "struct",
            TagKind::Union => "union",
            TagKind::Enum => "enum",
        };
        let name = self.names.get(tok.sym);
        if self.first_error_here() {
            self.error(
                tok.loc,
                format!("must use '{keyword}' tag to refer to type '{name}'"),
            )
            .insert(tok.loc, format!("{keyword} "))
            .emit();
        }
        self.note_type(b);
        b.ty = match keyword {
            "enum" => self
                .enum_after_keyword(context, tok.loc)
                .map_or(TypeSpec::Error, TypeSpec::Enum),
            _ => self
                .record_after_keyword(context, tok.loc, keyword == "union")
                .map_or(TypeSpec::Error, TypeSpec::Record),
        };
        true
    }

    /// An error at the current token that suggests `text` in its place.
    pub fn suggest_type(&self, message: String, similar: Similar, text: String) {
        let range = Range::token(self.tok.loc);
        let mut diag = self
            .error(self.tok.loc, message)
            .replace(range, text.clone());
        if let Similar::Typedef(symbol) = similar {
            let loc = self.scopes.declared_at(symbol);
            if loc.is_some() {
                diag = diag.note(loc, format!("'{text}' declared here"));
            }
        }
        diag.emit();
    }

    /// "unknown type name", with a suggestion if one is near.
    fn unknown_type(&mut self, b: &mut Builder) {
        let tok = self.tok;
        let name = self.names.get(tok.sym);
        let broken = self.scopes.kind(tok.sym) == NameKind::Broken;
        let similar = if broken {
            None
        } else {
            self.similar_type(&name)
        };
        let first = self.first_error_here() && !broken;
        self.note_type(b);
        match similar {
            Some(similar) => {
                let text = match similar {
                    Similar::Keyword(kind) => kind.spelling().to_owned(),
                    Similar::Typedef(symbol) => self.names.get(symbol).to_string(),
                };
                if first {
                    let message = format!("unknown type name '{name}'; did you mean '{text}'?");
                    self.suggest_type(message, similar, text);
                }
                match similar {
                    Similar::Keyword(kind) => self.tok.kind = kind,
                    Similar::Typedef(symbol) => {
                        b.ty = TypeSpec::Typedef(symbol);
                        self.bump();
                    }
                }
            }
            None => {
                if first {
                    self.error(tok.loc, format!("unknown type name '{name}'"))
                        .emit();
                }
                b.ty = TypeSpec::Error;
                self.bump();
            }
        }
    }
}
