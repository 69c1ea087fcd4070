//! Optimizes and lowers a module from a file: `lower INPUT.{ll,bc,s} LEVEL KIND OUTPUT [TRIPLE]`, to look at the
//! backend alone.
#![forbid(unsafe_code)]

use neverc_codegen::{
    AssembleTarget, Backend, CodegenOptions, NoSeam, OptOptions, OutputKind, assemble, emit,
    optimize,
};
use neverc_llvm::Context;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().collect();
    let [_, input, level, kind, output, rest @ ..] = arguments.as_slice() else {
        return Err("lower INPUT LEVEL KIND OUTPUT [TRIPLE]".into());
    };
    let data = std::fs::read(input)?;
    let mut options = CodegenOptions {
        level: level.parse()?,
        verify_machine: true,
        ..CodegenOptions::default()
    };
    if let [triple] = rest {
        options.triple.clone_from(triple);
        options.cpu = String::new();
    }
    if input.ends_with(".s") {
        let target = AssembleTarget {
            triple: options.triple,
            file_name: input.clone(),
            cpu: options.cpu,
            ..AssembleTarget::default()
        };
        let (object, diagnostics) =
            assemble(&data, &target).map_err(|diagnostics| format!("{diagnostics:#?}"))?;
        eprintln!("{diagnostics:?}");
        std::fs::write(output, object)?;
        return Ok(());
    }
    let context = Context::new();
    let backend = Backend::new(&options)?;
    let module = backend.read_module(&context, &data, input)?;
    let opt = OptOptions {
        level: options.level,
        ..OptOptions::default()
    };
    optimize(&backend, &module, &opt, &NoSeam)?;
    let kind = match kind.as_str() {
        "obj" => OutputKind::Object,
        "asm" => OutputKind::Assembly,
        "ll" => OutputKind::LlvmText,
        "bc" => OutputKind::Bitcode,
        _ => OutputKind::Nothing,
    };
    let emitted =
        emit(&backend, &module, kind).map_err(|diagnostics| format!("{diagnostics:#?}"))?;
    for diagnostic in &emitted.diagnostics {
        eprintln!("{diagnostic:?}");
    }
    std::fs::write(output, emitted.bytes)?;
    std::mem::forget(context);
    Ok(())
}
