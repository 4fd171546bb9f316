// P9: the points shown at each choice are those that the move brings.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isChoice, narrow } from '../../www/table/pick';
import { differing, gainsOf, roomFor, type Gain } from '../../www/features/gains/gains';
import { broughtBy, bySource, isLast, revealedBy } from '../../www/ui/text/gains-in-words';
import { DuelMoves } from '../../www/games/duel/text/moves';
import { scored } from '../../www/games/kontor/paint/ghosts';
import type { Offer } from '../../www/engine/wire';
import type { Session } from '../../www/engine/engine';
import type * as wasm from '../../pkg/imhotep/imhotep';

const modules = import.meta.glob<typeof wasm>('../../pkg/*/*.js');
/** How many positions of each game are tried. */
const POSITIONS = 2_500;

it.each([
  ['imhotep', 3, { pyramid: 'b', temple: 'b' }],
  ['duel', 2, {}],
  ['kontor', 2, {}],
  ['rampart', 2, { points: true }],
] as const)(
  'P9: the points shown at the choices of %s are those of the moves',
  async (game, players, wanted) => {
    const engine = await modules[`../../pkg/${game}/${game}.js`]!();
    engine.initSync({ module: readFileSync(`pkg/${game}/${game}_bg.wasm`) });
    const [entry] = engine.catalogue().games;
    const config = Object.fromEntries(
      entry!.options.flatMap((option) => ('default' in option ? [[option.key, option.default]] : [])),
    );
    let positions = 0,
      shown = 0,
      gained = 0;
    for (let seed = 1; positions < POSITIONS; seed++) {
      const session = engine.Session.open({
        game,
        players: ['Anna', 'Bruno', 'Chloé'].slice(0, players).map((name, colour) => ({ name, colour })),
        config: { ...config, ...wanted },
        seed,
      } as never) as unknown as Session;
      for (let move = 0; positions < POSITIONS; move++) {
        const { toAct, outcome } = session.view(null),
          seat = toAct[0];
        if (outcome || seat === undefined) break;
        positions += 1;
        const offers = session.offers(seat),
          going = offers.filter(({ move: { do: kind } }) => kind !== 'pass' && kind !== 'put-back'),
          among = going.length > 0 ? going : offers,
          chosen = among[(move * 7919 + 13 * seed) % among.length]!;
        // The choice is followed tap by tap, as on the page.
        for (let taps = 0; taps < chosen.taps.length; taps++) {
          const now = narrow(
            offers.filter((offer) => !isChoice(offer)),
            chosen.taps.slice(0, taps),
            'confirm',
          );
          const gains = gainsOf(session, seat, now),
            gain = gains.get(chosen.taps[taps]!);
          if (!gain) continue;
          shown += gains.size;
          // The move brings the points that were shown, unless it reveals something; in Kontor only filling
          // up the hand comes after that.
          if (session.scoreDelta(seat, gain.offer.move).reveals && game !== 'kontor') continue;
          const isGain = gain.scores.some((points) => points !== 0);
          if (!isGain && move % 5 > 0) continue;
          const copy = engine.Session.resume(session.link()) as unknown as Session,
            before = copy.score().map(({ total }) => total);
          copy.play(seat, gain.offer.move, null);
          const after = copy.score().map(({ total }) => total);
          if (!copy.view(null).outcome)
            expect(gain.scores).toEqual(after.map((total, at) => total - before[at]!));
          copy.free();
          gained += Number(isGain);
          break;
        }
        session.play(seat, chosen.move, null);
      }
      session.free();
    }
    expect(shown).toBeGreaterThan(100);
    if (game !== 'rampart') expect(gained).toBeGreaterThan(5);
  },
);

const gain = (kind: string, scores: number[]): Gain =>
  ({ offer: { move: { do: kind } }, scores }) as unknown as Gain;

it('P9: points that all choices of a kind bring are not shown; points that differ are', () => {
  const gains = new Map([
    ['cell/0/0', gain('place', [1, 0])],
    ['cell/0/1', gain('place', [1, 0])],
    ['boat/row-0', gain('unload', [4, 2])],
    ['boat/row-1', gain('unload', [0, 0])],
  ]);
  expect([...differing(gains, (scores) => scores)]).toEqual([
    [
      'boat/row-0',
      [
        { seat: 0, points: 4 },
        { seat: 1, points: 2 },
      ],
    ],
  ]);
});

