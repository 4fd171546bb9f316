// What is still to come, as far as whoever looks can know: what and how much, never in which order. The engine counts; here it is listed.
import { el } from '../dom';
import type { Game } from '../game';
import type { Host } from '../host';
import type { DuelSpeech } from '../speech/duel/speech';
import type { ImhotepSpeech } from '../speech/imhotep/speech';
import type { Speech } from '../speech/speech';
import type { Noted } from '../wire';
import { capital } from '../words';

/** A thing and how many of it are left. */
export interface Left { name: string; count: number }

/** What the engine has noted as left, in words. */
export function leftIn(notes: Noted[], speech: Speech): Left[] {
  return notes.flatMap(({ note }): Left[] => {
    if (note.is !== 'left') return [];
    const name = 'card' in note ? (speech as unknown as ImhotepSpeech).card(note.card) : (speech as unknown as DuelSpeech).token(note.token);
    return [{ name: capital(name), count: note.count }];
  });
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
