// The calendar of the deals: today's, and all before it that can still be played.
import { sleep } from '../../dom/pause';
import './daily.css';
import { actions, box, button, type Child, el, fill, paragraph } from '../../dom/elements';
import { fetchEngine, type Engine } from '../../engine/engine';
import { ownName } from '../../device/own-name';
import type { SavedGame } from '../../device/slots';
import type { Setup } from '../../engine/wire';
import { stopped, type Words } from '../../words/words';
import { CARDS } from '../../games';
import { fetchSigns } from '../../games/signs';
import type { Host } from '../../shell/host';
import { reopen } from '../../ui/reopen';
import { begunDeals } from './begun';
import { OPPONENT, dateIn, dayAt, dealOf, setupOf, timeOf, today, type Deal } from './deal';
import { tellPar } from './par-line';
import { dailyResults, shapesOf, tallyNow, type Result } from './results';
import { shareButton } from './share';

const DAY = 86_400_000;
/** How long the calendar waits for the saved games before it is shown without them, in ms. */
const PATIENCE = 500;

/** What the calendar knows of the days. */
interface Known {
  now: string;
  results: Map<string, Result>;
  /** The saves of the deals that are not over. */
  begun: Map<string, SavedGame[]>;
  sign: (game: string) => SVGElement;
}
/** Shows a day, and moves the focus to the element with this id. */
type Show = (day: string, focus: string) => void;

/** Opens the calendar at today, unless something else was done while it was fetched. */
export async function showDaily(host: Host, signal?: AbortSignal): Promise<void> {
  const { words } = host,
    now = today(),
    root = box('daily'),
    known: Known = { now, results: new Map(), begun: new Map(), sign: await signs() };
  let chosen = now;
  const draw = (day: string, focus?: string): void => {
    chosen = day;
    known.results = dailyResults.read();
    fill(root, dayPart(host, day, known), monthPart(host, day, known, draw), foot(host, day, known));
    // The button that had the focus may have become another one.
    const at = (one: string): HTMLElement | null => root.querySelector(one);
    if (focus) (at(`[id="${focus}"]`) ?? at('.daily-day .primary'))?.focus({ preventScroll: true });
  };
  const found = begunDeals(now).then(
    (begun) => {
      known.begun = begun;
      const { activeElement } = document;
      if (root.isConnected) draw(chosen, root.contains(activeElement) ? activeElement?.id : undefined);
    },
    () => undefined, // the saved games cannot be read now
  );
  await Promise.race([found, sleep(PATIENCE)]);
  if (signal?.aborted) return;
  draw(now);
  host.sheet.show(words.t('daily-title'), root);
}

/** The signs are decoration and a help: without them there are names. */
const signs = (): Promise<Known['sign']> => fetchSigns(CARDS.map(({ id }) => id)).catch(() => fetchSigns([]));

/** The chosen day: its game, how it went, and the button that plays it. */
function dayPart(host: Host, day: string, known: Known): HTMLElement {
  const { words } = host,
    deal = dealOf(day),
    result = known.results.get(day),
    begun = known.begun.get(day);
  if (!deal) return el('section', {}, paragraph(words.t('daily-none')));
  const level = words.t('bot-level-boatswain');
  return el('section', { class: 'daily-day', 'data-game': deal.game }, [
    paragraph(day === known.now ? words.t('daily-today') : dateIn(words.language, day), 'date'),
    el('h3', {}, known.sign(deal.game), words.t(`game-${deal.game}`)),
    paragraph(words.t('daily-about', { name: level, further: String(deal.further), game: deal.game })),
    ...(result ? told(host, deal, result) : []),
    begun && paragraph(words.t('daily-begun-about'), 'begun'),
    actions(...acts(host, deal, result, begun)),
  ]);
}

/** A deal that was begun goes on; to begin it once more is the second choice. */
function acts(
  host: Host,
  deal: Deal,
  result: Result | undefined,
  begun: SavedGame[] | undefined,
): (HTMLElement | undefined)[] {
  const { words } = host;
  const button = (id: string, kind: string, text: string, onclick: () => void): HTMLElement =>
    el('button', { type: 'button', class: kind, id: `daily-${id}`, onclick }, words.t(`daily-${text}`));
  return [
    result && shareButton(host, deal.day, () => dailyResults.read().get(deal.day) ?? result),
    begun && button('anew', 'quiet', 'anew', () => void play(host, deal)),
    begun
      ? button('continue', 'primary', 'continue', () => {
          host.sheet.close();
          void reopen(host, begun);
        })
      : button('play', 'primary', result ? 'again' : 'play', () => void play(host, deal)),
  ];
}

/** Tells how a day went. */
function told(host: Host, deal: Deal, result: Result): Child[] {
  const { words } = host,
    par = el('span', { role: 'status' });
  void tellPar(words, par, deal.day, result, () => tableOf(host, deal));
  return [
    el('p', 'result', [
      el('strong', {}, resultText(words, result)),
      ' ',
      el('span', { class: 'shapes', role: 'img', 'aria-label': words.t('daily-shapes') }, shapesOf(result)),
    ]),
    paragraph([par, ' ', words.t('daily-first')], 'note'),
  ];
}

