// P32: “you” is a seat, not a name: a computer that has the same name as the only person keeps it.
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ownName } from '../../www/device/own-name';
import type { GameText } from '../../www/words/text/text';
import type { AnyGame, GameEntry, Seat, Setup, View } from '../../www/engine/wire';
import type { GamePage } from '../../www/games/contract';
import { duel } from '../../www/games/duel';
import { imhotep } from '../../www/games/imhotep';
import { kontor } from '../../www/games/kontor';
import { rampart } from '../../www/games/rampart';
import { youIn, type TextSource } from '../../www/ui/text/texts';
import { printsOf, setupOf as duelSetup } from './duel-fixture';
import { config as kontorConfig, cross, setupOf as kontorSetup, viewOf } from './kontor-fixture';
import { wordsOf } from './words-of';

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } }); // no family mode
});

const NOTHING: View = { tokens: [], counters: [], toAct: [], ask: null, private: false, outcome: null };

/** Returns the texts of a table at which both players have the same name, and seat 0 is the only person. */
function text(page: unknown, game: string, setup: object, view: object = NOTHING): GameText {
  const own = setup as Setup;
  const made = (page as GamePage).text(
    wordsOf('en', game),
    { ...own, players: own.players.map((player) => ({ ...player, name: 'Black' })) } as Setup,
    view as View,
    printsOf('a') as never,
    () => [],
  );
  made.terms.you = 0;
  return made;
}
const imhotepSetup = {
  game: 'imhotep',
  players: [0, 1].map((colour) => ({ name: '', colour })),
  config: { market: 'a', pyramid: 'a', temple: 'a', chamber: 'a', obelisks: 'a' },
};
const say = (of: GameText, event: object): string => of.log.sentences([event as AnyGame['event']]).join(' ');

describe('P32: of two players with the same name only the person is “you”', () => {
  it('in the log, alone and together', () => {
    const table = text(duel, 'duel', duelSetup('a'));
    const placed = (seat: Seat) => say(table, { say: 'placed', seat, cell: [0, 0] });
    expect(placed(0)).toBe('You place a figure on A1.');
    expect(placed(1)).toBe('Black places a figure on A1.');
    expect(say(table, { say: 'game-over', winners: [1] })).toContain('Black wins');
    expect(say(table, { say: 'game-over', winners: [0] })).toContain('You win');
    expect(say(table, { say: 'game-over', winners: [0, 1] })).toContain('Black and Black win');
  });

  it('in the prompt', () => {
    const over = (winners: Seat[]) =>
      text(duel, 'duel', duelSetup('a'), { ...NOTHING, outcome: { winners, scores: [7, 7] } });
    expect(over([1]).moves.ask(null, [])).toBe('Black won with 7 points.');
    expect(over([0]).moves.ask(null, [])).toBe('You won with 7 points.');
    const { terms } = text(duel, 'duel', duelSetup('a'));
    expect([0, 1].map((seat) => terms.t('now-plays', terms.who(seat)))).toEqual([
      'You are playing.',
      'Black is playing.',
    ]);
  });

  it('in the names of the pieces of Imhotep', () => {
    const { places } = text(imhotep, 'imhotep', imhotepSetup, {
      ...NOTHING,
      counters: [0, 1].flatMap((seat) => [
        { at: `quarry/${seat}`, count: 20 },
        { at: `held/${seat}/statue`, count: 1 },
      ]),
    });
    const label = (place: string): string => places.placeLabel(place).replace(/:.*$/, '');
    expect(['quarry/0', 'quarry/1', 'held/0/statue', 'held/1/statue'].map(label)).toEqual([
      'Your quarry',
      'Black’s quarry',
      'You hold Statue',
      'Black holds Statue',
    ]);
  });

  it('in the names of places and of sides', () => {
    const setup = { ...kontorSetup(2), config: { ...kontorConfig, scenario: 'base' } };
    const table = text(kontor, 'kontor', setup, viewOf(cross, 2));
    expect([0, 1].map((seat) => table.places.placeLabel(`pile/${seat}`))).toEqual([
      'Your dock pile.',
      'Black’s dock pile.',
    ]);
    const scored = (winner: string) =>
      say(table, {
        say: 'sector-finished',
        cell: [1, 0],
        docks: 1,
        winner,
        by: 'largest-lead',
        red: [2, 0, 0],
        black: [0, 0, 0],
      });
    expect(scored('red')).toContain('You win this sector with');
    expect(scored('black')).toContain('Black wins this sector with');
    const wall = text(rampart, 'rampart', {
      ...duelSetup('a'),
      game: 'rampart',
      config: { points: false, flagIsTower: false, first: null },
    });
    expect(wall.places.placeLabel('wall/0/0')).toMatch(/^Your flag/);
    expect(wall.places.placeLabel('wall/1/0')).toMatch(/^Black’s flag/);
  });
});

describe('P32: a person who plays alone and typed no name is “you”', () => {
  const entry = {
    id: 'kontor',
    colours: ['red', 'black', 'crimson', 'grey'],
    seats: [2, 4],
    seating: [[1, 0]],
  } as unknown as GameEntry;
  const told = (language: string, name: string, eye: Seat | null = 0): TextSource =>
    ({
      card: { id: 'kontor' },
      entry,
      words: wordsOf(language, 'kontor'),
      table: { home: { eye }, setup: { players: [{ name, colour: 1 }] } },
    }) as unknown as TextSource;

  it.each([
    ['en', 'Black'],
    ['fr', 'Noir'],
    ['de', 'Schwarz'],
  ])('by the colour: %s', (language, colour) => {
    expect(youIn(told(language, colour))).toBe(0);
    expect(youIn(told(language, 'Anna'))).toBeNull();
    expect(youIn(told(language, colour, null))).toBeNull();
  });

  it('also at tables that no form was filled in for', () => {
    const words = wordsOf('en', 'kontor');
    vi.stubGlobal('localStorage', { getItem: () => null });
    expect(ownName(words, entry)).toBe('Black');
    expect(youIn(told('en', ownName(words, entry)))).toBe(0);
    vi.stubGlobal('localStorage', { getItem: () => '[{"name":"Anna","face":null}]' });
    expect(ownName(words, entry)).toBe('Anna');
    vi.unstubAllGlobals();
  });
});
