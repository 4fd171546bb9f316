// The score explained: a table by source, who won and why. All numbers are the engine's; here they are only told.
import { el, type Child } from '../core/dom';
import { stone, type Marks } from '../core/glyph';
import type { Speech } from '../core/speech';
import type { Outcome, SeatScore, Source } from '../core/wire';

export function scoreSheet(speech: Speech, scores: SeatScore[], marks?: Marks): HTMLElement {
  const { words, scene } = speech;
  const outcome = scene.view.outcome;
  const head = el(
    'tr',
    {},
    el('td', {}),
    ...scene.setup.players.map((player, seat) =>
      el(
        'th',
        { scope: 'col', class: outcome?.winners.includes(seat) ? 'winner' : null },
        el('span', { class: 'who' }, stone(player.colour, marks), el('span', {}, speech.name(seat))),
      ),
    ),
  );
  const rows = speech.sources(scores).map((source) => row(source, speech, scores));
  const total = el(
    'tr',
    { class: 'total' },
    el('th', { scope: 'row' }, words.t('score-total')),
    ...scores.map(({ total }, seat) =>
      el('td', { class: outcome?.winners.includes(seat) ? 'winner' : null }, number(total)),
    ),
  );
  return el(
    'div',
    { class: 'scores' },
    ...verdict(speech, outcome, scores),
    el(
      'div',
      { class: 'wide', tabindex: '0', role: 'region', 'aria-label': words.t('score-title') },
      el('table', {}, el('thead', {}, head), el('tbody', {}, ...rows), el('tfoot', {}, total)),
    ),
    outcome ? null : el('p', { class: 'note' }, speech.t('score-sofar')),
    ...speech
      .details()
      .flatMap(({ title, lines }) => [
        el('h3', {}, title),
        el('ul', { class: 'details', role: 'list' }, ...lines.map((line) => el('li', {}, line))),
      ]),
  );
}

function row(source: Source, speech: Speech, scores: SeatScore[]): HTMLElement {
  const cells = scores.map(({ sources }) =>
    sources.filter((one) => one.source === source).reduce((sum, { points }) => sum + points, 0),
  );
  return el(
    'tr',
    {},
    el('th', { scope: 'row' }, speech.t(`source-${source}`), el('small', {}, speech.sourceAbout(source))),
    ...cells.map((points) => el('td', { class: points === 0 ? 'zero' : null }, number(points))),
  );
}

const number = (points: number): string => (points < 0 ? `\u2212${-points}` : String(points));

/** Who won, and what decided it. */
function verdict(speech: Speech, outcome: Outcome | null, scores: SeatScore[]): Child[] {
  if (!outcome) return [];
  const { winners } = outcome;
  return [
    el(
      'p',
      { class: 'verdict' },
      speech.t('score-wins', { names: speech.names(winners), count: winners.length }),
    ),
    el('p', {}, speech.whyWon(winners, scores)),
  ];
}
