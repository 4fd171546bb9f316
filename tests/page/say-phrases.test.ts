// P33: phrases as people type them are understood in three languages, and an impossible move is refused with
// its rule.
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import type { Session } from '../../www/engine/engine';
import { seated } from '../../www/engine/draft';
import type { Move } from '../../www/engine/wire';
import { COMMANDS, meaningOf, type Heard } from '../../www/features/commands/meaning';
import { speechOf } from '../../www/features/commands/speech';
import type { GamePage } from '../../www/games/contract';
import { duel } from '../../www/games/duel';
import { imhotep } from '../../www/games/imhotep';
import { kontor } from '../../www/games/kontor';
import { rampart } from '../../www/games/rampart';
import type * as wasm from '../../pkg/imhotep/imhotep';
import { wordsOf } from './words-of';

const modules = import.meta.glob<typeof wasm>('../../pkg/*/*.js');
const PAGES = { imhotep, duel, kontor, rampart } as unknown as Record<string, GamePage>;
const LANGUAGES = ['en', 'de', 'fr'] as const;
type Language = (typeof LANGUAGES)[number];
/** The taps of the moves that are made before the phrase is typed. */
type Before = string[];

async function open(game: string, before: Before): Promise<{ session: Session; entry: never }> {
  const engine = await modules[`../../pkg/${game}/${game}.js`]!();
  engine.initSync({ module: readFileSync(`pkg/${game}/${game}_bg.wasm`) });
  const entry = engine.catalogue().games[0]!;
  const session = engine.Session.open({
    game,
    players: ['Anna', 'Bruno'].map((name, colour) => ({ name, colour })),
    config: Object.fromEntries(
      entry.options.map((option) => [option.key, 'default' in option ? option.default : null]),
    ),
    seed: 5,
  } as never) as unknown as Session;
  for (const taps of before) {
    const seat = session.view(null).toAct[0]!,
      offer = session.offers(seat).find((one) => one.taps.join(' ') === taps);
    if (!offer) throw new Error(`no move ${taps}`);
    session.play(seat, offer.move, null);
  }
  return { session, entry: entry as never };
}

/**
 * Returns the meaning of a phrase, in short: `command`, the taps of the moves, or `! code` of the rule
 * against it.
 */
function understood(
  said: string,
  language: Language,
  game: string,
  { session, entry }: Awaited<ReturnType<typeof open>>,
): string {
  const seat = session.view(null).toAct[0]!,
    words = wordsOf(language, game),
    own = wordsOf(language, 'say');
  const text = PAGES[game]!.text(
    words,
    seated(session.setup(), entry),
    session.view(seat),
    session.prints(),
    () => session.notes(seat),
  );
  const texts = (of: string): Record<string, string> =>
    Object.fromEntries(
      COMMANDS.map((one) => [one, own.has(`say-${of}-${one}`) ? own.t(`say-${of}-${one}`) : '']),
    );
  const heard: Heard<string, { move: Move; taps: string }> = {
    speech: speechOf({
      synonyms: own.t('say-synonyms'),
      fillers: own.t('say-fillers'),
      units: own.t('say-units'),
      numbers: own.t('say-numbers'),
      ordinals: own.t('say-ordinals'),
    }),
    commands: texts('command'),
    sayings: texts('phrase'),
    offers: session.offers(seat).map(({ move, taps }) => ({
      text: text.moves.offer(move),
      also: taps.map((place) => text.places.placeLabel(place)).join(' '),
      value: { move, taps: taps.join(' ') },
      taps,
    })),
    places: text.places.buttons().map((place) => ({ place, label: text.places.placeLabel(place) })),
    buttons: [],
    verbs: own.t(`say-verbs-${game}`),
    why: (taps) => session.why(seat, taps),
  };
  const meant = meaningOf(said, heard);
  switch (meant.is) {
    case 'command':
      return `command ${meant.command}`;
    case 'offers':
      return meant.offers.map(({ taps }) => taps).join(' | ');
    case 'place':
      return `place ${meant.place}`;
    case 'button':
      return 'button';
    case 'nothing':
      return meant.against
        ? `! ${meant.against.refusal.code}`
        : meant.near.length > 0
          ? `? ${meant.near.map(({ taps }) => taps).join(' | ')}`
          : 'nothing';
  }
}