it('P9: there is no number if the game does not tell it: in the Duel a gain is never called a loss', () => {
  const gains = new Map([
    ['boat/row-0', gain('unload', [0, -2])],
    ['boat/row-1', gain('unload', [3, 0])],
  ]);
  const { told } = DuelMoves.prototype;
  expect([...differing(gains, told).keys()]).toEqual(['boat/row-1']);
  expect(told([1, -1])).toBeNull();
});

it('P9: a place that leads to several moves no longer removes the ghosts of the others', () => {
  const offers = [
    { move: { do: 'load' }, taps: ['boat/0/0'] },
    { move: { do: 'load' }, taps: ['boat/0/1'] },
    { move: { do: 'sail' }, taps: ['lane/0', 'dock/temple'] },
    { move: { do: 'sail' }, taps: ['lane/0', 'dock/market'] },
    { move: { do: 'sail' }, taps: ['lane/1', 'dock/temple'] },
    { move: { do: 'sail' }, taps: ['lane/1', 'dock/market'] },
  ] as unknown as Offer[];
  const session = { scoreDelta: () => ({ scores: [0, 0], reveals: false }) };
  expect([...gainsOf(session, 0, narrow(offers, [], 'confirm')).keys()]).toEqual(['boat/0/0', 'boat/0/1']);
});

it('P9: a sum is told by source, for whom it changes, and the parts make up the whole', () => {
  const score = (...sources: [wasm.Source, number][]) => ({
      total: sources.reduce((sum, [, points]) => sum + points, 0),
      sources: sources.map(([source, points]) => ({ source, points })),
      decided: null,
    }),
    before = [score(['pyramid', 2], ['temple', 0]), score(['pyramid', 0], ['temple', 1])],
    after = [score(['pyramid', 5], ['temple', 2]), score(['pyramid', 0], ['temple', 3])],
    told = bySource(before as never, after as never);
  expect(told).toEqual([
    { source: 'pyramid', points: [3, 0] },
    { source: 'temple', points: [2, 2] },
  ]);
  for (const seat of [0, 1])
    expect(told.reduce((sum, { points }) => sum + points[seat]!, 0)).toBe(
      after[seat]!.total - before[seat]!.total,
    );
});

it('P9: what a move turns up is counted as the log tells it: three tokens for a boat of the Duel, one for a single token', async () => {
  const engine = await modules['../../pkg/duel/duel.js']!();
  engine.initSync({ module: readFileSync('pkg/duel/duel_bg.wasm') });
  const counted: Record<string, Set<number>> = {};
  for (let seed = 1; seed <= 20; seed++) {
    const session = engine.Session.open({
      game: 'duel',
      players: ['Anna', 'Bruno'].map((name, colour) => ({ name, colour })),
      config: { obelisk: 'a', temple: 'a', pyramids: 'a', tomb: 'a', memoryAid: false, first: 0 },
      seed,
    } as never) as unknown as Session;
    for (let move = 0; session.view(null).outcome === null; move++) {
      const seat = session.view(null).toAct[0]!,
        all = session.offers(seat),
        steps = session.play(seat, all[(move * 7919 + 13) % all.length]!.move, seat);
      const told = steps.flatMap((step) => {
        const said = step.step === 'say' ? (step.said as { say: string; tokens?: unknown[] }) : null;
        return said?.say === 'refilled' ? [said.tokens?.length ?? 0] : said?.say === 'restocked' ? [1] : [];
      });
      if (session.view(null).outcome) break; // the last move turns up what players have kept
      const count = revealedBy(steps, ['pile', 'supply', 'warehouse']);
      expect(count).toBe(told.reduce((sum, one) => sum + one, 0));
      if (count > 0) (counted[told.join()] ??= new Set()).add(count);
    }
    session.free();
  }
  expect(counted).toEqual({ '3': new Set([3]), '1': new Set([1]) });
});