const resultText = (words: Words, { end, points, rival }: Result): string =>
  words.t('daily-result', { end, points, rival });

/** A month with a button for each day. */
function monthPart({ words }: Host, chosen: string, known: Known, show: Show): HTMLElement {
  const first = timeOf(`${chosen.slice(0, 8)}01`),
    month = new Date(first).toLocaleDateString(words.language, {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
  const turn = (id: string, day: string, sign: string): HTMLElement =>
    button(
      el('span', { 'aria-hidden': 'true' }, sign),
      {
        class: 'quiet',
        id: `daily-${id}`,
        'aria-label': words.t(`daily-${id}`),
        disabled: day > known.now || dealOf(day) === null,
      },
      () => show(day, `daily-${id}`),
    );
  const days = monthOf(chosen).map((day) => dayButton(words, day, chosen, known, show));
  // Weeks begin on Monday; a day of the first week stands below its name.
  const before = (new Date(first).getUTCDay() + 6) % 7;
  if (days[0]) days[0].style.gridColumnStart = String(before + 1);
  return el('section', { class: 'daily-month', 'aria-label': month }, [
    el('header', {}, [
      turn('earlier', dayAt(first - DAY), '‹'),
      el('h3', {}, month),
      turn('later', monthAfter(first), '›'),
    ]),
    box('days', ...weekdays(words.language), ...days),
  ]);
}

/** Returns the first day of the next month. */
function monthAfter(first: number): string {
  const next = new Date(first);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return dayAt(next.getTime());
}

const weekdays = (language: string): HTMLElement[] =>
  Array.from({ length: 7 }, (_, at) =>
    el('span', { 'aria-hidden': 'true' }, [
      new Date(Date.UTC(2026, 10, 2 + at)).toLocaleDateString(language, {
        weekday: 'narrow',
        timeZone: 'UTC',
      }),
    ]),
  );

const SIGNS = { won: '✓', shared: '=', lost: '–', begun: '◐' };

/** How a day stands: its first result counts, also while its deal is played once more. */
const stateOf = (day: string, { results, begun }: Known): keyof typeof SIGNS | null =>
  results.get(day)?.end ?? (begun.has(day) ? 'begun' : null);

function monthOf(day: string): string[] {
  const month = day.slice(0, 8),
    days: string[] = [];
  for (let time = timeOf(`${month}01`); dayAt(time).startsWith(month); time += DAY) days.push(dayAt(time));
  return days;
}

function dayButton(words: Words, day: string, chosen: string, known: Known, show: Show): HTMLElement {
  const { now, results, begun } = known,
    deal = dealOf(day),
    game = words.t(`game-${deal?.game ?? ''}`),
    date = dateIn(words.language, day),
    result = results.get(day),
    state = stateOf(day, known);
  const label = [
    result && resultText(words, result),
    begun.has(day) && words.t('daily-state', { state: 'begun' }),
    state === null && words.t('daily-open'),
  ];
  return button(
    [
      el('b', {}, String(Number(day.slice(8)))),
      el('span', { 'aria-hidden': 'true' }, [
        deal && known.sign(deal.game),
        state && el('i', {}, SIGNS[state]),
      ]),
    ],
    {
      id: `daily-${day}`,
      class: `day ${state ?? ''}`,
      'data-game': deal?.game,
      disabled: day > now || !deal,
      'aria-pressed': String(day === chosen),
      'aria-current': day === now ? 'date' : null,
      'aria-label':
        deal && day <= now ? `${date}: ${stopped(game)} ${label.filter(Boolean).join('. ')}` : date,
    },
    () => show(day, `daily-${day}`),
  );
}

/** What the signs of this month mean, and how often deals were played. */
function foot({ words }: Host, day: string, known: Known): HTMLElement {
  const { now, results, sign } = known,
    states = new Set(monthOf(day).map((one) => stateOf(one, known)));
  const seen = (Object.keys(SIGNS) as (keyof typeof SIGNS)[]).filter((state) => states.has(state));
  return el(
    'footer',
    {},
    // The names of the days say all of this.
    el('ul', { class: 'signs', 'aria-hidden': 'true' }, [
      ...CARDS.map(({ id }) => el('li', {}, sign(id), words.t(`game-${id}`))),
      ...seen.map((state) => el('li', {}, el('i', {}, SIGNS[state]), words.t('daily-state', { state }))),
    ]),
    results.size > 0 && paragraph(words.t('daily-tally', { ...tallyNow(results, now) }), 'note'),
  );
}

async function play(host: Host, deal: Deal): Promise<void> {
  const { setup } = await tableOf(host, deal);
  host.sheet.close();
  await host.start(setup);
}

/** Resolves with the table of a deal and the engine of its game. */
async function tableOf({ words }: Host, deal: Deal): Promise<{ engine: Engine; setup: Setup }> {
  const [engine] = await Promise.all([fetchEngine(deal.game), words.fetch(deal.game)]),
    { entry } = engine,
    rival = words.t(`bot-level-${entry.levels[OPPONENT]?.id ?? ''}`);
  return { engine, setup: setupOf(deal, entry, { person: ownName(words, entry), rival }) };
}
