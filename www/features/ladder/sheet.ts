// The sheet with the ladder: the animals from the lowest rung up, what each does, and what can be learned from it.
import './ladder.css';
import '../../screen/sheets'; // the styles of sheets
import { el } from '../../core/dom';
import { tens } from '../../core/tens';
import type { Host } from '../../screen/host';
import { face } from '../../stage/faces/face';
import { meet } from './play';
import { beaten, nextRung, RUNGS, type Rung } from './rungs';

const FACE = 64;

/** Opens the ladder. */
export function showLadder(host: Host): void {
  const { words, sheet } = host,
    all = beaten(),
    next = nextRung(all);
  sheet.show(
    words.t('ladder'),
    words.t('close'),
    el('p', {}, words.t(next ? 'ladder-about' : 'ladder-top')),
    el(
      'ol',
      { class: 'ladder', role: 'list' },
      // The highest rung stands at the top, and is read last.
      ...RUNGS.map((rung) => rungOf(host, rung, all.has(rung.id), rung === next)),
    ),
  );
}

function rungOf(host: Host, rung: Rung, isBeaten: boolean, isNext: boolean): HTMLElement {
  const { words } = host,
    { id } = rung,
    state = isBeaten ? 'beaten' : isNext ? 'next' : 'later';
  return el(
    'li',
    { class: state, 'aria-current': isNext ? 'step' : null },
    el('span', { class: 'portrait' }, face(id, FACE)),
    el(
      'div',
      { class: 'about' },
      el(
        'h3',
        {},
        words.t(`ladder-name-${id}`),
        isBeaten && el('span', { class: 'done' }, words.t('ladder-beaten')),
      ),
      el('p', {}, words.t(`ladder-about-${id}`)),
      isNext && lesson(host, rung),
    ),
    (isBeaten || isNext) &&
      el(
        'button',
        {
          type: 'button',
          id: `ladder-${id}`,
          class: isNext ? 'primary' : 'quiet',
          'aria-label': words.t('ladder-play', { animal: id }),
          onclick: () => void meet(host, rung),
        },
        words.t(isNext ? 'setup-start' : 'again'),
      ),
  );
}

/** What can be learned from an animal, with its numbers as bars and dots. */
const lesson = ({ words }: Host, { id, shows }: Rung): HTMLElement =>
  el(
    'div',
    { class: 'lesson' },
    el('p', {}, words.t(`ladder-lesson-${id}`)),
    el(
      'p',
      { class: 'numbers' },
      ...shows.map((number) => el('span', {}, el('b', {}, String(number)), tens(words, number))),
    ),
  );