/** The fourth boat has a stone and can sail; the others cannot. */
const READY = ['boat/3/0', 'boat/0/0'];
/** Both sleds are full. */
const FULL = ['quarry/0', 'quarry/1'];
const SECOND = 'boat/1/0 | boat/1/1 | boat/2/0 | boat/2/1';

const PHRASES: Record<Language, [said: string, meant: string, game?: string, before?: Before][]> = {
  en: [
    ['what can I do', 'command moves'],
    ['What can I do now?', 'command moves'],
    ['waht can I do', 'command moves'],
    ['who is winning', 'command score'],
    ['who is wining?', 'command score'],
    ['whose turn is it', 'command status'],
    ['what happened', 'command last'],
    ['confirm', 'command confirm'],
    ['yes', 'command confirm'],
    ['undo', 'command undo'],
    ['please undo that', 'command undo'],
    ['help', 'command help'],
    ['put a stone on the second boat', SECOND],
    ['put a stone on the secnd boat', SECOND],
    ['Put one stone on the 2nd boat, please', SECOND],
    ['load the first boat, place 2', 'boat/0/1 | boat/1/1'],
    ['put a stone on boat one place two', 'boat/0/1'],
    ['put a stone on the first 2-stone boat, place 2', 'boat/1/1'],
    ['load the second 2-stone boat, place 1', 'boat/2/0'],
    ['load 4-stone boat, place 3', 'boat/0/2'],
    ['put a stone on the second two stone boat, place one', 'boat/2/0'],
    // As the boats were called until now.
    ['load a stone on place 2 of the second boat of 2', 'boat/1/1 | boat/2/1'],
    ['put a stone on the boat of 4, place 3', 'boat/0/2'],
    ['load the boat of 4, place 3', 'boat/0/2'],
    ['put a stone on the last boat', '? boat/0/0 | boat/0/1 | boat/0/2 | boat/0/3 | boat/1/0'],
    ['get stones', 'quarry/0'],
    ['I would like to fetch some stones', 'quarry/0'],
    ['take stonse from the quary', 'quarry/0'],
    ['ship boat 4 to the pyramids', 'lane/3 dock/pyramid', 'imhotep', READY],
    ['send the fourth boat to the piramids', 'lane/3 dock/pyramid', 'imhotep', READY],
    ['sail boat 1 to the pyramids', '! too-few-stones', 'imhotep', READY],
    ['sail', '! too-few-stones'],
    ['take stones', '! sled-full', 'imhotep', FULL],
    ['place a stone on the first boat, place 1', '! place-taken', 'imhotep', READY],
    ['put a man on b2', 'cell/1/1', 'duel'],
    ['unload the boat of column C', '! too-few-figures', 'duel'],
    ['put a figure on B2', '! cell-taken', 'duel', ['cell/1/1']],
    ['flip A1', 'card/0', 'rampart'],
    ['reveal the card B2', 'card/10', 'rampart'],
    ['take a card', '? card/0 | card/1 | card/2 | card/3 | card/4', 'rampart'],
    ['shoot', '! no-cannon', 'rampart'],
    ['put 51 in the harbour', '! other-decision', 'kontor'],
    ['lay a card', '! other-decision', 'kontor'],
    ['xyzzy', 'nothing'],
  ],
  de: [
    ['Was kann ich tun?', 'command moves'],
    ['was kann ich jetzt machen', 'command moves'],
    ['was kan ich tun', 'command moves'],
    ['Wer gewinnt?', 'command score'],
    ['wer fuehrt', 'command score'],
    ['Wer ist dran?', 'command status'],
    ['bestätigen', 'command confirm'],
    ['ja', 'command confirm'],
    ['zurück', 'command undo'],
    ['nimm das bitte zurück', 'command undo'],
    ['Hilfe', 'command help'],
    ['leg einen Stein auf das zweite Boot', SECOND],
    ['Lade bitte einen Stein auf das 2. Boot', SECOND],
    ['setze einen Stein auf Boot eins, Platz zwei', 'boat/0/1'],
    ['hol Steine', 'quarry/0'],
    ['Steine aus dem Steinbuch holen', 'quarry/0'],
    ['schick Boot 4 zu den Pyramiden', 'lane/3 dock/pyramid', 'imhotep', READY],
    ['fahre mit dem vierten Boot zu den Piramiden', 'lane/3 dock/pyramid', 'imhotep', READY],
    ['schicke Boot 1 zu den Pyramiden', '! too-few-stones', 'imhotep', READY],
    ['losfahren', '! too-few-stones'],
    ['nimm Steine', '! sled-full', 'imhotep', FULL],
    ['stell eine Figur auf B2', 'cell/1/1', 'duel'],
    ['stell eine Figur auf B2', '! cell-taken', 'duel', ['cell/1/1']],
    ['dreh A1 um', 'card/0', 'rampart'],
    ['nimm eine Karte', '? card/0 | card/1 | card/2 | card/3 | card/4', 'rampart'],
    ['xyzzy', 'nothing'],
  ],
  fr: [
    ['Que puis-je faire ?', 'command moves'],
    ['qu’est-ce que je peux faire', 'command moves'],
    ['que puis je fair', 'command moves'],
    ['Qui gagne ?', 'command score'],
    ['qui est en tete', 'command score'],
    ['À qui de jouer ?', 'command status'],
    ['confirmer', 'command confirm'],
    ['oui', 'command confirm'],
    ['annuler', 'command undo'],
    ['annulez s’il vous plaît', 'command undo'],
    ['aide', 'command help'],
    ['mettez une pierre sur le deuxième bateau', SECOND],
    ['poser une pierre sur le 2e bateau', SECOND],
    ['mettre une pierre sur le bateau un, place deux', 'boat/0/1'],
    ['prenez des pierres', 'quarry/0'],
    ['piocher des piererres dans la cariere', 'quarry/0'],
    ['envoyez le bateau 4 vers les pyramides', 'lane/3 dock/pyramid', 'imhotep', READY],
    ['naviguer avec le quatrième bateau vers les piramides', 'lane/3 dock/pyramid', 'imhotep', READY],
    ['menez le bateau 1 aux pyramides', '! too-few-stones', 'imhotep', READY],
    ['naviguer', '! too-few-stones'],
    ['prendre des pierres', '! sled-full', 'imhotep', FULL],
    ['posez un pion en B2', 'cell/1/1', 'duel'],
    ['placer une figurine en B2', '! cell-taken', 'duel', ['cell/1/1']],
    ['dévoilez A1', 'card/0', 'rampart'],
    ['prenez une carte', '? card/0 | card/1 | card/2 | card/3 | card/4', 'rampart'],
    ['xyzzy', 'nothing'],
  ],
};

describe.each(LANGUAGES)('P33: phrases in %s', (language) => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } }); // no family mode
  it.each(PHRASES[language])('“%s” is %s', async (said, meant, game = 'imhotep', before = []) => {
    const table = await open(game, before);
    expect(understood(said, language, game, table)).toBe(meant);
    table.session.free();
  });
});

describe.each(LANGUAGES)('P33: the data of %s', (language) => {
  const own = wordsOf(language, 'say');
  it.each(['imhotep', 'duel', 'kontor', 'rampart'])('names sorts of places that %s has', async (game) => {
    const { session, entry } = await open(game, []);
    const text = PAGES[game]!.text(
      wordsOf(language, game),
      seated(session.setup(), entry),
      session.view(0),
      session.prints(),
      () => session.notes(0),
    );
    const heads = new Set([
      'held',
      'action',
      'wall',
      ...text.places.buttons().map((place) => place.split('/')[0]),
    ]);
    for (const line of own.t(`say-verbs-${game}`).split('\n'))
      expect([line, heads.has(line.trim().split(' ')[0])]).toEqual([line, true]);
    session.free();
  });
});
