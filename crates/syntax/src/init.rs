//! Initializers and designators.

use neverc_prep::TokenKind;
use neverc_source::{Range, Warning};

use crate::ast::*;
use crate::parser::Parser;

impl Parser<'_> {
    /// initializer: assignment-expression | braced-initializer
    pub fn initializer(&mut self) -> ExprId {
        if self.at(TokenKind::LBrace) {
            self.initializer_list()
        } else {
            self.assignment_expression()
        }
    }

    /// braced-initializer: `{` `}` | `{` initializer-list `,`? `}`
    ///
    /// initializer-list: designation? initializer (`,` designation? initializer)*
    pub fn initializer_list(&mut self) -> ExprId {
        let open = self.open();
        if self.at(TokenKind::RBrace) && !self.lang.c23() {
            self.ext(
                Warning::C23_EXTENSIONS,
                open.loc,
                "use of an empty initializer is a C23 extension",
            );
        }
        let mark = self.mark::<InitItem>();
        while !self.at(TokenKind::RBrace) {
            let designators = self.designation();
            let value = self.initializer();
            self.add(InitItem { designators, value });
            if !self.at(TokenKind::Comma) && self.is_error(value) {
                // An element went wrong without a comma to go on from.
                self.skip_until(&[TokenKind::RBrace], false);
                break;
            }
            if !self.eat(TokenKind::Comma) {
                break;
            }
        }
        let items = self.finish(mark);
        let closed = self.close(open);
        let range = Range::new(open.loc, self.prev.loc);
        let kind = if closed {
            ExprKind::InitList(items)
        } else {
            ExprKind::Error
        };
        self.push_expr(kind, range, open.loc)
    }

    /// designation: designator+ `=` | identifier `:` | `[` constant-expression `]`
    ///
    /// designator: `[` constant-expression (`...` constant-expression)? `]` | `.` identifier
    fn designation(&mut self) -> List<Designator> {
        match self.tok.kind {
            TokenKind::Period | TokenKind::LSquare => {}
            TokenKind::Identifier if self.peek().kind == TokenKind::Colon => {
                let name = self.bump_ident();
                self.bump();
                self.ext(
                    Warning::GNU_DESIGNATOR,
                    name.loc,
                    "use of GNU old-style field designator extension",
                );
                let mark = self.mark::<Designator>();
                self.add(Designator::Field(name));
                return self.finish(mark);
            }
            _ => return List::default(),
        }
        let begin = self.tok.loc;
        if !self.lang.c99() {
            self.ext(
                Warning::DESIGNATED_INIT,
                begin,
                "designated initializers are a C99 feature",
            );
        }
        let mark = self.mark::<Designator>();
        let mut only_one_array = false;
        loop {
            match self.tok.kind {
                TokenKind::Period => {
                    self.bump();
                    if !self.at(TokenKind::Identifier) {
                        let loc = self.tok.loc;
                        self.syntax_error(loc, "expected a field designator, such as '.field = 4'");
                        break;
                    }
                    let name = self.bump_ident();
                    self.add(Designator::Field(name));
                    only_one_array = false;
                }
                TokenKind::LSquare => {
                    only_one_array = self.mark::<Designator>() == mark;
                    let open = self.open();
                    let low = self.constant_expression();
                    let designator = if self.at(TokenKind::Ellipsis) {
                        let dots = self.bump();
                        self.ext(
                            Warning::GNU_DESIGNATOR,
                            dots,
                            "use of GNU array range extension",
                        );
                        let high = self.constant_expression();
                        Designator::Range(low, high, open.loc)
                    } else {
                        Designator::Index(low, open.loc)
                    };
                    if self.is_error(low) && !self.at(TokenKind::RSquare) {
                        self.skip_until(&[TokenKind::RSquare], true);
                    }
                    self.close(open);
                    self.add(designator);
                }
                _ => break,
            }
        }
        let designators = self.finish(mark);
        if self.eat(TokenKind::Equal) {
            return designators;
        }
        if only_one_array {
            let loc = self.tok.loc;
            self.ext(
                Warning::GNU_DESIGNATOR,
                loc,
                "use of GNU 'missing =' extension in designator",
            );
        } else {
            let loc = self.tok.loc;
            self.syntax_error(loc, "expected '=' or another designator");
        }
        designators
    }
}
