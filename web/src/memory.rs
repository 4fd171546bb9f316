//! The allocator of the modules: 3 kB smaller (compressed) than the one of the standard library, and as fast.

use rlsf::{GlobalTlsf, GlobalTlsfOptions};

struct Options;

impl GlobalTlsfOptions for Options {
    // The engine rarely makes an allocation larger: the code that extends one in place costs more than the copies.
    const ENABLE_REALLOCATION: bool = false;
}

#[global_allocator]
static ALLOCATOR: GlobalTlsf<Options> = GlobalTlsf::new();
