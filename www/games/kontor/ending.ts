// The end of Kontor: the places that are lit in the last count, and the winner's prize.
import type { Part } from '../../words/text/score';
import type { Place, Seat, SeatScore, Source } from './wire';
import type { Prize } from '../contract';
import type { KontorTerms } from './text/terms';

export const prize: Prize = {
  leaf: 'M0 0C-11 -9 -11 -24 0 -34C11 -24 11 -9 0 0zM0 -2V-26',
  sign: 'M24 14V42M14 21H34M24 6a4 4 0 1 0 .1 0zM8 29c1 8 8 13 16 13s15-5 16-13M8 29l-2 6M8 29l6 3M40 29l2 6M40 29l-6 3',
};

/** Counts sector by sector, each with its customs houses, then everything else that counts. */
export function parts(terms: KontorTerms, scores: SeatScore[]): Part[] {
  const { scene } = terms;
  const title = (at: string): string => terms.t('count-sector', { cell: at });
  const sectors = terms.notes.flatMap(({ note }): Part[] => {
    if ((note.is !== 'sector' && note.is !== 'shared-sector') || note.standing !== 'counts') return [];
    const { cells, points } = note;
    const won = (seat: Seat): boolean =>
      note.is === 'sector'
        ? note.winner === ((scene.setup.players[seat]?.colour ?? 0) % 2 === 0 ? 'red' : 'black')
        : note.winners.includes(seat);
    const part = {
      title: title(cells[0] ? terms.cell(cells[0]) : ''),
      points: scene.seats.map((seat) => (won(seat) ? points : 0)),
      places: cells.map((cell) => `cell/${cell.join()}`),
    };
    return part.points.some((points) => points > 0) ? [part] : [];
  });
  const others = [...new Set(scores.flatMap(({ sources }) => sources.map(({ source }) => source)))].flatMap(
    (source): Part[] => {
      const points = scores.map(({ sources }) => sources.find((one) => one.source === source)?.points ?? 0);
      return source === 'sectors' || source === 'customs' || points.every((one) => one === 0)
        ? []
        : [{ title: terms.t(`source-${source}`), points, places: placesOf(terms, source) }];
    },
  );
  return [...sectors, ...others];
}

export function placesOf(terms: KontorTerms, source: Source): Place[] {
  const { scene } = terms;
  const isCustoms = (at: Place): boolean => {
    const face = scene.face(at);
    return face?.is === 'card' && face.sort === 'customs';
  };
  if (source !== 'sectors' && source !== 'customs') return [];
  const counted = terms.notes.flatMap(({ note }) =>
    (note.is === 'sector' || note.is === 'shared-sector') && note.standing === 'counts'
      ? note.cells.map((cell) => `cell/${cell.join()}`)
      : [],
  );
  return source === 'customs' ? counted.filter(isCustoms) : counted;
}
