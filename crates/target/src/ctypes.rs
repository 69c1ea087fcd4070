//! Sizes, alignments and choices of C types on a target. All sizes and alignments are in **bytes**.

/// Format of `long double`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LongDouble {
    /// x87 80 bits in 16 bytes.
    X87,
    /// IEEE quad.
    Quad,
}

/// What `__builtin_va_list` is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum VaList {
    /// SysV AMD64 3.5.7: `struct __va_list_tag { unsigned gp_offset, fp_offset; void *overflow_arg_area, *reg_save_area; }[1]`
    X86_64,
    /// AAPCS64 10.1.5: `struct __va_list { void *__stack, *__gr_top, *__vr_top; int __gr_offs, __vr_offs; }`
    AArch64,
}

/// An integer type of C, by rank, as a typedef target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum IntKind {
    Int,
    UInt,
    Long,
    ULong,
    UShort,
    LongLong,
    ULongLong,
}

/// The C types of a target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CTypes {
    /// Plain `char` is signed.
    pub char_signed: bool,
    /// `long` (LP64: 8).
    pub long_size: u32,
    /// Pointers, `size_t`, `ptrdiff_t`.
    pub pointer_size: u32,
    /// `long double`.
    pub long_double: LongDouble,
    /// `__int128` alignment.
    pub int128_align: u32,
    /// Largest alignment of `_BitInt` (x86-64: 8, AArch64: 16).
    pub bitint_max_align: u32,
    /// `__BIGGEST_ALIGNMENT__`, also the alignment of a bare `__attribute__((aligned))`.
    pub biggest_align: u32,
    /// Largest width of `_BitInt`.
    pub bitint_max_width: u32,
    /// `wchar_t`.
    pub wchar: IntKind,
    /// `wint_t`.
    pub wint: IntKind,
    /// `__builtin_va_list`.
    pub va_list: VaList,
    /// Widest atomic operation that needs no library call, in bytes.
    pub atomic_inline: u32,
    /// Zero-width and ordinary bit-fields of unnamed members influence record alignment (AAPCS64: yes; SysV: no).
    pub unnamed_bitfield_aligns: bool,
}

impl CTypes {
    /// `x86_64-*-linux-gnu` (SysV AMD64 psABI 3.1.2).
    pub const X86_64_LINUX: CTypes = CTypes {
        char_signed: true,
        long_size: 8,
        pointer_size: 8,
        long_double: LongDouble::X87,
        int128_align: 16,
        bitint_max_align: 8,
        biggest_align: 16,
        bitint_max_width: 8_388_608,
        wchar: IntKind::Int,
        wint: IntKind::UInt,
        va_list: VaList::X86_64,
        atomic_inline: 8,
        unnamed_bitfield_aligns: false,
    };

    /// `aarch64-*-linux-gnu` (AAPCS64 5, 10.1).
    pub const AARCH64_LINUX: CTypes = CTypes {
        char_signed: false,
        long_size: 8,
        pointer_size: 8,
        long_double: LongDouble::Quad,
        int128_align: 16,
        bitint_max_align: 16,
        biggest_align: 16,
        bitint_max_width: 128,
        wchar: IntKind::UInt,
        wint: IntKind::UInt,
        va_list: VaList::AArch64,
        atomic_inline: 16,
        unnamed_bitfield_aligns: true,
    };
}
