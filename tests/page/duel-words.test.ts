import { describe, expect, it } from 'vitest';
import { gainsAt, planOf } from '../../www/games/duel/paint/ghosts';
import { duelText, type DuelText } from '../../www/games/duel/text/text';
import { Scene } from '../../www/words/scene';
import type { Rect } from '../../www/stage/layout/rect';
import { sceneOf } from '../../www/stage/scene';
import type { Game, Move, Offer, GameEvent, Side, Step, View } from '../../www/games/duel/wire';
import { ACTIONS, BOATS, fullView, printsOf, SITES, setupOf } from './duel-fixture';
import { tellsPoints } from '../../www/ui/text/gains-in-words';
import { aboutSource } from '../../www/ui/text/score';
import { wordsOf } from './words-of';

const textOf = (language: string, side: Side = 'a', view: View = fullView(side)): DuelText =>
  duelText(wordsOf(language, 'duel'), new Scene(setupOf(side), view, printsOf(side)));
const offer = (move: Move): Offer => ({ move, taps: [], anyOrder: 0 });

const moves: Move[] = [
  { do: 'place', cell: [0, 1] },
  { do: 'unload', boat: 'row-1' },
  { do: 'take-one', boat: 'column-0', place: 1 },
  {
    do: 'place-several',
    cells: [
      [0, 0],
      [2, 1],
    ],
  },
  { do: 'place-and-unload', cell: [1, 2], boat: 'column-2' },
  { do: 'swap-and-unload', swap: 'row-0', first: 0, second: 2, boat: 'row-2' },
  { do: 'swap-and-unload', swap: 'row-0', first: 0, second: 1, boat: 'row-0' },
  { do: 'pass' },
  { do: 'unload-again', boat: 'column-1' },
  { do: 'stop' },
];
const events: GameEvent[] = [
  { say: 'placed', seat: 0, cell: [2, 0] },
  { say: 'unloaded', seat: 1, boat: 'row-0' },
  { say: 'took', seat: 0, token: 'temple-3' },
  { say: 'nobody-took', token: 'tomb-12' },
  { say: 'refilled', boat: 'row-0', tokens: ['obelisk', 'pyramid-light', 'take-one'] },
  { say: 'boat-left', boat: 'column-2', left: 1 },
  { say: 'boat-left', boat: 'row-2', left: 4 },
  { say: 'played-action', seat: 0, action: 'swap-and-unload' },
  { say: 'swapped', boat: 'row-1', tokens: ['pyramid-dark', 'place-several'] },
  { say: 'restocked', boat: 'row-1', token: 'place-and-unload' },
  { say: 'first-to-five', seat: 1 },
  { say: 'stopped', seat: 0 },
  { say: 'passed', seat: 1 },
  { say: 'scored', seat: 0, points: 16, source: 'tomb' },
  { say: 'scored', seat: 1, points: -6, source: 'pyramids' },
  { say: 'game-over', winners: [1] },
];
const refusals = [
  'game-over',
  'not-your-decision',
  'other-decision',
  'cannot-pass',
  'cell-taken',
  'reserve-empty',
  'boat-gone',
  'too-few-figures',
  'no-such-place',
  'action-not-held',
  'cannot-take-action',
  'two-or-three-cells',
  'too-few-in-reserve',
  'two-places-needed',
  'wrong-number-of-seats',
  'no-such-first-player',
  'wrong-tokens',
  'nothing-here',
];

