// The sheet with the ladder: the animal that waits, and all animals from the lowest rung up.
import './ladder.css';
import { box, button, el, paragraph } from '../../dom/elements';
import { tens } from '../../dom/tens';
import type { Host } from '../../shell/host';
import { face } from '../../stage/faces/face';
import { meet } from './play';
import { beaten, nextRung, RUNGS, type Rung } from './rungs';

const FACE = 64;
const SMALL_FACE = 48;

export function showLadder(host: Host): void {
  const { words, sheet } = host,
    all = beaten.read(),
    next = nextRung(all);
  sheet.show(words.t('ladder'), [
    box('climb', [
      paragraph(words.t(next ? 'ladder-about' : 'ladder-top')),
      // Before the ladder itself, so that it is seen at once from every rung.
      next && nextPart(host, next),
      el(
        'ol',
        { class: 'ladder', role: 'list' },
        // The highest rung stands at the top, and is read last.
        ...RUNGS.map((rung) => rungOf(host, rung, all.has(rung.id), rung === next)),
      ),
    ]),
  ]);
}

/** The animal that waits: what it does, what can be learned from it, and the button that plays it. */
function nextPart(host: Host, rung: Rung): HTMLElement {
  const { words } = host,
    { id } = rung;
  return el('section', { class: 'ladder-waits', 'aria-labelledby': 'ladder-waits' }, [
    el('header', {}, [
      face(id, FACE),
      el('div', {}, [
        el('h3', { id: 'ladder-waits' }, words.t(`ladder-name-${id}`)),
        paragraph(words.t(`ladder-about-${id}`)),
      ]),
    ]),
    lesson(host, rung),
    playButton(host, rung, 'primary', 'setup-start'),
  ]);
}

function rungOf(host: Host, rung: Rung, isBeaten: boolean, isNext: boolean): HTMLElement {
  const { words } = host,
    { id } = rung,
    state = isBeaten ? 'beaten' : isNext ? 'next' : 'later';
  return el('li', { class: state, 'aria-current': isNext ? 'step' : null }, [
    el('span', 'portrait', face(id, SMALL_FACE)),
    box('about', [
      el('h3', {}, [
        words.t(`ladder-name-${id}`),
        ' ',
        state !== 'later' && el('span', 'done', words.t(`ladder-${state}`)),
      ]),
      !isNext && paragraph(words.t(`ladder-about-${id}`)),
    ]),
    isBeaten && playButton(host, rung, 'quiet', 'again'),
  ]);
}

const playButton = (host: Host, rung: Rung, kind: 'primary' | 'quiet', text: string): HTMLElement =>
  button(
    host.words.t(text),
    { id: `ladder-${rung.id}`, class: kind, 'aria-label': host.words.t('ladder-play', { animal: rung.id }) },
    () => void meet(host, rung),
  );

/** What can be learned from an animal, with its numbers as bars and dots. */
const lesson = ({ words }: Host, { id, shows }: Rung): HTMLElement =>
  box('ladder-lesson', [
    paragraph(words.t(`ladder-lesson-${id}`)),
    paragraph(
      shows.map((number) => el('span', {}, el('b', {}, String(number)), tens(words, number))),
      'numbers',
    ),
  ]);
