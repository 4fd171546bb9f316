//! Stands in for the program `wasm-bindgen` and writes the same bytes. It understands `wasm-bindgen --target
//! web --out-dir DIR --out-name NAME FILE` and `wasm-bindgen -V`.
#![forbid(unsafe_code)]

use std::process::ExitCode;
use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["-V" | "--version"] => {
            println!("wasm-bindgen {}", wasm_bindgen_shared::version());
            ExitCode::SUCCESS
        }
        ["--target", "web", "--out-dir", folder, "--out-name", name, module] => {
            let mut bindgen = Bindgen::new();
            bindgen.input_path(module).out_name(name).typescript(true).omit_default_module_path(false);
            match bindgen.web(true).and_then(|bindgen| bindgen.generate(folder)) {
                Ok(()) => ExitCode::SUCCESS,
                Err(error) => fail(&format!("{error:?}")),
            }
        }
        _ => fail("usage: wasm-bindgen --target web --out-dir DIR --out-name NAME FILE"),
    }
}

fn fail(why: &str) -> ExitCode {
    eprintln!("{why}");
    ExitCode::FAILURE
}
