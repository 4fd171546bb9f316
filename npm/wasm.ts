// What `import address from 'dockhand/duel.wasm'` gives, if a bundler treats modules as files.
declare const address: string;
export default address;
