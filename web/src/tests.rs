//! The face, tried in a browser.
