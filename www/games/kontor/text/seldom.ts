// What is said only when it is asked for, or seldom, and never at the start. Fetched when a game has begun.
import type { Note, Noted, Tax } from '../wire';
import { capital } from '../../../core/words';
import type { Details } from '../../../core/speech';
import { isFinished, majority, majorityOfAll, tally, tallyOfAll, winnerOf, type Sector } from './notes';
import type { KontorSpeech } from './speech';

/** What happened last, what of it lasts, and how many are to come. */
export function eventsLabel(speech: KontorSpeech): string {
  const { scene } = speech;
  const past = scene.places('event/').flatMap((place) => {
    const face = scene.face(place);
    return face?.is === 'event' ? [face.event] : [];
  });
  const shown = past.filter((event, i) => i === past.length - 1 || event === 'blockade-at-sea');
  return [
    speech.t('place-events', { count: scene.count('events') }),
    ...shown.map((event) => speech.t('say-event-turned', { event: speech.t(`event-${event}`) })),
  ].join(' ');
}

/** A sector in two or three sentences. */
export function sectorText(speech: KontorSpeech, sector: Sector): string {
  const { cells, points, standing } = sector;
  const cell = cells[0] ? speech.cell(cells[0]) : '',
    winner = winnerOf(speech, sector);
  const allies =
    sector.is === 'shared-sector' && sector.allies.length > 0
      ? [
          speech.t('note-allies', {
            names: speech.words.list(
              sector.allies.map(([one, other]) =>
                speech.t('pair', { name: speech.name(one), other: speech.name(other) }),
              ),
            ),
          }),
        ]
      : [];
  const why = reasons(speech, sector);
  if (isFinished(sector)) {
    return [
      speech.t('note-sector-finished', { cell, docks: cells.length, name: winner || speech.t('nobody') }),
      ...why,
      speech.t(winner ? `standing-${standing}` : `standing-nobody-${standing}`, { points }),
      ...allies,
    ].join(' ');
  }
  return [speech.t('note-sector-open', { cell, docks: cells.length }), ...why, ...allies].join(' ');
}

/** Who would win it now and which step decides, with the stocks; nothing once it has been scored, when warehouses have left it. */
function reasons(speech: KontorSpeech, sector: Sector): string[] {
  const now = !isFinished(sector) || !speech.scene.view.outcome;
  if (sector.is === 'shared-sector')
    return [
      tallyOfAll(speech, sector.stocks),
      capital(majorityOfAll(speech, sector.by, sector.winners, now)),
    ];
  return sector.by
    ? [tally(speech, sector.red, sector.black), capital(majority(speech, sector.by, sector.winner, now))]
    : [];
}

/** What a card would do about taxes, whatever lies opposite. */
export function taxText(
  speech: KontorSpeech,
  { against, plain, florin }: Extract<Note, { is: 'tax' }>,
): string {
  const outcome = ([own, other]: [Tax, Tax]): string =>
    speech.t(`tax-${own}-${other}`, { name: speech.name(against) });
  const [without, with_] = [outcome(plain), outcome(florin)];
  return without === with_
    ? speech.t('note-tax-same', { what: without })
    : speech.t('note-tax', { without, with: with_ });
}

/** All sectors, finished ones first. */
export function sectors(speech: KontorSpeech, notes: Noted[]): Details[] {
  const all = notes.flatMap(({ note }) =>
    note.is === 'sector' || note.is === 'shared-sector' ? [note] : [],
  );
  const part = (title: string, some: Sector[]): Details[] =>
    some.length > 0
      ? [{ title: speech.t(title), lines: some.map((sector) => capital(sectorText(speech, sector))) }]
      : [];
  return [
    ...part('details-finished', all.filter(isFinished)),
    ...part(
      'details-open',
      all.filter((sector) => !isFinished(sector)),
    ),
  ];
}
