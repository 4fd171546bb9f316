// The calendar of the deals: today's, and all before it that can still be played.
import './daily.css';
import '../../screen/sheets'; // the styles of sheets
import { el, fill, type Child } from '../../core/dom';
import { fetchEngine } from '../../core/engine';
import { savedPeople } from '../../core/people';
import type { Words } from '../../core/words';
import type { Host } from '../../screen/host';
import { OPPONENT, dayAt, dealOf, setupOf, timeOf, today, type Deal } from './deal';
import { dateIn, parText } from './end';
import { savedResults, shapesOf, tallyOf, type Result } from './results';
import { shareButton } from './share';

const DAY = 86_400_000;

/** Opens the calendar at today. */
export function showDaily(host: Host): void {
  const { words } = host,
    now = today(),
    root = el('div', { class: 'daily' });
  const draw = (day: string, focus?: string): void => {
    const results = savedResults();
    fill(
      root,
      dayPart(host, day, now, results),
      monthPart(host, day, now, results, draw),
      tally(host, now, results),
    );
    if (focus) root.querySelector<HTMLElement>(`#${focus}`)?.focus();
  };
  draw(now);
  host.sheet.show(words.t('daily-title'), words.t('close'), root);
}

/** The chosen day: its game, how it went, and the button that plays it. */
function dayPart(host: Host, day: string, now: string, results: Map<string, Result>): HTMLElement {
  const { words } = host,
    deal = dealOf(day),
    result = results.get(day);
  if (!deal) return el('section', {}, el('p', {}, words.t('daily-none')));
  const level = words.t('bot-level-boatswain');
  return el(
    'section',
    { class: 'daily-day', 'data-game': deal.game },
    el('p', { class: 'date' }, day === now ? words.t('daily-today') : dateIn(words.language, day)),
    el('h3', {}, words.t(`game-${deal.game}`)),
    el('p', {}, words.t('daily-about', { name: level, further: String(deal.further), game: deal.game })),
    ...told(host, result),
    el(
      'div',
      { class: 'acts' },
      result && shareButton(host, day, () => result),
      el(
        'button',
        { type: 'button', class: 'primary', id: 'daily-play', onclick: () => void play(host, deal) },
        words.t(result ? 'daily-again' : 'daily-play'),
      ),
    ),
  );
}

/** Tells how a day went. */
function told(host: Host, result: Result | undefined): Child[] {
  if (!result) return [];
  const { words } = host;
  return [
    el(
      'p',
      { class: 'result' },
      el('strong', {}, resultText(words, result)),
      ' ',
      el('span', { class: 'shapes', role: 'img', 'aria-label': words.t('daily-shapes') }, shapesOf(result)),
    ),
    el('p', { class: 'note' }, [parText(host, result), words.t('daily-first')].filter(Boolean).join(' ')),
  ];
}

const resultText = (words: Words, { end, points, rival }: Result): string =>
  words.t('daily-result', { end, points, rival });

/** A month with a button for each day. */
function monthPart(
  { words }: Host,
  chosen: string,
  now: string,
  results: Map<string, Result>,
  show: (day: string, focus: string) => void,
): HTMLElement {
  const first = timeOf(`${chosen.slice(0, 8)}01`),
    month = new Date(first).toLocaleDateString(words.language, {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
  const turn = (id: string, day: string, sign: string): HTMLElement =>
    el(
      'button',
      {
        type: 'button',
        class: 'quiet',
        id: `daily-${id}`,
        'aria-label': words.t(`daily-${id}`),
        disabled: day > now || dealOf(day) === null,
        onclick: () => show(day, `daily-${id}`),
      },
      el('span', { 'aria-hidden': 'true' }, sign),
    );
  const days: HTMLElement[] = [];
  for (let time = first; dayAt(time).startsWith(chosen.slice(0, 8)); time += DAY)
    days.push(dayButton(words, dayAt(time), chosen, now, results.get(dayAt(time)), show));
  // Weeks begin on Monday; a day of the first week stands below its name.
  const before = (new Date(first).getUTCDay() + 6) % 7;
  if (days[0]) days[0].style.gridColumnStart = String(before + 1);
  return el(
    'section',
    { class: 'daily-month', 'aria-label': month },
    el(
      'header',
      {},
      turn('earlier', dayAt(first - DAY), '‹'),
      el('h3', {}, month),
      turn('later', monthAfter(first), '›'),
    ),
    el('div', { class: 'days' }, ...weekdays(words.language), ...days),
  );
}

/** Returns the first day of the next month. */
function monthAfter(first: number): string {
  const next = new Date(first);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return dayAt(next.getTime());
}

const weekdays = (language: string): HTMLElement[] =>
  Array.from({ length: 7 }, (_, at) =>
    el(
      'span',
      { 'aria-hidden': 'true' },
      new Date(Date.UTC(2026, 10, 2 + at)).toLocaleDateString(language, {
        weekday: 'narrow',
        timeZone: 'UTC',
      }),
    ),
  );

const SIGNS = { won: '✓', shared: '=', lost: '–' };

function dayButton(
  words: Words,
  day: string,
  chosen: string,
  now: string,
  result: Result | undefined,
  show: (day: string, focus: string) => void,
): HTMLElement {
  const deal = dealOf(day),
    game = words.t(`game-${deal?.game ?? ''}`),
    date = dateIn(words.language, day),
    label = result ? resultText(words, result) : words.t('daily-open');
  return el(
    'button',
    {
      type: 'button',
      id: `daily-${day}`,
      class: result ? `day ${result.end}` : 'day',
      'data-game': deal?.game,
      disabled: day > now || !deal,
      'aria-pressed': String(day === chosen),
      'aria-current': day === now ? 'date' : null,
      'aria-label': deal && day <= now ? `${date}: ${game}. ${label}` : date,
      onclick: () => show(day, `daily-${day}`),
    },
    el('b', {}, String(Number(day.slice(8)))),
    el('span', { 'aria-hidden': 'true' }, result ? SIGNS[result.end] : ''),
  );
}

function tally({ words }: Host, now: string, results: Map<string, Result>): HTMLElement {
  const days = function* (): Generator<string> {
    for (let day = now; dealOf(day); day = dayAt(timeOf(day) - DAY)) yield day;
  };
  return el(
    'p',
    { class: 'note' },
    results.size > 0 && words.t('daily-tally', { ...tallyOf(results, days()) }),
  );
}

/** Begins a deal. */
async function play(host: Host, deal: Deal): Promise<void> {
  const { words, sheet } = host,
    [{ entry }] = await Promise.all([fetchEngine(deal.game), words.fetch(deal.game)]),
    own = savedPeople()[0]?.name;
  const names = {
    person: own || words.t('setup-default-name', { number: 1 }),
    rival: words.t(`bot-level-${entry.levels[OPPONENT]?.id ?? ''}`),
  };
  sheet.close();
  await host.start(setupOf(deal, entry, names));
}