it('P9: the move that ends the Duel says so, and not that tokens are turned up', async () => {
  const engine = await modules['../../pkg/duel/duel.js']!();
  engine.initSync({ module: readFileSync('pkg/duel/duel_bg.wasm') });
  const session = engine.Session.open({
    game: 'duel',
    players: ['Anna', 'Bruno'].map((name, colour) => ({ name, colour })),
    config: { obelisk: 'a', temple: 'a', pyramids: 'a', tomb: 'a', memoryAid: false, first: 0 },
    seed: 1,
  } as never) as unknown as Session;
  const words = { has: () => true, t: (key: string) => key, called: String };
  const moves = { after: null, told: () => null, preview: () => '' };
  const said = new Set<string>();
  for (let move = 0, last = ''; session.view(null).outcome === null; move++) {
    if (move > 0) said.add(last);
    const seat = session.view(null).toAct[0]!,
      all = session.offers(seat),
      offer = all[(move * 7919 + 13) % all.length]!;
    last = broughtBy(
      {
        card: { memory: false },
        history: { resume: (text: string) => engine.Session.resume(text) },
        page: { faceDown: ['pile', 'supply', 'warehouse'] },
        session,
        table: { seat },
        text: () => ({ moves, terms: words }),
      } as never,
      offer,
      { scores: [0, 0], reveals: true },
    );
    session.play(seat, offer.move, seat);
    if (session.view(null).outcome) expect(last).toBe('preview-ends');
  }
  expect(said).toEqual(new Set(['', 'preview-reveals-count']));
  session.free();
});

it('P9: the last move of Imhotep tells the result instead of all sources', async () => {
  const engine = await modules['../../pkg/imhotep/imhotep.js']!();
  engine.initSync({ module: readFileSync('pkg/imhotep/imhotep_bg.wasm') });
  const config = Object.fromEntries(
    engine
      .catalogue()
      .games[0]!.options.flatMap((option) => ('default' in option ? [[option.key, option.default]] : [])),
  );
  const session = engine.Session.open({
    game: 'imhotep',
    players: ['Anna', 'Bruno'].map((name, colour) => ({ name, colour })),
    config,
    seed: 3,
  } as never) as unknown as Session;
  const words = {
    has: (id: string) => id === 'preview-result',
    t: (id: string, { scores, name, points }: Record<string, string> = {}) =>
      id === 'preview-one' ? `${name} ${points}` : id === 'preview-result' ? `Ends: ${scores}` : id,
    called: (seat: number) => ['Anna', 'Bruno'][seat],
    words: { signed: String },
  };
  const moves = {
    after: null,
    told: (scores: number[]) => scores,
    preview: ({ scores }: { scores: number[] }) => scores.join(),
  };
  let last = '';
  for (let move = 0; session.view(null).outcome === null; move++) {
    expect(last).not.toContain('Ends');
    const seat = session.view(null).toAct[0]!,
      all = session.offers(seat),
      { move: chosen } = all[(move * 7919 + 13) % all.length]!,
      offer = all.find((one) => one.move === chosen)!;
    const game = {
      card: { memory: false },
      history: { resume: (text: string) => engine.Session.resume(text) },
      page: { faceDown: ['deck'] },
      session,
      table: { seat },
      text: () => ({ moves, terms: words }),
    };
    last = broughtBy(game as never, offer, session.scoreDelta(seat, chosen));
    const ends = isLast(game as never, seat, offer);
    session.play(seat, chosen, seat);
    expect(ends).toBe(session.view(null).outcome !== null);
  }
  const [anna, bruno] = session.score().map(({ total }) => total);
  expect(last).toBe(`Ends: Anna ${anna}, Bruno ${bruno}`);
  session.free();
});

