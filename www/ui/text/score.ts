// The score explained, as a table by source. All numbers are the engine's.
import { box, el, paragraph } from '../../dom/elements';
import { stone, type Marks } from '../../dom/glyph';
import type { Details } from '../../words/text/score';
import type { GameText } from '../../words/text/text';
import type { Noted, SeatScore, Source } from '../../engine/wire';

export function scoreSheet(text: GameText, scores: SeatScore[], marks?: Marks): HTMLElement {
  const { words, scene } = text.terms;
  const outcome = scene.view.outcome;
  const head = el('tr', {}, [
    el('td'),
    ...scene.setup.players.map((player, seat) =>
      el('th', { scope: 'col', class: outcome?.winners.includes(seat) ? 'winner' : null }, [
        el('span', 'who', stone(player.colour, marks), el('span', {}, text.terms.called(seat))),
      ]),
    ),
  ]);
  const decided = scores.flatMap((one) => (one.decided?.by === 'points' ? [one.decided.source] : []));
  const rows = text.score
    .sources(scores)
    .map((source) => row(source, text, scores, outcome !== null && decided.includes(source)));
  const total = el('tr', 'total', [
    el('th', { scope: 'row' }, words.t('score-total')),
    ...scores.map(({ total }, seat) =>
      el('td', { class: outcome?.winners.includes(seat) ? 'winner' : null }, number(total)),
    ),
  ]);
  return box('scores', [
    box({ class: 'wide', tabindex: '0', role: 'region', 'aria-label': words.t('score-title') }, [
      el('table', {}, [
        el('thead', {}, head),
        el('tbody', {}, ...rows),
        el('tfoot', {}, total, ties(text), ifEnded(text)),
      ]),
    ]),
    outcome ? null : paragraph(text.terms.t('score-sofar'), 'note'),
    ...text.score.details().flatMap((one) => [el('h3', {}, one.title), table(one)]),
  ]);
}

/** Returns a table of contests: a row with what each player has there, and a row that says why. */
function table({ title, players, contests }: Details): HTMLElement {
  return box({ class: 'wide', tabindex: '0', role: 'region', 'aria-label': title }, [
    el('table', 'details', [
      el('thead', {}, el('tr', {}, el('td'), ...players.map((name) => el('th', { scope: 'col' }, name)))),
      ...contests.map(({ name, about, stocks, leaders, why }) =>
        el('tbody', {}, [
          el('tr', {}, [
            el('th', { scope: 'row' }, name, el('small', {}, about)),
            ...stocks.map((kinds, i) =>
              el('td', { class: leaders.includes(i) ? 'winner' : null }, [
                kinds.map((one) => paragraph(one)),
              ]),
            ),
          ]),
          el('tr', 'reason', el('td', { colspan: players.length + 1 }, why)),
        ]),
      ),
    ]),
  ]);
}

/** Returns the engine's notes of one kind. */
type Note = Noted['note'];
const noted = <I extends Note['is']>(text: GameText, is: I): Extract<Note, { is: I }>[] =>
  text.terms.notes.flatMap(({ note }) => (note.is === is ? [note as Extract<Note, { is: I }>] : []));

function row(source: Source, text: GameText, scores: SeatScore[], decided: boolean): HTMLElement {
  const cells = scores.map(({ sources }) =>
    sources.filter((one) => one.source === source).reduce((sum, { points }) => sum + points, 0),
  );
  const ahead = noted(text, 'at-the-end').find((note) => note.source === source)?.points;
  const winners = text.terms.scene.view.outcome?.winners ?? [];
  return el('tr', { class: decided ? 'decided' : null }, [
    el('th', { scope: 'row' }, text.terms.t(`source-${source}`), el('small', {}, aboutSource(text, source))),
    ...cells.map((points, seat) =>
      el(
        'td',
        { class: `${points === 0 ? 'zero' : ''} ${winners.includes(seat) ? 'winner' : ''}`.trim() || null },
        number(points),
        Boolean(ahead?.[seat]) && el('span', 'ahead', ` (${text.terms.words.signed(ahead?.[seat] ?? 0)})`),
      ),
    ),
  ]);
}

/** How the points of a row come about, on the side of its site that is played. */
export function aboutSource({ terms }: GameText, source: Source): string {
  const side = (terms.scene.setup.config as Record<string, unknown>)[source],
    id = `score-source-about-${source}`;
  return terms.has(id)
    ? terms.t(id, typeof side === 'string' ? { side } : {})
    : terms.t(`value-${source}-${String(side)}-about`);
}

/** Returns the row that decides a tie, below the totals. */
function ties(text: GameText): HTMLElement | null {
  const found = text.score.ties();
  return found
    ? el('tr', 'ties', [
        el('th', { scope: 'row' }, found.title, el('small', {}, found.about)),
        ...found.counts.map((count) => el('td', {}, String(count))),
      ])
    : null;
}

/** Returns the totals of all players if the game ended now, or null if all points are counted at once. */
function ifEnded(text: GameText): HTMLElement | null {
  const [then] = noted(text, 'if-ended');
  return then
    ? el('tr', 'ahead', [
        el('th', { scope: 'row' }, text.terms.words.t('score-if-ended')),
        ...then.points.map((points) => el('td', {}, number(points))),
      ])
    : null;
}

const number = (points: number): string => (points < 0 ? `\u2212${-points}` : String(points));
