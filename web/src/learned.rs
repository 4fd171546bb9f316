//! Searches with a net, for JavaScript.

use super::{Search, Session, thrown};
use dockhand::game::Seat;
use dockhand::session::simply;
use js_sys::Uint8Array;
use wasm_bindgen::prelude::*;

/// The most bytes of a net's file; those that come with the games have half as many.
const MOST_BYTES: u32 = 1 << 16;

#[wasm_bindgen]
impl Session {
    /// Returns whether the net of this game and number of players judges at this table; elsewhere it need not be fetched.
    #[wasm_bindgen(js_name = takesNet)]
    pub fn has_net(&self) -> bool {
        self.0.0.has_net()
    }

    /// Returns a search like `search` that a net judges instead of the forecast by hand. `net` is the content of its file.
    ///
    /// # Errors
    /// A refusal, as for `search`; `unreadable-net` if the bytes are damaged or no net for this game and number of players.
    #[wasm_bindgen(js_name = searchWith)]
    pub fn search_with(
        &self,
        seat: u8,
        level: u8,
        seed: u32,
        #[wasm_bindgen(unchecked_param_type = "Uint8Array")] net: &JsValue,
    ) -> Result<Search, JsValue> {
        let bytes = net.dyn_ref::<Uint8Array>().filter(|bytes| bytes.length() <= MOST_BYTES);
        let bytes = bytes.ok_or_else(|| thrown(simply("unreadable-net")))?.to_vec();
        self.0.0.search(Seat(seat), level, seed, Some(&bytes)).map(Search).map_err(thrown)
    }
}
