// The chooser of a table for Kontor: cards of scenarios, switches, presets. It is loaded when it is opened.
import './chooser.css';
import { Sheet } from '../../../dom/sheet';
import type { Judge, Ruleset } from '../../../engine/draft';
import { actions, box, button, el, fill, write } from '../../../dom/elements';
import { refusalsOf } from '../../../engine/engine';
import type { Chooser, ChooserHost } from '../../contract';
import { refusalText } from '../../../words/refusals';
import { scenarioCards } from './cards';
import { presetsPart } from './mine';
import { describe, type Part, type PartHost } from './part';
import { anyTable, knownScenario } from './plan';
import { switches } from './switches';

/** Returns the part that draws a harbour, whose code is fetched only when it is shown. */
function drawing(host: PartHost): Part {
  const root = box('drawing');
  let part: Part | null = null;
  const load = (): void =>
    void import('./editor').then(
      ({ editor }) => {
        if (!root.isConnected) return;
        part = editor(host);
        fill(root, part.root);
        part.follow();
      },
      () =>
        fill(root, [
          el(
            'p',
            {
              role: 'alert',
              class: 'message',
            },
            [host.name('unreachable'), ' ', button(host.name('try-again'), {}, load)],
          ),
        ]),
    );
  load();
  return { root, follow: () => part?.follow() };
}

const PARTS = { scenarios: scenarioCards, options: switches, draw: drawing, presets: presetsPart } as const;
type PartName = keyof typeof PARTS;

class TableSheet {
  private readonly sheet = new Sheet(() => this.host.words.t('close'));
  private readonly summary = el('p', { class: 'summary', role: 'status' });
  private readonly panel = box({ class: 'panel', role: 'tabpanel', id: 'table-panel', tabindex: '-1' });
  private readonly tabs: HTMLElement;
  private readonly parts: PartHost;
  private part: Part | null = null;
  private ends: (() => void)[] = [];

  constructor(private readonly host: ChooserHost) {
    const { words, entry } = host;
    const own = (id: string): string => words.own(entry.id, id);
    this.parts = {
      ...host,
      judge: judgeOf(host),
      t: (id, args) => words.t(`${entry.id}-table-${id}`, args),
      name: (id) => words.t(own(id)),
      has: (id) => words.has(own(id)),
      reason: (refusal) => refusalText(words, entry.id, refusal),
      take: (table, more) => this.take(table, more),
      atEnd: (end) => this.ends.push(end),
    };
    this.tabs = box(
      {
        class: 'tabs',
        role: 'tablist',
        'aria-label': this.parts.t('title'),
        onkeydown: (event) => this.arrow(event as KeyboardEvent),
      },
      ...(Object.keys(PARTS) as PartName[]).map((name) =>
        button(
          this.parts.t(`tab-${name}`),
          { role: 'tab', id: `table-tab-${name}`, 'aria-controls': 'table-panel' },
          () => this.turn(name),
        ),
      ),
    );
  }

  open(): void {
    const { sheet, parts: host } = this;
    document.body.append(sheet.dialog);
    sheet.dialog.classList.add('chooser');
    const closed = (): void => {
      this.end();
      sheet.dialog.remove();
      document.getElementById('table-choose')?.focus();
    };
    sheet.dialog.addEventListener('close', closed, { once: true });
    sheet.show(host.t('title'), [
      this.tabs,
      this.panel,
      el('footer', 'foot', [
        this.summary,
        actions([
          button(
            host.name('preset-surprise'),
            { id: 'table-any' },
            () => void surprise(host, host.judge).then((table) => host.take(table)),
          ),
          button(host.t('done'), { class: 'primary', id: 'table-done' }, () => sheet.close()),
        ]),
      ]),
    ]);
    this.turn('scenarios');
    this.showSummary();
  }

  private turn(name: PartName): void {
    this.end();
    this.part = PARTS[name](this.parts);
    fill(this.panel, this.part.root);
    this.panel.setAttribute('aria-labelledby', `table-tab-${name}`);
    this.panel.scrollTop = 0;
    for (const tab of this.tabs.children) {
      const here = tab.id === `table-tab-${name}`;
      tab.setAttribute('aria-selected', String(here));
      tab.setAttribute('tabindex', here ? '0' : '-1');
    }
    this.part.follow();
  }

  private end(): void {
    this.ends.splice(0).forEach((end) => end());
    this.part = null;
  }

  private arrow(event: KeyboardEvent): void {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const all = [...this.tabs.children] as HTMLElement[],
      at = all.findIndex((tab) => tab === document.activeElement);
    const next = all[(at + step + all.length) % all.length];
    next?.focus();
    next?.click();
  }

  private take(table: Ruleset, more = ''): void {
    this.host.choose(table);
    this.showSummary(more);
    this.part?.follow();
  }

  private showSummary(more = ''): void {
    write(this.summary, [describe(this.parts, this.parts.table()), more].filter(Boolean).join(' '));
  }
}

function judgeOf(host: ChooserHost): Judge {
  return (table) => refusalsOf(() => host.open(table));
}

export const chooser: Chooser = {
  open: (host) => new TableSheet(host).open(),
  surprise: (host) => void surprise(host, judgeOf(host)).then((table) => host.choose(table)),
};

/** Chooses a table for this many players by chance, an easy one until some games were finished here. */
async function surprise(host: ChooserHost, judge: Judge): Promise<Ruleset> {
  const played = knownScenario(host.last(), await host.finished());
  return anyTable(host.table().count, host.entry, judge, played, () => host.chance());
}