for (const language of ['en', 'fr', 'de']) {
  describe(`everything can be said: ${language}`, () => {
    const text = textOf(language);
    const asks: View['ask'][] = [{ ask: 'act' }, { ask: 'pass' }, { ask: 'second-boat' }];
    const sentences = [
      ...moves.map((move) => text.moves.offer(move)),
      ...events.map((one) => text.log.sentence(one)),
      ...text.log.sentences(events),
      ...moves.flatMap((move) =>
        [0, 1, 2].map((tokens) =>
          text.moves.next(
            [offer(move)],
            ['action', ...[0, 1].slice(0, tokens).map((p) => `boat/row-0/${p}`)],
          ),
        ),
      ),
      ...asks.map((ask) => textOf(language, 'a', { ...fullView('a'), ask }).moves.ask(0, moves.map(offer))),
      ...(['a', 'b'] as Side[]).flatMap((side) => {
        const own = textOf(language, side);
        return own.places.buttons().map((place) => own.places.placeLabel(place));
      }),
      ...['choice/done', 'choice/stop', 'choice/pass', 'reserve/1'].map((place) =>
        text.places.placeLabel(place),
      ),
      ...text.terms.scene.seats.map((seat) => text.places.playerLabel(seat, 'white')),
      ...text.places.areas().map(({ title }) => title),
      ...[0, 1].flatMap((seat) => SITES.map((site) => text.places.panelTitle(`site/${seat}/${site}`) ?? '')),
      text.places.panelTitle('supply') ?? '',
      ...text.score
        .sources()
        .flatMap((source) => [text.terms.t(`source-${source}`), aboutSource(text, source)]),
      ...ACTIONS.flatMap((action) => [
        text.terms.action(action),
        text.terms.t(`about-${action}`),
        text.terms.token(action),
      ]),
      ...BOATS.map((boat) => text.terms.boat(boat)),
      ...SITES.flatMap((site) => [
        text.terms.t(`option-${site}`),
        text.terms.t(`value-${site}-a-about`),
        text.terms.t(`value-${site}-b-about`),
      ]),
      text.terms.t('option-memoryAid'),
      text.terms.t('option-memoryAid-about'),
      text.terms.t('about'),
      text.terms.t('setup-sites-about'),
      text.terms.t('score-sofar'),
      text.terms.t('game-duel'),
      text.score.progress(),
      text.score.whyWon(
        [1],
        [
          { total: 9, sources: [], decided: null },
          { total: 9, sources: [], decided: null },
        ],
      ),
      text.score.whyWon(
        [0],
        [
          { total: 9, sources: [], decided: null },
          { total: 8, sources: [], decided: null },
        ],
      ),
    ];
    it('without a key, an argument or a number that is missing', () => {
      for (const sentence of sentences) {
        expect(sentence).not.toMatch(
          /\{|\}|\$|undefined|NaN|^(duel-)?(say|offer|next|ask|about|place|option|value|source|score|token|action|area|site|state)-/,
        );
        expect(sentence.trim().length).toBeGreaterThan(1);
      }
    });
    it('in labels that are short enough to listen to', () => {
      for (const side of ['a', 'b'] as Side[]) {
        const own = textOf(language, side);
        for (const place of own.places.buttons())
          expect(own.places.fullLabel(place, null, false).length, place).toBeLessThanOrEqual(120);
      }
    });
    it('also every refusal', () => {
      for (const code of refusals) {
        const sentence = text.moves.refusal(
          { code, rule: null, seat: 1, has: 1, action: 'take-one', seats: 3 },
          'boat/row-0/1',
        );
        expect(sentence, code).not.toBe(text.terms.t('refusal-unknown'));
        expect(sentence, code).not.toMatch(/\{|\$|undefined|refusal-/);
      }
    });
  });
}

describe('English sentences', () => {
  const english = textOf('en');
  it('call cells and boats as they are printed', () => {
    expect(english.moves.offer({ do: 'place-and-unload', cell: [1, 2], boat: 'column-1' })).toBe(
      'Place a figure on C2, then unload the boat of column B',
    );
    expect(english.places.placeLabel('quay/row-0')).toBe(
      'Boat of row 1, from the quay: obelisk, temple 3, Take one.',
    );
  });
  it('ask for what can be done, and for nothing else', () => {
    expect(
      english.moves.ask(0, [offer({ do: 'place', cell: [0, 0] }), offer({ do: 'unload', boat: 'row-0' })]),
    ).toBe('Anna: place a figure or unload a boat.');
  });
  it('put what one player takes in a row into one sentence', () => {
    expect(
      english.log.sentences([
        { say: 'took', seat: 0, token: 'tomb-4' },
        { say: 'took', seat: 0, token: 'obelisk' },
        { say: 'took', seat: 1, token: 'temple-1' },
      ]),
    ).toEqual(['Anna takes: burial chamber 4 and obelisk.', 'Bruno takes: temple 1.']);
  });
  it('P3: tell a turn in one sentence beside the table', () => {
    const entry = (language: string): string[] | undefined =>
      textOf(language).log.entry(0, [
        { say: 'played-action', seat: 0, action: 'place-and-unload' },
        { say: 'placed', seat: 0, cell: [0, 0] },
        { say: 'unloaded', seat: 0, boat: 'row-0' },
        { say: 'took', seat: 0, token: 'pyramid-light' },
        { say: 'took', seat: 1, token: 'temple-1' },
        { say: 'took', seat: 0, token: 'pyramid-light' },
        { say: 'refilled', boat: 'row-0', tokens: ['obelisk', 'obelisk', 'take-one'] },
      ]).brief;
    expect(entry('en')).toEqual([
      'Anna plays “Place and unload”: two light pyramids for Anna, temple 1 for Bruno.',
    ]);
    expect(entry('de')).toEqual([
      'Anna spielt „Einsetzen und entladen“: zwei helle Pyramiden für Anna, Tempel 1 für Bruno.',
    ]);
  });
  it('tell the cells of figures if nothing is taken', () => {
    expect(
      textOf('en').log.entry(0, [
        { say: 'played-action', seat: 0, action: 'place-several' },
        { say: 'placed', seat: 0, cell: [0, 0] },
        { say: 'placed', seat: 0, cell: [2, 1] },
      ]).brief,
    ).toEqual(['Anna plays “Place several”: A1, B3.']);
  });
  it('keep the points at the end apart from the last action', () => {
    const { action, after } = english.log.logged([
      { say: 'unloaded', seat: 0, boat: 'row-0' },
      { say: 'scored', seat: 0, points: 4, source: 'tomb' },
      { say: 'game-over', winners: [0] },
    ]);
    expect([action.length, after.length]).toEqual([1, 2]);
  });
  it('tell at a board how it scores', () => {
    expect(english.moves.refusal({ code: 'nothing-here', rule: null }, 'site/0/tomb')).toContain(
      '1, 4, 9, 16, 25',
    );
    expect(textOf('en', 'b').moves.refusal({ code: 'nothing-here', rule: null }, 'site/0/tomb')).toContain(
      '4 points',
    );
  });
  it('explain a tie', () => {
    expect(
      english.score.whyWon(
        [1],
        [
          { total: 9, sources: [], decided: null },
          { total: 9, sources: [], decided: null },
        ],
      ),
    ).toBe('Tied at 9 points: Bruno won, as the player who did not start.');
  });
});

it('asks for the boat once both tokens to swap are chosen', () => {
  const swap = offer({ do: 'swap-and-unload', swap: 'row-0', first: 0, second: 2, boat: 'row-2' }),
    asked = (...places: string[]): string => textOf('en').moves.next([swap], ['action', ...places]);
  expect(asked('boat/row-0/0', 'boat/row-0/2')).toContain('now choose the boat');
  expect(asked('quay/row-2')).toContain('choose two tokens');
  expect(asked('quay/row-2', 'boat/row-0/0')).toContain('choose the second token');
});

describe('French typography', () => {
  it('keeps signs with their words', () => {
    const french = textOf('fr');
    for (const sentence of [
      ...events.map((one) => french.log.sentence(one)),
      ...moves.map((move) => french.moves.offer(move)),
    ])
      expect(sentence).not.toMatch(/ [:;?!»]|'/);
  });
});

describe('what a move would do', () => {
  const move = (
    from: string,
    to: string,
    face: Step extends infer S ? (S extends { step: 'move'; face: infer F } ? F : never) : never = null,
  ): Step => ({ step: 'move', from, to, face });
  it('pairs each figure with the token that moves next, and adds what follows to its points', () => {
    const plan = planOf(
      [
        move('cell/0/2', 'reserve/1', { is: 'figure', seat: 1 }),
        move('boat/row-0/2', 'site/1/tomb/4', { is: 'tomb', number: 4 }),
        { step: 'count', at: 'score/1', by: 3 },
        move('cell/0/0', 'reserve/0', { is: 'figure', seat: 0 }),
        move('boat/row-0/1', 'pile/0'),
        move('boat/row-0/0', 'out/obelisk', { is: 'obelisk' }),
      ],
      sceneOf<Game>(fullView('a')),
    );
    expect(plan.takes.map(({ from, token, to, seat, points }) => [from, token, to, seat, points])).toEqual([
      ['cell/0/2', 'boat/row-0/2', 'site/1/tomb/4', 1, 3],
      ['cell/0/0', 'boat/row-0/1', 'pile/0', 0, 0],
    ]);
    expect(plan.lost).toEqual(['boat/row-0/0']);
  });
  it('P9: tells a token apart from the point of the figure that takes it', () => {
    const plan = planOf(
      [
        move('cell/0/0', 'reserve/0'),
        { step: 'count', at: 'score/0', by: -1 },
        move('boat/row-0/1', 'pile/0'),
        move('cell/0/1', 'reserve/0'),
        { step: 'count', at: 'score/0', by: -1 },
        move('boat/row-0/0', 'site/0/tomb/4', { is: 'tomb', number: 4 }),
        { step: 'count', at: 'score/0', by: 3 },
      ],
      sceneOf<Game>(fullView('a')),
    );
    expect(plan.takes.map(({ to, points }) => [to, points])).toEqual([
      ['pile/0', 0],
      ['site/0/tomb/4', 3],
    ]);
  });
  it.each([
    ['en', 'Your Obelisk, side A', 'your figure', 'You hold', 'You: 4 figures'],
    ['fr', 'Votre plateau Obélisque, face A', 'votre pion', 'Vous avez', 'Vous : 4 pions'],
    ['de', 'Dein Obelisk, Seite A', 'deine Figur', 'Du hast', 'Du: 4 Figuren'],
  ] as const)('P32: what belongs to the only person is “yours”: %s', (language, ...said) => {
    const text = textOf(language),
      { tokens } = text.terms.scene.view,
      figure = tokens.find(({ face }) => face?.is === 'figure' && face.seat === 0)!.at;
    const told = (): string[] =>
      ['site/0/obelisk', figure, 'action/0/take-one', 'reserve/0'].map((place) =>
        text.places.placeLabel(place).replace(/[\u00a0\u202f]/g, ' '),
      );
    text.terms.you = 1;
    said.forEach((part, i) => expect(told()[i]).not.toContain(part));
    text.terms.you = 0;
    said.forEach((part, i) => expect(told()[i]).toContain(part));
  });
  it('P10: a figure that is placed is never recommended for its point, a boat is for its tokens', () => {
    const { moves: said } = textOf('en');
    expect(moves.filter((move) => !tellsPoints(said, move))).toEqual([{ do: 'place', cell: [0, 1] }]);
  });
  it('P9: neighbours in the tomb show one sum, tokens apart and those of two players a number each', () => {
    const rects: Record<string, Rect> = {
      'site/0/tomb/2': { x: 100, y: 50, w: 16, h: 16 },
      'site/0/tomb/3': { x: 120, y: 50, w: 16, h: 16 },
      'site/0/tomb/11': { x: 120, y: 90, w: 16, h: 16 },
      'site/1/tomb/3': { x: 120, y: 55, w: 16, h: 16 },
    };
    const take = (to: string, points: number, seat = 0) => ({
      ...{ from: null, token: 'boat/row-0/0', face: null },
      ...{ to, points, seat },
    });
    const shown = (...takes: ReturnType<typeof take>[]) =>
      gainsAt(takes, (place) => rects[place]).map(({ points, x, y }) => [
        points,
        Math.round(x),
        Math.round(y),
      ]);
    expect(shown(take('site/0/tomb/2', 1), take('site/0/tomb/3', 3))).toEqual([[4, 134, 47]]);
    expect(shown(take('site/0/tomb/2', 1), take('site/0/tomb/11', 1))).toEqual([
      [1, 114, 47],
      [1, 134, 87],
    ]);
    expect(shown(take('site/0/tomb/3', 1), take('site/1/tomb/3', 2, 1)).map(([points]) => points)).toEqual([
      1, 2,
    ]);
    expect(shown(take('site/0/tomb/2', 0), take('nowhere', 5))).toEqual([]);
  });
  it('knows tokens that change places first', () => {
    const plan = planOf(
      [
        move('action/0/swap-and-unload', 'out/swap-and-unload'),
        move('boat/row-1/0', 'lifted', { is: 'obelisk' }),
        move('boat/row-1/2', 'boat/row-1/0', { is: 'tomb', number: 9 }),
        move('lifted', 'boat/row-1/2', { is: 'obelisk' }),
      ],
      sceneOf<Game>(fullView('a')),
    );
    expect(plan.takes).toEqual([]);
    expect(plan.swapped).toEqual(['boat/row-1/0', 'boat/row-1/2']);
    expect(plan.cargo.get('boat/row-1/0')).toEqual({ is: 'tomb', number: 9 });
  });
});

describe('what a figure brings', () => {
  it('P9: is told with its condition, not as a gain', () => {
    const { moves } = textOf('en'),
      preview = { scores: [1, 0], reveals: false };
    expect(moves.preview(preview, { do: 'place', cell: [0, 0] })).toBe(
      'Counts 1 point if it is still there at the end.',
    );
    expect(moves.preview(preview, { do: 'take-one', boat: 'row-0', place: 0 })).toBe('Anna +1.');
  });
});
