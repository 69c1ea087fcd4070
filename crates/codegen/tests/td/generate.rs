//! Random signatures for the comparison with llc.

/// xorshift64*
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D)
    }

    pub fn below(&mut self, n: usize) -> usize {
        (self.next() >> 33) as usize % n.max(1)
    }

    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    pub fn pick<'a, T: ?Sized>(&mut self, list: &[&'a T]) -> &'a T {
        list[self.below(list.len())]
    }
}

/// A target with the conventions that IR can name on it.
pub struct Setting {
    pub triple: &'static str,
    pub features: &'static str,
    pub conventions: &'static [&'static str],
}

const X86_64: &[&str] = &[
    "ccc",
    "ccc",
    "fastcc",
    "coldcc",
    "ghccc",
    "cc 11",
    "preserve_mostcc",
    "preserve_allcc",
    "preserve_nonecc",
    "preserve_nonecc",
    "swiftcc",
    "swifttailcc",
    "tailcc",
    "cxx_fast_tlscc",
    "intel_ocl_bicc",
    "win64cc",
    "win64cc",
    "x86_64_sysvcc",
    "x86_vectorcallcc",
    "x86_vectorcallcc",
    "x86_regcallcc",
    "x86_regcallcc",
    "x86_stdcallcc",
    "x86_fastcallcc",
    "x86_thiscallcc",
    "x86_intrcc",
    "graalcc",
    "spir_func",
    "spir_kernel",
    "cfguard_checkcc",
];
const X86_32: &[&str] = &[
    "ccc",
    "ccc",
    "fastcc",
    "coldcc",
    "ghccc",
    "cc 11",
    "preserve_mostcc",
    "tailcc",
    "intel_ocl_bicc",
    "x86_vectorcallcc",
    "x86_vectorcallcc",
    "x86_regcallcc",
    "x86_regcallcc",
    "x86_stdcallcc",
    "x86_fastcallcc",
    "x86_thiscallcc",
    "cfguard_checkcc",
    "x86_intrcc",
    "cxx_fast_tlscc",
    "graalcc",
    "preserve_allcc",
    "preserve_nonecc",
    "spir_func",
    "spir_kernel",
    "swiftcc",
    "swifttailcc",
    "win64cc",
    "x86_64_sysvcc",
];
const AARCH64: &[&str] = &[
    "ccc",
    "ccc",
    "fastcc",
    "ghccc",
    "preserve_mostcc",
    "preserve_allcc",
    "preserve_nonecc",
    "preserve_nonecc",
    "swiftcc",
    "swifttailcc",
    "tailcc",
    "cxx_fast_tlscc",
    "aarch64_vector_pcs",
    "win64cc",
    "cfguard_checkcc",
    "graalcc",
    "aarch64_sve_vector_pcs",
    "cc 108",
    "cc 109",
];

/// What is compared.
pub const SETTINGS: &[Setting] = &[
    Setting {
        triple: "x86_64-unknown-linux-gnu",
        features: "",
        conventions: X86_64,
    },
    Setting {
        triple: "x86_64-unknown-linux-gnu",
        features: "+avx2",
        conventions: X86_64,
    },
    Setting {
        triple: "x86_64-unknown-linux-gnu",
        features: "+avx512f,+avx512vl",
        conventions: X86_64,
    },
    Setting {
        triple: "x86_64-unknown-linux-gnu",
        features: "+avx512bw,+avx512vl",
        conventions: X86_64,
    },
    Setting {
        triple: "x86_64-pc-windows-msvc",
        features: "+avx",
        conventions: X86_64,
    },
    Setting {
        triple: "x86_64-apple-macosx",
        features: "",
        conventions: X86_64,
    },
    Setting {
        triple: "x86_64-unknown-linux-gnux32",
        features: "",
        conventions: X86_64,
    },
    Setting {
        triple: "i686-unknown-linux-gnu",
        features: "+sse2",
        conventions: X86_32,
    },
    Setting {
        triple: "i686-unknown-linux-gnu",
        features: "+avx512bw",
        conventions: X86_32,
    },
    Setting {
        triple: "i686-pc-windows-msvc",
        features: "+sse2",
        conventions: X86_32,
    },
    Setting {
        triple: "i686-w64-windows-gnu",
        features: "+avx",
        conventions: X86_32,
    },
    Setting {
        triple: "i686-apple-macosx",
        features: "+sse2",
        conventions: X86_32,
    },
    Setting {
        triple: "aarch64-unknown-linux-gnu",
        features: "",
        conventions: AARCH64,
    },
    Setting {
        triple: "aarch64-unknown-linux-gnu",
        features: "+sve",
        conventions: AARCH64,
    },
    Setting {
        triple: "aarch64_be-unknown-linux-gnu",
        features: "",
        conventions: AARCH64,
    },
    Setting {
        triple: "arm64-apple-macosx",
        features: "",
        conventions: AARCH64,
    },
    Setting {
        triple: "aarch64-pc-windows-msvc",
        features: "",
        conventions: AARCH64,
    },
];

/// A function in IR's notation.
pub struct Signature {
    pub convention: &'static str,
    pub result: String,
    pub parameters: Vec<String>,
    pub variadic: bool,
}

fn element(r: &mut Random) -> &'static str {
    r.pick(&[
        "i8", "i16", "i32", "i64", "float", "double", "half", "i32", "float", "ptr", "i1", "bfloat",
    ])
}

fn vector(r: &mut Random) -> String {
    let lanes = [2, 4, 8, 16, 32, 3, 1, 64, 5, 6, 7][r.below(11)];
    format!("<{lanes} x {}>", element(r))
}

