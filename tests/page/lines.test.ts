// The lines that put a game into another page, as text that is safe to paste.
import { expect, test } from 'vitest';
import { linesFor, positionFrom, type Wish } from '../../www/features/embed/lines';

const wish: Wish = {
  base: 'https://example.org/games/',
  game: 'duel',
  name: 'The Duel',
  locale: '',
  kind: 'element',
  level: '',
  players: '',
  position: '',
  start: false,
  readonly: false,
  notes: false,
  pinned: null,
};

/** What is left of the element where scripts or unknown elements are taken out. */
const link = (fragment = ''): string =>
  `<a href="https://example.org/games/duel.html${fragment}"><img src="https://example.org/games/posters/duel.svg" alt="The Duel" width="400"></a>`;

test('S1, S2: every kind of line, with the settings that were chosen and no more', () => {
  expect(linesFor(wish)).toBe(
    `<script src="https://example.org/games/embed.js" async></script>\n<dock-hand game="duel">${link()}</dock-hand>`,
  );
  const pinned = { file: 'embed.0a.js', integrity: 'sha384-abc' };
  expect(linesFor({ ...wish, pinned })).toBe(
    `<script src="https://example.org/games/embed.0a.js" integrity="sha384-abc" crossorigin async></script>\n<dock-hand game="duel">${link()}</dock-hand>`,
  );
  expect(linesFor({ ...wish, pinned, kind: 'frame' })).not.toContain('integrity');
  expect(linesFor({ ...wish, locale: 'fr', position: 'abc', readonly: true })).toContain(
    `<dock-hand game="duel" locale="fr" position="abc" readonly>${link('#abc')}</dock-hand>`,
  );
  expect(linesFor({ ...wish, position: 'sabc.d', notes: true })).toContain(
    `<dock-hand game="duel" position="sabc.d" notes>${link('#sabc.d')}</dock-hand>`,
  );
  expect(linesFor({ ...wish, kind: 'frame', position: 'sabc.d', notes: true })).toContain(
    '?game=duel&amp;notes=#sabc.d"',
  );
  expect(linesFor({ ...wish, kind: 'frame', locale: 'de', readonly: true, position: 'a b' })).toContain(
    'src="https://example.org/games/?game=duel&amp;locale=de&amp;readonly=#a%20b"',
  );
  expect(linesFor({ ...wish, level: 'captain', players: '2', start: true })).toContain(
    '<dock-hand game="duel" level="captain" players="2" start>',
  );
  expect(linesFor({ ...wish, kind: 'frame', level: 'captain', players: '2', start: true })).toContain(
    'src="https://example.org/games/?game=duel&amp;level=captain&amp;players=2&amp;start="',
  );
  expect(linesFor({ ...wish, kind: 'sandbox' })).toMatch(
    /src="https:\/\/example\.org\/games\/dockhand\.html\?game=duel" .*sandbox="allow-scripts"/,
  );
});

test('a value that is filled in stays within its quotes', () => {
  const hostile = '"><script>alert(1)</script>';
  for (const kind of ['element', 'frame', 'sandbox'] as const)
    expect(
      linesFor({
        ...wish,
        kind,
        position: hostile,
        game: hostile,
        locale: hostile,
        name: hostile,
        level: hostile,
      }),
    ).not.toContain('<script>alert');
});

test('a position is a link to a game on any site, or what is saved of one', () => {
  expect(positionFrom(' https://example.org/x/#abc ')).toBe('abc');
  expect(positionFrom('#abc')).toBe('abc');
  expect(positionFrom('{"dockhand":1}')).toBe('{"dockhand":1}');
});
