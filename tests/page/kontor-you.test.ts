// P32: Kontor calls the only person “you” wherever it compares players, as the other games do.
import { expect, it } from 'vitest';
import { Scene } from '../../www/words/scene';
import {
  majority,
  majorityOfAll,
  sectorLabel,
  tally,
  winnerSide,
  winnersOf,
  type Sector,
} from '../../www/games/kontor/text/notes';
import { sectorText } from '../../www/games/kontor/text/sectors';
import { kontorText, type KontorText } from '../../www/games/kontor/text/text';
import type { Game, GameEvent } from '../../www/games/kontor/wire';
import { config, cross, setupOf, viewOf } from './kontor-fixture';
import { wordsOf } from './words-of';

function speak(language: string, you: number | null, seats = 2): KontorText {
  const setup = { ...setupOf(seats), config: { ...config, scenario: seats > 2 ? 'freewheel-solo' : 'base' } };
  const text = kontorText(
    wordsOf(language, 'kontor'),
    new Scene<Game>(setup as never, viewOf(cross, seats), []),
  );
  text.terms.you = you;
  return text;
}
const sector = (winner: 'red' | 'black', standing: string): Sector => ({
  is: 'sector',
  cells: [[1, 0]],
  ends: [],
  red: [2, 0, 0],
  black: [0, 1, 0],
  winner,
  by: 'largest-lead',
  points: 1,
  standing: standing as Sector['standing'],
});

it.each([
  ['en', /^Open sector.*: you would win\.$/, /won by you/, 'You: 2 tea; ', 'You would win now'],
  ['fr', /^Secteur ouvert.* : vous\.$/, /gagnant : vous/, 'Vous : 2 thé', 'Vous gagneriez maintenant'],
  ['de', /^Offener Sektor.*: du\.$/, /von dir gewonnen/, 'Du: 2 ', 'Du würdest jetzt'],
] as const)(
  'P32: the label, the tally and the reason of a sector say “you”: %s',
  (language, open, won, stocks, leads) => {
    const { terms } = speak(language, 0),
      told = sectorText(terms, sector('red', 'open')).replace(/\u00a0/g, ' ');
    expect(sectorLabel(terms, sector('red', 'open')).replace(/\u00a0/g, ' ')).toMatch(open);
    expect(sectorText(terms, sector('red', 'counts'))).toMatch(won);
    expect(told).toContain(stocks);
    expect(told).toContain(leads);
    // Of the other player it says the name.
    const other = speak(language, 1).terms;
    expect(sectorText(other, sector('red', 'open'))).toContain(other.side('red'));
  },
);

it.each(['en', 'fr', 'de'])(
  'P32: every reason has a sentence for “you”, and names the others: %s',
  (language) => {
    const { terms } = speak(language, 0),
      name = terms.name(0);
    const other = speak(language, 1).terms;
    for (const by of ['largest-lead', 'more-leads', 'order-of-goods', 'reversed-order'])
      for (const now of [true, false]) {
        const you = majority(terms, by, winnerSide(terms, 'red'), now),
          named = majority(other, by, winnerSide(other, 'red'), now);
        expect(you).toMatch(/\b(you|vous|du)\b/i);
        expect(you).not.toContain(name);
        expect(named).toContain(name);
      }
    expect(tally(other, [1, 0, 0], [0, 0, 0])).toContain(name);
    expect(tally(terms, [1, 0, 0], [0, 0, 0])).not.toContain(name);
    const solo = speak(language, 2, 3).terms;
    const lone = majorityOfAll(solo, 'order-of-goods', winnersOf(solo, [2]), true);
    expect(lone).toMatch(/\b(you|vous|du)\b/i);
    expect(majorityOfAll(solo, 'order-of-goods', winnersOf(solo, [1, 2]), true)).toContain(solo.name(2));
  },
);

it.each([
  ['en', 'You and Bruno each pay a florin'],
  ['fr', 'Vous et Bruno payez chacun'],
  ['de', 'Du und Bruno zahlt je'],
])('P32: where both pay the tax, the only person is “you” too: %s', (language, told) => {
  const both = [0, 1].map((seat) => ({ say: 'paid-tax', seat })) as never[];
  const bare = (sentences: string[]): string => sentences.join('').replace(/[\u2066-\u2069]/g, '');
  expect(bare(speak(language, 0).log.sentences(both))).toContain(told);
  expect(bare(speak(language, null).log.sentences(both))).not.toContain(told.split(' ')[0]);
});

it('P3: a turn in one line leaves out what every turn ends with, so that a finished sector has room', () => {
  const turn = [
    { say: 'laid', seat: 1, number: 34, cell: [1, 0] },
    {
      say: 'sector-finished',
      cell: [1, 0],
      docks: 2,
      winner: 'black',
      by: 'largest-lead',
      red: [0, 0, 0],
      black: [1, 0, 0],
    },
    { say: 'drew', seat: 1, number: 8 },
    { say: 'subsidised', seat: 1 },
  ];
  const { log } = speak('en', 0);
  expect(log.logged(turn as never[]).aside?.join(' ')).toMatch(/draws 8\..*gets a florin/);
  // Without a sector there is room for the florin.
  const plain = turn.filter(({ say }) => say !== 'sector-finished');
  expect(log.logged(plain as never[]).aside?.join(' ')).not.toContain('florin');
});

it.each([
  ['en', 'it goes under your pile.', 'an alliance to you in', 'Bruno and you are now allies'],
  ['fr', 'qui va sous votre pile.', 'une alliance avec vous dans', 'Bruno et vous formez une alliance'],
  ['de', 'Es kommt unter deinen Stapel.', 'schlägt dir ein Bündnis', 'Bruno und du seid'],
] as const)(
  'P32: a sentence about another player calls the only person “you”: %s',
  (language, pile, to, allied) => {
    const both = { seat: 1, with: 0, cell: [0, -2] } as const,
      { log, terms } = speak(language, 0);
    const said = (event: GameEvent): string => log.sentence(event).replace(/[\u2066-\u2069]/g, '');
    expect(said({ say: 'took-away', seat: 1, number: 3, cell: [0, -2], under: 0 })).toContain(pile);
    expect(said({ say: 'bought-out', seat: 1, number: 3, cell: [0, -2], price: 1, under: 0 })).toMatch(
      new RegExp(pile.replace(/^(it goes|qui va|Es kommt) /, ''), 'u'),
    );
    expect(said({ say: 'proposed', ...both } as never)).toContain(to);
    expect(said({ say: 'allied', ...both } as never)).toContain(allied);
    // Of another player it says the name.
    terms.you = 1;
    expect(said({ say: 'took-away', seat: 1, number: 3, cell: [0, -2], under: 0 })).not.toContain(pile);
  },
);

it.each([
  ['en', 'You play 17 and Bruno plays 45.', 'Anna plays 17 and you play 45.'],
  ['fr', 'Vous jouez le 17 et Bruno joue le 45.', 'Anna joue le 17 et vous jouez le 45.'],
  ['de', 'Du spielst die 17 und Bruno spielt die 45.', 'Anna spielt die 17 und du spielst die 45.'],
])('cards that are shown together are one sentence with one capital: %s', (language, ...told) => {
  const shown = [17, 45].map((number, seat) => ({ say: 'revealed', seat, number }) as GameEvent);
  for (const you of [0, 1]) expect(speak(language, you).log.sentences(shown)).toEqual([told[you]]);
});
