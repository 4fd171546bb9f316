// Games played by the engine in Node, for tests that begin where one is over or far advanced.
import { readFileSync } from 'node:fs';
import * as duel from '../../pkg/duel/duel.js';
import * as imhotep from '../../pkg/imhotep/imhotep.js';
import * as kontor from '../../pkg/kontor/kontor.js';

const ENGINES = { imhotep, duel, kontor };
const NAMES = ['Anna', 'Bruno', 'Chloé', 'David'];

/** A game that is over, or so many moves old; the session is of the engine, and plays on. */
export function played(game: keyof typeof ENGINES, players: number, seed: number, most = Infinity, config: object = {}): imhotep.Session {
  const engine = ENGINES[game] as typeof imhotep;
  engine.initSync({ module: readFileSync(`pkg/${game}/${game}_bg.wasm`) });
  const entry = engine.catalogue().games[0]!;
  const defaults = Object.fromEntries(entry.options.map((option) => [option.key, 'default' in option ? option.default : null]));
  const session = engine.Session.open({ game, players: NAMES.slice(0, players).map((name, colour) => ({ name, colour })), config: { ...defaults, ...config }, seed } as never);
  for (let move = 0; move < most; move++) {
    const [seat] = session.view(null).toAct;
    if (seat === undefined) return session;
    const offers = session.offers(seat), offer = offers[(move * 7919 + 13) % offers.length]!;
    session.play(seat, offer.move, null);
  }
  return session;
}
