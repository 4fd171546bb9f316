// P60: prompts that are read aloud, with a voice that only notes what it says.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefs, prefsFrom } from '../../www/device/prefs';
import { Events, pageEvents } from '../../www/dom/page-events';
import { readAloud } from '../../www/features/aloud/aloud';
import type { Host } from '../../www/shell/host';
import type { Game } from '../../www/ui/game-view';

let said: string[] = [];
const page = { hidden: false, addEventListener: (_: string, act: () => void) => void (turned = act) };
let turned = (): void => undefined;

beforeEach(() => {
  said = [];
  page.hidden = false;
  vi.stubGlobal('document', page);
  vi.stubGlobal('speechSynthesis', {
    cancel: () => void said.push('silence'),
    speak: ({ text, lang }: SpeechSynthesisUtterance) => void said.push(`${lang}: ${text}`),
  });
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      lang = '';
      constructor(readonly text: string) {}
    },
  );
});
afterEach(() => {
  prefs.aloud = 'off';
  vi.unstubAllGlobals();
});

it('P60: reads each question once, in the language of the page, and nothing while the page is hidden', () => {
  expect(prefsFrom({}).aloud).toBe('off');
  const prompt = {
      asked: 'Anna: choose a card.',
      hinted: { kind: null as string | null, hint: '' },
      heard: new Events<{ hinted: [] }>(),
    },
    events = new Events<{ shown: [] }>(),
    life = new AbortController();
  const game = {
    events,
    life: life.signal,
    screen: { prompt },
    words: { language: 'fr' },
  } as unknown as Game;
  readAloud({} as Host, game);
  expect(said).toEqual([]);
  prefs.aloud = 'on';
  pageEvents.emit('changed');
  events.emit('shown');
  expect(said).toEqual(['silence', 'fr: Anna: choose a card.']);
  prompt.hinted = { kind: 'why', hint: 'That boat is full.' };
  prompt.heard.emit('hinted');
  expect(said.at(-1)).toBe('fr: That boat is full.');
  prompt.asked = ''; // a move is shown
  events.emit('shown');
  expect(said.at(-1)).toBe('silence');
  prompt.asked = 'Ben: choose a card.';
  page.hidden = true;
  events.emit('shown');
  expect(said.at(-1)).toBe('silence');
  page.hidden = false;
  turned();
  expect(said.at(-1)).toBe('fr: Ben: choose a card.');
  life.abort();
  expect(said.at(-1)).toBe('silence');
});
