// The text of the sheet about a place or a player. A button, the prompt, the score or the rulebook says every
// sentence as well, so that sighted and blind players get the same information.
import type { Game } from '../../ui/game-view';
import { picked } from '../../table/moves';
import type { Tally } from '../../words/text/places';
import type { GameText } from '../../words/text/text';
import type { Place, Seat } from '../../engine/wire';
import { capital } from '../../words/words';
import type { Rulebook } from '../../games/rulebook';
import { ruleAbout } from './places';

/** What is asked about. `box`: where on the page a player was asked about, if not at the top. */
export type Subject = { place: Place } | { seat: Seat; box?: DOMRect };

export interface Answer {
  name: string;
  /** The pieces there, their use, and what is known about the place. */
  lines: string[];
  /** The comparison between players there, or null. */
  tally: Tally | null;
  /** Says what a tap would do, or why it does nothing now; empty if there is nothing to say. */
  now: { kind: 'choose' | 'why' | null; text: string };
  /** The id of the rule about it, with the game; null if there is none. */
  rule: string | null;
}

/** Splits a label into the name of the thing and its state: "Boat of 4: 2 of 4 loaded." */
export function nameAndState(label: string): { name: string; state: string } {
  const [, name = label, state = ''] = /^(.+?)(?:\s*:\s+|[.!]\s+|[.!]?$)(.*)$/s.exec(label) ?? [];
  return { name, state: capital(state) };
}

/** Returns what there is to say to the player who looks now. `book`: null if it could not be fetched. */
export function answerOf(game: Game, subject: Subject, book: Rulebook | null): Answer {
  const text = game.text();
  if ('seat' in subject) return ofSeat(game, text, subject.seat, book);
  const { place } = subject,
    { id } = game.card;
  const { label, about, rule: own } = text.places.sheet(place),
    { name, state } = nameAndState(capital(label));
  const purpose = text.places.purpose(place),
    face = text.terms.scene.face(place);
  return {
    name,
    lines: [state, ...[about, purpose].filter((line) => !state.includes(line)), worthOf(text, place)].filter(
      Boolean,
    ),
    tally: text.places.tally?.(place) ?? null,
    now: nowAt(game, text, place),
    rule: book && (own === null ? ruleAbout(id, book, place, game.table.setup.config, face) : `${id}/${own}`),
  };
}

/** Says what the piece there is worth to each player now, as the engine has noted it. */
function worthOf({ terms }: GameText, place: Place): string {
  const { words } = terms,
    worth = terms.notes.flatMap(({ at, note }) => (at === place && note.is === 'worth' ? [note] : []))[0];
  if (!worth) return '';
  const each = worth.points.map((points, seat) =>
    words.t('rules-worth-one', { name: terms.called(seat), points: words.signed(points) }),
  );
  return words.t('rules-worth', { points: words.list(each) });
}

/** Says what a tap on the place would do, or what prevents it; a decision that is due elsewhere does not. */
function nowAt(game: Game, text: GameText, place: Place): Answer['now'] {
  const { table, hints } = game,
    now = picked(game);
  if (table.pastPosition || now.offer?.taps.includes(place) || now.taps.includes(place))
    return { kind: null, text: '' };
  if (now.lit.has(place)) return { kind: 'choose', text: hints.consequence(text, now, place) };
  if (table.seat === null) return { kind: null, text: '' };
  const why = hints.reason(place);
  return { kind: why === '' ? null : 'why', text: why };
}

function ofSeat(game: Game, text: GameText, seat: Seat, book: Rulebook | null): Answer {
  const colour = game.entry.colours[game.table.setup.players[seat]?.colour ?? -1] ?? '';
  const label = text.places.playerLabel(seat, colour);
  const { name, state } = nameAndState(game.commands.label(seat, label));
  const sources = game.session.score()[seat]?.sources ?? [];
  const lines = sources
    .filter(({ points }) => points !== 0)
    .map(({ source, points }) =>
      text.terms.t('preview-source', {
        source: text.terms.t(`source-${source}`),
        changes: text.terms.words.signed(points),
      }),
    );
  return {
    name,
    lines: [state, ...lines],
    tally: null,
    now: { kind: null, text: '' },
    rule: book && ruleAbout(game.card.id, book, `seat/${seat}`, game.table.setup.config),
  };
}
