// D1: the page understands each language: commands, and the moves of all games by their names as they are
// read out.
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { seated } from '../../www/engine/draft';
import { duel } from '../../www/games/duel';
import { imhotep } from '../../www/games/imhotep';
import { kontor } from '../../www/games/kontor';
import { rampart } from '../../www/games/rampart';
import {
  commandIn,
  understand,
  wordsOf as folded,
  type Choice,
} from '../../www/features/commands/understand';
import type { Session } from '../../www/engine/engine';
import type { GamePage } from '../../www/games/contract';
import type { Move } from '../../www/engine/wire';
import { COMMANDS } from '../../www/features/commands/meaning';
import { wordsOf } from './words-of';
import type * as wasm from '../../pkg/imhotep/imhotep';

const modules = import.meta.glob<typeof wasm>('../../pkg/*/*.js');
const PAGES = { imhotep, duel, kontor, rampart } as unknown as Record<string, GamePage>;
const LANGUAGES = ['en', 'fr', 'de'] as const;
const MOVES = 40;

/** The commands of a language, as the page reads them. */
function commandsOf(language: string): Record<string, string> {
  const words = wordsOf(language, 'say');
  return Object.fromEntries(COMMANDS.map((command) => [command, words.t(`say-command-${command}`)]));
}
/** Returns ways to type a name, each once: without accents, in capitals, with two letters for one. */
const typed = (text: string): Set<string> =>
  new Set([
    text,
    text.toUpperCase(),
    text.toLowerCase(),
    text.normalize('NFD').replace(/\p{M}/gu, ''),
    text.replace(/[\u00a0\u202f]/g, ' '),
    text
      .replace(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter)
      .replace(/ß/g, 'ss')
      .replace(/œ/g, 'oe'),
  ]);

describe.each(LANGUAGES)('D1: commands in %s', (language) => {
  const commands = commandsOf(language),
    names = Object.entries(commands).flatMap(([command, all]) =>
      all.split(',').map((name) => ({ command, name: name.trim() })),
    );
  it('are understood by each of their names, however they are typed', () => {
    expect(names.length).toBeGreaterThan(COMMANDS.length);
    for (const { command, name } of names)
      for (const text of typed(name))
        expect([text, commandIn(text, commands)]).toEqual([text, { command, about: '' }]);
  });
  it('have no name in common', () => {
    const all = names.map(({ name }) => folded(name).join(' '));
    expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([]);
  });
  it('have the names that the sentences about them quote', () => {
    const words = wordsOf(language, 'say');
    for (const id of ['say-about', 'say-unknown', 'say-why-what']) {
      const quoted = [...words.t(id).matchAll(/[„“«]\s?(.+?)\s?[“”»]/gu)].map(([, name = '']) => name);
      expect([id, quoted.length > 0]).toEqual([id, true]);
      for (const name of quoted) expect([name, commandIn(name, commands)?.about]).toEqual([name, '']);
    }
  });
});

describe('D1: accents, umlauts and case', () => {
  it('need not be typed', () => {
    for (const [said, meant] of [
      ['zuruck', 'zurück'],
      ['ZURUECK', 'zurück'],
      ['grosser', 'größer'],
      ['epices', 'épices'],
      ["l'obelisque", 'l’obélisque'],
      ['coeur', 'cœur'],
      ['ETAT', 'état'],
    ] as const) {
      expect(understand(said, [{ text: meant, also: '', value: meant }]), said).toEqual([meant]);
    }
  });
});

describe.each(LANGUAGES)('D1: moves by their names in %s', (language) => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } }); // no family mode
  const commands = commandsOf(language);
  it.each([
    ['imhotep', 2, {}],
    ['duel', 2, {}],
    ['kontor', 2, { scenario: 'advanced' }],
    ['kontor', 3, { scenario: 'freewheel-solo' }],
    ['rampart', 2, {}],
  ] as const)(
    '%s for %i',
    async (game, players, config) => {
      const load = modules[`../../pkg/${game}/${game}.js`];
      if (!load) throw new Error(`${game} is not there`);
      const engine = await load(),
        words = wordsOf(language, game),
        page = PAGES[game]!;
      engine.initSync({ module: readFileSync(`pkg/${game}/${game}_bg.wasm`) });
      const defaults = Object.fromEntries(
        engine
          .catalogue()
          .games[0]!.options.map((option) => [option.key, 'default' in option ? option.default : null]),
      );
      const session = engine.Session.open({
        game,
        players: ['Anna', 'Bruno', 'Chloé'].slice(0, players).map((name, colour) => ({ name, colour })),
        config: { ...defaults, ...config },
        seed: 5,
      } as never) as unknown as Session;
      const shadowed: string[] = [],
        mistaken: string[] = [];
      for (let move = 0; move < MOVES && session.view(null).outcome === null; move++) {
        const seat = session.view(null).toAct[0]!,
          offers = session.offers(seat),
          view = session.view(seat);
        const text = page.text(
          words,
          seated(session.setup(), engine.catalogue().games[0] as never),
          view,
          session.prints(),
          () => session.notes(seat),
        );
        const label = (place: string): string => text.places.placeLabel(place as never);
        const all: Choice<{ move: Move } | { place: string }>[] = [
          ...offers.map((offer) => ({
            text: text.moves.offer(offer.move),
            also: offer.taps.map(label).join(' '),
            value: { move: offer.move },
          })),
          ...text.places.buttons().map((place) => ({ text: label(place), also: '', value: { place } })),
        ];
        for (const { text, value } of all) {
          for (const said of typed(text)) {
            const found = understand(said, all),
              command = commandIn(said, commands);
            if (command?.about === '') shadowed.push(`${said}: ${command.command}`);
            if (
              !found.includes(value) ||
              found.some((one) => all.find((other) => other.value === one)!.text !== text)
            )
              mistaken.push(said);
          }
        }
        session.play(seat, offers[(move * 7919 + 13) % offers.length]!.move, null);
      }
      session.free();
      expect([...new Set(shadowed)]).toEqual([]);
      expect([...new Set(mistaken)]).toEqual([]);
    },
    120_000,
  );
});
