// A lint rule that holds the borders between the rooms of www/ (docs/architecture.md): which room may
// import from which.
import { dirname, relative, resolve } from 'node:path';
import { inRoot } from './shell.mjs';

const BELOW = ['engine', 'dom', 'words', 'device'];
/** The rooms that a room may import besides itself. */
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
  ui: [...BELOW, 'stage', 'games', 'lines', 'searches', 'table'],
  features: [...BELOW, 'stage', 'games', 'letters', 'lines', 'searches', 'table', 'ui'],
  shell: [...BELOW, 'stage', 'games', 'lines', 'searches', 'table', 'ui', 'home', 'features'],
};

/** Interfaces whose types may be imported everywhere. */
const TYPES = ['games/contract', 'shell/feature', 'shell/host', 'table/pick', 'ui/game-view', 'words/words'];

/** The only list of features, and what it may import of each. */
const REGISTRY = 'shell/registry.ts',
  DOOR = /^features\/[\w-]+\/feature(\.ts)?$/;

/** The room of a path in www/, and its part: which game, which feature. */
function roomOf(path) {
  const [room, part] = path.split('/');
  return { room, part: room === 'games' || room === 'features' ? part : undefined };
}

/** A folder of games/, not a file beside them. */
const isGame = (part) =>
  part !== undefined &&
  !/^(index|contract|form|progress|lesson|rulebook|signs|sounds|turnings|weights)(\.ts)?$/.test(part);

/** Why a file may not import another, or null. Both are paths in www/. */
export function whyNot(from, to, { typed = false } = {}) {
  const here = roomOf(from),
    there = roomOf(to);
  if (!(here.room in MAY) || !(there.room in MAY)) return null;
  if (typed && TYPES.includes(to.replace(/\.ts$/, ''))) return null;
  if (here.room !== there.room) {
    const may = MAY[here.room];
    if (!may.includes(there.room)) return `${here.room} may not import ${there.room}.`;
    if (there.room === 'features' && (from !== REGISTRY || !DOOR.test(to)))
      return `Only ${REGISTRY} imports a feature, and only its door, feature.ts.`;
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
      ImportExpression: (node) => look(node),
      ExportNamedDeclaration: (node) => look(node),
      ExportAllDeclaration: (node) => look(node),
    };
  },
};
