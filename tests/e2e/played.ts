// Games played by the engine in Node, for tests that begin with a finished or advanced game.
import { readFileSync } from 'node:fs';
import * as duel from '../../pkg/duel/duel.js';
import * as imhotep from '../../pkg/imhotep/imhotep.js';
import * as kontor from '../../pkg/kontor/kontor.js';
import * as rampart from '../../pkg/rampart/rampart.js';

const ENGINES = { imhotep, duel, kontor, rampart };
const NAMES = ['Anna', 'Bruno', 'Chloé', 'David'];

/** Returns a session of the engine with a game that is over, or has this many moves; it can be played on. */
export function played(
  game: keyof typeof ENGINES,
  players: number,
  seed: number,
  most = Infinity,
  config: object = {},
  seated: object[] = NAMES.slice(0, players).map((name, colour) => ({ name, colour })),
): imhotep.Session {
  const engine = ENGINES[game] as typeof imhotep;
  engine.initSync({ module: readFileSync(`pkg/${game}/${game}_bg.wasm`) });
  const entry = engine.catalogue().games[0]!;
  const defaults = Object.fromEntries(
    entry.options.map((option) => [option.key, 'default' in option ? option.default : null]),
  );
  const session = engine.Session.open({
    game,
    players: seated,
    config: { ...defaults, ...config },
    seed,
  } as never);
  for (let move = 0; move < most; move++) {
    const [seat] = session.view(null).toAct;
    if (seat === undefined) return session;
    const offers = session.offers(seat),
      offer = offers[(move * 7919 + 13) % offers.length]!;
    session.play(seat, offer.move, null);
  }
  return session;
}

/**
 * Returns the game with the longest link among games of Kontor with every scenario and all options that can
 * be combined with it.
 */
export function longestKontor(): imhotep.Session {
  kontor.initSync({ module: readFileSync('pkg/kontor/kontor_bg.wasm') });
  const { seats, options } = kontor.catalogue().games[0]!;
  let longest: imhotep.Session | undefined;
  for (const scenario of options.flatMap((option) =>
    option.key === 'scenario' && 'values' in option ? option.values : [],
  ))
    for (const players of seats) {
      let config: object = { scenario };
      if (!composes(players, config)) continue;
      for (const { kind, key } of options) {
        const more = { ...config, [key]: true };
        if (kind === 'switch' && composes(players, more)) config = more;
      }
      const session = played('kontor', players, 5, Infinity, config);
      if (longest && longest.link().length >= session.link().length) session.free();
      else longest = session;
    }
  if (!longest) throw new Error('nothing was played');
  return longest;
}

function composes(players: number, config: object): boolean {
  try {
    played('kontor', players, 5, 0, config).free();
    return true;
  } catch {
    return false;
  }
}

/**
 * Plays a game whose chance is made while it is played, as by link; returns its record and its link, its hash before
 * every move and at the end, and how records are resumed.
 */
export function byLink(): {
  record: string;
  link: string;
  hashes: string[];
  resume: (record: string) => imhotep.Session;
} {
  const start = played('imhotep', 2, 5, 0),
    resume = (record: string): imhotep.Session =>
      (start.constructor as unknown as typeof imhotep.Session).resume(record);
  const { seed, ...file } = JSON.parse(start.record()) as { seed: number };
  const draws = [String(seed).padStart(16, '0')],
    session = resume(JSON.stringify({ ...file, dockhand: 3, draws })),
    hashes = [session.hash()];
  for (let move = 0; ; move++) {
    const [seat] = session.view(null).toAct;
    if (seat === undefined) return { record: session.record(), link: session.link(), hashes, resume };
    const offers = session.offers(seat),
      offer = offers[(move * 7919 + 13) % offers.length]!;
    if (session.needs(seat, offer.move)) session.draw(String(move).padStart(16, 'f'));
    session.play(seat, offer.move, null);
    hashes.push(session.hash());
  }
}