fn scalable(r: &mut Random) -> String {
    r.pick(&[
        "<vscale x 16 x i8>",
        "<vscale x 4 x i32>",
        "<vscale x 2 x double>",
        "<vscale x 4 x float>",
        "<vscale x 16 x i1>",
        "<vscale x 8 x i32>",
        "<vscale x 8 x half>",
        "<vscale x 6 x double>",
        "<vscale x 2 x i8>",
        "<vscale x 32 x i8>",
    ])
    .to_owned()
}

fn scalar(r: &mut Random, x86: bool) -> String {
    let common = [
        "i32", "i64", "ptr", "double", "float", "i8", "i16", "i1", "i128", "half", "bfloat",
        "fp128", "i24", "i65", "i129", "i200", "i7", "i48",
    ];
    match r.below(20) {
        0 if x86 => "x86_fp80".to_owned(),
        1..8 => r.pick(&["i32", "i64", "ptr", "double", "float"]).to_owned(),
        _ => common[r.below(common.len())].to_owned(),
    }
}

fn aggregate(r: &mut Random, x86: bool) -> String {
    if r.chance(60) {
        let count = 1 + r.below(5);
        let ty = r.pick(&[
            "float",
            "double",
            "i64",
            "i32",
            "i8",
            "half",
            "<4 x float>",
            "ptr",
            "fp128",
            "<2 x i32>",
            "i128",
        ]);
        format!("[{count} x {ty}]")
    } else {
        let count = 1 + r.below(4);
        let members: Vec<String> = (0..count).map(|_| scalar(r, x86)).collect();
        format!("{{ {} }}", members.join(", "))
    }
}

fn ty(r: &mut Random, setting: &Setting) -> String {
    let x86 = !is_arm(setting);
    match r.below(10) {
        0..5 => scalar(r, x86),
        5 | 6 => vector(r),
        7 => aggregate(r, x86),
        8 if setting.features.contains("sve") => scalable(r),
        _ => r.pick(&["i32", "i64", "double", "ptr", "float"]).to_owned(),
    }
}

pub fn is_arm(setting: &Setting) -> bool {
    setting.triple.starts_with('a')
}

fn is_small_int(ty: &str) -> bool {
    matches!(ty, "i1" | "i8" | "i16" | "i24" | "i7" | "i32")
}

/// One random function.
pub fn signature(r: &mut Random, setting: &Setting) -> Signature {
    let convention = r.pick(setting.conventions);
    let arm = is_arm(setting);
    let wide = !setting.triple.starts_with('i');
    match convention {
        "cfguard_checkcc" => {
            let ty = if wide { "i64" } else { "i32" };
            return Signature {
                convention,
                result: "void".to_owned(),
                parameters: vec![ty.to_owned()],
                variadic: false,
            };
        }
        "x86_intrcc" => {
            let mut parameters = vec!["ptr byval([40 x i8])".to_owned()];
            if r.chance(50) {
                parameters.push(if wide { "i64" } else { "i32" }.to_owned());
            }
            return Signature {
                convention,
                result: "void".to_owned(),
                parameters,
                variadic: false,
            };
        }
        _ => {}
    }
    let count = r.below(13);
    let swift = convention.starts_with("swift");
    let mut once = Vec::new();
    let mut parameters = Vec::new();
    for index in 0..count {
        if convention == "x86_vectorcallcc" && r.chance(15) {
            // A homogeneous vector aggregate.
            let member = r.pick(&["double", "float", "<4 x float>", "<2 x i64>"]);
            let members = vec![member; 1 + r.below(4)].join(", ");
            parameters.push(format!("{{ {members} }} inreg"));
            continue;
        }
        let ty = ty(r, setting);
        // llc has no code for these.
        let in_registers = matches!(
            convention,
            "ghccc" | "preserve_nonecc" | "cc 108" | "cc 109"
        );
        if arm && convention == "ghccc" && ty.contains("i1") {
            continue;
        }
        let mut text = ty.clone();
        if is_small_int(&ty) {
            text += r.pick(&["", "", " signext", " zeroext"]);
        }
        let special = |name: &'static str, list: &mut Vec<&'static str>| {
            let new = !list.contains(&name);
            if new {
                list.push(name);
            }
            new
        };
        if ty == "ptr" {
            match r.below(10) {
                0 if index < 2 && special("sret", &mut once) => text += " sret(i32)",
                1 if !(arm && in_registers) => text += " byval([24 x i8]) align 8",
                2 if !(arm && in_registers) => text += " byval({ i64, <4 x float> })",
                3 if !(arm && in_registers) => text += " byval([3 x i8])",
                4 if special("nest", &mut once) && !arm => text += " nest",
                5 if swift && special("swiftself", &mut once) => text += " swiftself",
                6 if swift && special("swifterror", &mut once) => text += " swifterror",
                7 if swift && special("swiftasync", &mut once) => text += " swiftasync",
                _ => {}
            }
        }
        let plain = !text.contains("byval") && !text.contains("swift") && !text.contains("nest");
        if !arm && plain && r.chance(if wide { 4 } else { 25 }) && !ty.starts_with(['{', '[']) {
            text += " inreg";
        }
        parameters.push(text);
    }
    let no_result = matches!(convention, "ghccc" | "cc 108" | "cc 109");
    let result = if no_result || r.chance(25) || once.contains(&"sret") {
        "void".to_owned()
    } else {
        let ty = ty(r, setting);
        if is_small_int(&ty) {
            format!("{}{ty}", r.pick(&["", "signext ", "zeroext "]))
        } else if !wide && r.chance(20) && matches!(ty.as_str(), "float" | "double" | "i32") {
            format!("inreg {ty}")
        } else {
            ty
        }
    };
    let variadic = convention == "ccc" && !parameters.is_empty() && r.chance(15);
    Signature {
        convention,
        result,
        parameters,
        variadic,
    }
}
