// A lint rule that holds the borders between the rooms of www/ (docs/architecture.md): which room may
// import from which.
import { dirname, relative, resolve } from 'node:path';
import { inRoot } from './shell.mjs';

const BELOW = ['engine', 'dom', 'words', 'device'];
/** The rooms that a room may import besides itself; `lazy`: only by `import()`. */
const MAY = {
  engine: [],
  dom: ['engine'],
  words: ['engine'],
  device: ['engine', 'dom', 'words'],
  searches: BELOW,
  letters: BELOW,
  lines: BELOW,
  stage: BELOW,
  games: [...BELOW, 'searches', 'stage'],
  table: [...BELOW, 'stage', 'games'],
  home: [...BELOW, 'stage', 'games'],
  gallery: [...BELOW, 'stage', 'games'],
  ui: [...BELOW, 'stage', 'games', 'lines', 'searches', 'table', 'lazy features'],
  features: [...BELOW, 'stage', 'games', 'letters', 'lines', 'searches', 'table', 'ui', 'shell'],
  shell: [...BELOW, 'stage', 'games', 'lines', 'searches', 'table', 'ui', 'home', 'features'],
};

/** Interfaces whose types may be imported everywhere. */
const TYPES = ['games/contract', 'shell/host', 'table/pick', 'ui/game-view', 'words/words'];

/** Files that still cross a border, and into which room. The list may only get shorter. */
const STILL = {
  'features/opponents/add.ts': 'features',
  'features/settings/form.ts': 'features',
  'lines/back.ts': 'shell',
  'ui/pairing/guest.ts': 'shell',
};

/** The room of a path in www/, and its part: which game, which feature. */
function roomOf(path) {
  const [room, part] = path.split('/');
  return { room, part: room === 'games' || room === 'features' ? part : undefined };
}

/** A folder of games/, not a file beside them. */
const isGame = (part) =>
  part !== undefined &&
  !/^(index|contract|form|progress|lesson|rulebook|signs|sounds|weights)(\.ts)?$/.test(part);

/** Why a file may not import another, or null. Both are paths in www/. */
export function whyNot(from, to, { lazy = false, typed = false } = {}) {
  const here = roomOf(from),
    there = roomOf(to);
  if (!(here.room in MAY) || !(there.room in MAY) || STILL[from] === there.room) return null;
  if (typed && TYPES.includes(to.replace(/\.ts$/, ''))) return null;
  if (here.room !== there.room) {
    const may = MAY[here.room];
    if (may.includes(`lazy ${there.room}`))
      return lazy ? null : `${here.room} may import ${there.room} only by import().`;
    if (!may.includes(there.room)) return `${here.room} may not import ${there.room}.`;
    return there.room === 'games' && isGame(there.part) ? `${here.room} may know no single game.` : null;
  }
  if (here.part === there.part) return null;
  if (here.room === 'games')
    return isGame(here.part) && isGame(there.part) ? 'A game may not import another game.' : null;
  return here.room === 'features' ? 'A feature may not import another feature.' : null;
}

export const borders = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const www = inRoot('www'),
      from = relative(www, context.filename).replaceAll('\\', '/');
    const look = (node, how = {}) => {
      const spec = node.source?.value;
      if (typeof spec !== 'string' || !spec.startsWith('.')) return;
      const to = relative(www, resolve(dirname(context.filename), spec)).replaceAll('\\', '/');
      const why = to.startsWith('..') ? null : whyNot(from, to === 'games' ? 'games/index' : to, how);
      if (why) context.report({ node, message: why });
    };
    return {
      ImportDeclaration: (node) => look(node, { typed: node.importKind === 'type' }),
      ImportExpression: (node) => look(node, { lazy: true }),
      ExportNamedDeclaration: (node) => look(node),
      ExportAllDeclaration: (node) => look(node),
    };
  },
};