it('P9: the Duel tells by source also what costs a player points, and what cancels out', async () => {
  const engine = await modules['../../pkg/duel/duel.js']!();
  engine.initSync({ module: readFileSync('pkg/duel/duel_bg.wasm') });
  const kinds = { loss: 0, even: 0, placed: 0 };
  const terms = {
    has: () => true,
    t: (key: string, args?: object) => `${key} ${args ? Object.values(args).join(' ') : ''}`,
    called: String,
    words: { signed: (by: number) => (by > 0 ? `+${by}` : String(by)) },
  };
  // As in the Duel: a figure that is placed brings nothing that is told as a sum.
  const moves = {
    after: null,
    told: DuelMoves.prototype.told,
    preview: ({ scores }: { scores: number[] }, { do: kind }: { do: string }) =>
      kind !== 'place' && scores.some((points) => points > 0) ? 'sum' : '',
  };
  for (let seed = 1; seed <= 4; seed++) {
    const session = engine.Session.open({
      game: 'duel',
      players: ['Anna', 'Bruno'].map((name, colour) => ({ name, colour })),
      config: { obelisk: 'a', temple: 'a', pyramids: 'a', tomb: 'a', memoryAid: false, first: 0 },
      seed,
    } as never) as unknown as Session;
    for (let move = 0; session.view(null).outcome === null; move++) {
      const seat = session.view(null).toAct[0]!,
        all = session.offers(seat);
      for (const offer of all.slice(0, 12)) {
        const delta = session.scoreDelta(seat, offer.move);
        const said = broughtBy(
          {
            card: { memory: false },
            history: { resume: (text: string) => engine.Session.resume(text) },
            page: { faceDown: ['pile', 'supply', 'warehouse'] },
            session,
            table: { seat },
            text: () => ({ moves, terms }),
          } as never,
          offer,
          delta,
        );
        if (offer.move.do === 'place') {
          kinds.placed += 1;
          expect(said).not.toContain('source');
        } else if (offer.move.do === 'unload' && !said.includes('preview-ends')) {
          // The figures that go home are told beside what they bring.
          if (delta.scores.some((points) => points < 0)) kinds.loss += 1;
          if (delta.scores.every((points) => points === 0)) kinds.even += 1;
          expect(said).toContain('source-figures');
        }
      }
      session.play(seat, all[(move * 7919 + 13) % all.length]!.move, seat);
    }
    session.free();
  }
  expect(Object.values(kinds).every((count) => count > 3)).toBe(true);
});

it('P9: a card of Kontor that finishes two sectors shows both points as one number', () => {
  const steps = [
    { step: 'count', at: 'score/0', by: 1 },
    { step: 'count', at: 'purse/0', by: 1 },
    { step: 'count', at: 'score/1', by: 1 },
    { step: 'count', at: 'score/0', by: 1 },
  ] as never[];
  expect([...scored(steps)]).toEqual([
    ['score/0', 2],
    ['score/1', 1],
  ]);
});

it('P9: a gain covers the middle of no piece, and lies on the table', () => {
  const table = { w: 360, h: 350 },
    boat = { x: 174, y: 100, w: 156, h: 47 };
  const tokens = [188, 229, 274].map((x) => ({ x: x + 6, y: 114, w: 21, h: 20 }));
  expect(roomFor(boat, [], table)).toEqual({ x: 339, y: 142 });
  expect(roomFor(boat, tokens, table)).toEqual({ x: 339, y: 150 });
  const below = tokens.map((r) => ({ ...r, y: 150 }));
  expect(roomFor(boat, [...tokens, ...below], table)).toEqual({ x: 339, y: 102 });
  // At the lower edge of the table it stands above.
  expect(roomFor({ ...boat, y: 300, h: 49 }, [{ x: 280, y: 320, w: 21, h: 20 }], table).y).toBe(302);
});

it('P9: what a move turns up by chance is not told before, whatever points it brings', () => {
  const told = (scores: number[]): string => {
    // A copy of the game turns up a card that brings 3 points.
    const totals = [0, 3];
    const copy = {
      score: () => {
        const points = totals.shift()!;
        return [{ total: points, sources: [{ source: 'cards', points }] }];
      },
      play: () => [],
      view: () => ({ outcome: null }),
      [Symbol.dispose]: () => undefined,
    };
    const moves = { after: null, preview: (delta: { scores: number[] }) => delta.scores.join() },
      terms = { has: () => false, t: (id: string) => id, called: String, words: { signed: String } };
    const game = {
      card: {},
      history: { resume: () => copy },
      page: { faceDown: [] },
      session: { link: () => '' },
      table: { seat: 0 },
      text: () => ({ moves, terms }),
    };
    return broughtBy(game as never, { taps: [], move: { do: 'take' } } as never, { scores, reveals: true });
  };
  expect(told([3])).toBe('preview-source');
  expect(told([0])).toBe('0');
});
