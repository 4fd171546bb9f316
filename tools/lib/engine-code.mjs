// The code around a module of the engine, as the page needs it: the page compiles the module itself and hands
// it over (www/engine/engine.ts), so the generated code that fetches and compiles one, in four ways and with
// warnings, is left out. Workers have the whole of it.

const FIRST = 'async function __wbg_load(',
  LAST = 'export { initSync, __wbg_init as default };';

const OWN = `
async function __wbg_init({ module_or_path: module }) {
    return __wbg_finalize_init(await WebAssembly.instantiate(module, __wbg_get_imports()), module);
}
export { __wbg_init as default };
`;

/**
 * What no browser needs that can run the engine: a second name for `free`, for a kind of declaration that the
 * page does not have, stand-ins for what is older than the references that the engine is compiled with, and a
 * way to pass a text to a module that cannot make room for more of it, and care for values that throw when they
 * are asked what they are. What the page does not need: searches with a net, and those that go on with their game, are
 * for workers, and whoever begins another search on the page frees it.
 */
const NEEDLESS = [
  /^if \(Symbol\.dispose\) .*\n/gm,
  /\(typeof FinalizationRegistry === 'undefined'\)\n.*\{ register: .*\n\s+: /g,
  /^if \(!\('encodeInto' in cachedTextEncoder\)\) \{\n(?: .*\n)+\}\n/gm,
  /^ {4}if \(realloc === undefined\) \{\n(?: {8}.*\n)+ {4}\}\n/gm,
  /^ {4}(?:searchWith|follow)\(.*\n(?: {8}.*\n)+ {4}\}\n/gm,
  /^.*SearchFinalization.*\n/gm,
  /^ +try \{\n(?= +result = arg0 instanceof)|^ +\} catch \(_\) \{\n +result = false;\n +\}\n/gm,
  /^ {8}__proto__: null,\n/gm,
  / \|\| \w+\.buffer\.detached === true(?= \|\|)/g,
  /\w+\.buffer\.detached === undefined && (?=\w+\.buffer !== wasm\.memory\.buffer)/g,
];

/** Returns the generated code with only the one way to begin. */
export function shortened(code) {
  const from = code.indexOf(FIRST),
    to = code.indexOf(LAST);
  if (from < 0 || to < from || !code.slice(0, from).includes('function __wbg_finalize_init('))
    throw new Error('the code around the engine has another shape');
  const short = code.slice(0, from) + OWN + code.slice(to + LAST.length);
  return NEEDLESS.reduce((rest, part) => rest.replace(part, ''), short);
}

/** @returns {import('vite').Plugin} */
export const engineCode = () => ({
  name: 'engine-code',
  apply: 'build',
  transform: (code, id) => (/\/pkg\/(\w+)\/\1\.js$/.test(id.replaceAll('\\', '/')) ? shortened(code) : null),
});
