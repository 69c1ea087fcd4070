//! The steps of a run as a tree (`-ccc-print-phases`), in Clang's form.

use std::collections::HashMap;

use neverc_abi::*;
use neverc_plugin_tables::driver::ActionGraph;

/// The tree of a graph, a line per step, inputs before what takes them.
#[must_use]
pub fn tree(graph: &ActionGraph) -> String {
    let mut printer = Printer {
        graph,
        numbers: HashMap::new(),
        out: String::new(),
    };
    for root in &graph.roots {
        printer.print(*root, "", Place::Top);
    }
    printer.out
}

/// How deep steps are shown.
const MAX_DEPTH: usize = 256;

#[derive(Clone, Copy)]
enum Place {
    Top,
    First,
    Later,
}

struct Printer<'a> {
    graph: &'a ActionGraph,
    numbers: HashMap<u64, usize>,
    out: String,
}

impl Printer<'_> {
    /// Prints a step and gives its number. A verified graph has no cycle; a chain that only a plugin would
    /// make so long is cut.
    fn print(&mut self, id: u64, indent: &str, place: Place) -> usize {
        if indent.len() > 3 * MAX_DEPTH {
            return 0;
        }
        if let Some(&number) = self.numbers.get(&id) {
            return number;
        }
        let Some(node) = self.graph.node(id) else {
            return 0;
        };
        let (own, below) = match place {
            Place::Top => ("", ""),
            Place::First => ("+- ", "   "),
            Place::Later => ("|- ", "|  "),
        };
        let inner = format!("{indent}{below}");
        let mut text = kind(node.kind).to_owned();
        text.push_str(", ");
        if node.kind == NEVERC_ACTION_INPUT {
            let input = self.graph.inputs.iter().find(|i| i.id == node.driver_input);
            text.push_str(&format!("\"{}\"", input.map_or("", |i| &i.value)));
        } else {
            if node.kind == NEVERC_ACTION_BIND_ARCH {
                text.push_str(&format!("\"{}\", ", node.bind_arch));
            }
            let mut numbers = Vec::new();
            for (index, &input) in node.inputs.iter().enumerate() {
                let place = if index == 0 {
                    Place::First
                } else {
                    Place::Later
                };
                numbers.push(self.print(input, &inner, place).to_string());
            }
            text.push_str(&format!("{{{}}}", numbers.join(", ")));
        }
        let number = self.numbers.len();
        self.numbers.insert(id, number);
        let ty = type_name(node.output_type);
        self.out
            .push_str(&format!("{indent}{own}{number}: {text}, {ty}\n"));
        number
    }
}

fn kind(kind: NevercActionKind) -> &'static str {
    match kind {
        NEVERC_ACTION_INPUT => "input",
        NEVERC_ACTION_BIND_ARCH => "bind-arch",
        NEVERC_ACTION_PREPROCESS => "preprocessor",
        NEVERC_ACTION_COMPILE => "compiler",
        NEVERC_ACTION_BACKEND => "backend",
        NEVERC_ACTION_ASSEMBLE => "assembler",
        NEVERC_ACTION_LINK => "linker",
        NEVERC_ACTION_LIPO => "lipo",
        NEVERC_ACTION_DSYMUTIL => "dsymutil",
        NEVERC_ACTION_STATIC_LIB => "static-lib-linker",
        _ => "dyncode",
    }
}

fn type_name(ty: NevercDriverType) -> &'static str {
    match ty {
        NEVERC_DRIVER_TYPE_C => "c",
        NEVERC_DRIVER_TYPE_PP_C => "cpp-output",
        NEVERC_DRIVER_TYPE_C_HEADER => "c-header",
        NEVERC_DRIVER_TYPE_ASM => "assembler-with-cpp",
        NEVERC_DRIVER_TYPE_PP_ASM => "assembler",
        NEVERC_DRIVER_TYPE_LLVM_IR | NEVERC_DRIVER_TYPE_LLVM_BC => "ir",
        NEVERC_DRIVER_TYPE_LTO_IR => "lto-ir",
        NEVERC_DRIVER_TYPE_LTO_BC => "lto-bc",
        NEVERC_DRIVER_TYPE_OBJECT => "object",
        NEVERC_DRIVER_TYPE_IMAGE => "image",
        NEVERC_DRIVER_TYPE_DSYM => "dSYM",
        NEVERC_DRIVER_TYPE_DEPENDENCIES => "dependencies",
        NEVERC_DRIVER_TYPE_PP_CXX => "c++-cpp-output",
        NEVERC_DRIVER_TYPE_CXX => "c++",
        NEVERC_DRIVER_TYPE_CXX_HEADER => "c++-header",
        _ => "none",
    }
}
