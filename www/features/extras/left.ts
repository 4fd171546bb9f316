// What is still to come, as far as whoever looks can know: what and how much, never in which order. The engine counts; here it is listed.
import { el } from '../../core/dom';
import type { Game } from '../../screen/game';
import type { Host } from '../../screen/host';
import type { DuelSpeech } from '../../games/duel/text/speech';
import type { ImhotepSpeech } from '../../games/imhotep/text/speech';
import type { KontorSpeech } from '../../games/kontor/text/speech';
import type { Speech } from '../../core/speech';
import type { Noted } from '../../core/wire';
import type { Face } from '../../games/kontor/wire';
import { capital } from '../../core/words';

/** A thing and how many of it are left. */
export interface Left { name: string; count: number }

type LeftNote = Extract<Noted['note'], { is: 'left' }>;

/** What the engine has noted as left, in words. */
export function leftIn(notes: Noted[], speech: Speech): Left[] {
  const left = notes.flatMap(({ note }) => (note.is === 'left' ? [note] : []));
  return left.sort((one, other) => rank(one) - rank(other)).map((note) => ({ name: capital(nameOf(note, speech)), count: note.count }));
}

/** Cards of the harbour by colour and sort; all else stays as the engine has it. */
const SORTS = ['dock-red', 'dock-black', 'canal-null'];
function rank(note: LeftNote): number {
  if (!('card' in note) || typeof note.card === 'string' || note.card.is !== 'card') return 0;
  const at = SORTS.indexOf(`${note.card.sort}-${note.card.side}`);
  return at < 0 ? SORTS.length : at;
}

function nameOf(note: LeftNote, speech: Speech): string {
  if ('token' in note) return (speech as unknown as DuelSpeech).token(note.token);
  return typeof note.card === 'string' ? (speech as unknown as ImhotepSpeech).card(note.card) : kindOf(speech as unknown as KontorSpeech, note.card);
}

/** A card of the harbour by what it shows, whatever its number. */
function kindOf(speech: KontorSpeech, face: Face): string {
  if (face.is !== 'card') return '';
  const { sort, side, goods, building, symbol } = face;
  const kind = speech.t(`kind-${building ?? sort}${side ? `-${side}` : ''}`);
  const about = [...goods.map((good) => speech.t(`good-${good}`)), ...(symbol ? [speech.t(`symbol-${symbol}`)] : [])];
  return about.length > 0 ? `${kind} (${about.join(', ')})` : kind;
}

export function showLeft({ sheet, words }: Host, game: Game): void {
  const t = (id: string, args = {}): string => words.t(`more-left-${id}`, args);
  const left = leftIn(game.session.notes(game.table.watch.eye), game.speech()), count = left.reduce((sum, one) => sum + one.count, 0);
  sheet.show(words.t('left'), words.t('close'), ...(count === 0 ? [el('p', {}, t('none'))] : [
    el('p', {}, t(game.card.id, { count })),
    el('ul', { class: 'left' }, ...left.map((one) => el('li', {}, t('line', { ...one })))),
    el('p', { class: 'note' }, t('order')),
  ]));
}
