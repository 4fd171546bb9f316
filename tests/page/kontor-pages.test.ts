// Every page of Kontor's rules and every option, in the middle of a game: every place that can be chosen has a box on the
// table, large enough to hit, and words.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { seated } from '../../www/engine/draft';
import type { Session } from '../../www/engine/engine';
import type { GameEntry, Offer, Place } from '../../www/engine/wire';
import { layoutKontor } from '../../www/games/kontor/layout/table';
import { kontorText } from '../../www/games/kontor/text/text';
import type { Game, Noted, Printed, Setup, View } from '../../www/games/kontor/wire';
import { sceneOf } from '../../www/stage/scene';
import { tapRect } from '../../www/stage/layout/types';
import { Scene } from '../../www/words/scene';
import * as engine from '../../pkg/kontor/kontor.js';
import { inside } from './boxes';
import { wordsOf } from './words-of';

engine.initSync({ module: readFileSync('pkg/kontor/kontor_bg.wasm') });
const entry = engine.catalogue().games[0] as unknown as GameEntry;
const LANGUAGES = ['en', 'fr', 'de'].map((language) => wordsOf(language, 'kontor'));
/** The room for the table on a phone, on one held sideways, and on a laptop. */
const SIZES = [
  { w: 360, h: 580 },
  { w: 560, h: 314 },
  { w: 1000, h: 650 },
];

interface Table {
  name: string;
  players: number;
  config: Record<string, unknown>;
}

const begun = ({ players, config }: Table): Session =>
  engine.Session.open({
    game: 'kontor',
    players: Array.from({ length: players }, (_, seat) => ({ name: `P${seat}`, colour: seat })),
    config,
    seed: 5,
  } as never) as unknown as Session;

function opens(table: Table): boolean {
  try {
    begun(table).free();
    return true;
  } catch {
    return false;
  }
}

/** All pages with all numbers of players, and every option at the first table that it goes with. */
function tables(): Table[] {
  const pages = entry.options.flatMap((option) =>
    option.kind === 'choice' && option.key === 'scenario' ? option.values : [],
  );
  const found = pages
    .flatMap((scenario) =>
      entry.seats.map((players) => ({ name: `${scenario}, ${players}`, players, config: { scenario } })),
    )
    .filter(opens);
  const switched = entry.options.flatMap((option): Table[] => {
    if (option.kind !== 'switch') return [];
    const withIt = ({ config }: Table): Record<string, unknown> => ({
        ...config,
        [option.key]: true,
      }),
      table = found
        .filter(({ name }) => name !== 'base, 2')
        .find((one) => opens({ ...one, config: withIt(one) }));
    return table ? [{ ...table, name: `${option.key} (${table.name})`, config: withIt(table) }] : [];
  });
  return [...found, ...switched];
}

/** Looks at the table after every so many moves. */
const LOOK = 10;

/** A choice that rarely passes, so that the harbour grows. */
function choose(all: Offer[], move: number): Offer {
  const playing = all.filter(({ move: { do: kind } }) => kind !== 'pass'),
    pool = playing.length > 0 && move % 11 > 0 ? playing : all;
  return pool[(move * 7919 + 13) % pool.length]!;
}

const isPlace = (tap: Place): boolean => !tap.startsWith('choice/');

describe('M22: every place that can be chosen in Kontor has a box on the table, large enough to hit, and words', () => {
  it.each(tables())('$name', (table) => {
    const session = begun(table),
      setup = seated(session.setup(), entry) as unknown as Setup,
      prints = session.prints() as unknown as Printed[],
      met = new Set<string>();
    for (let move = 0; move < 60; move++) {
      const looks = move % LOOK === LOOK - 1;
      const seat = session.view(null).toAct[0];
      if (seat === undefined) break;
      const view = session.view(seat) as unknown as View,
        notes = session.notes(seat) as unknown as Noted[],
        all = session.offers(seat),
        first = new Set(all.flatMap(({ taps }) => taps.slice(0, 1).filter(isPlace)));
      for (const place of first) met.add(place.split('/')[0]!);
      for (const size of looks ? SIZES : []) {
        const layout = layoutKontor(size, sceneOf<Game>(view, seat), setup, prints);
        for (const place of all.flatMap(({ taps }) => taps.filter(isPlace))) {
          const box = tapRect(layout, place);
          if (!box || !inside(box, { x: 0, y: 0, ...size }, 1))
            expect.fail(`move ${move}, ${size.w} × ${size.h}: ${place} ${JSON.stringify(box)}`);
        }
      }
      for (const words of looks ? LANGUAGES : []) {
        const { places } = kontorText(words, new Scene<Game>(setup, view, prints), () => notes);
        for (const place of first) {
          const says = places.fullLabel(place, null, false);
          // A key without words shows itself.
          if (says === '' || /kontor-[a-z]+-|undefined|\{\$?\w+\}/.test(says))
            expect.fail(`move ${move}: ${place} says “${says}”`);
        }
      }
      session.play(seat, choose(all, move).move, null);
    }
    expect(met.size).toBeGreaterThan(1);
    session.free();
  });
});
