// The device that others come to: shows its code, and reads theirs. One code is for one device; when that has come,
// the next code is shown.
import { box, button, type Child, el, fill, paragraph } from '../../dom/elements';
import { every } from '../../dom/life';
import { linkAddress } from '../../dom/send';
import type { Host } from '../../shell/host';
import { offer, whyOf, type Offer, type Pair } from '../../lines/connect';
import { reading } from './reading';
import { shownCode } from './shown-code';
import type { Purpose } from '../../lines/sdp-code';
import { whyNot } from '../../lines/support';

/** The longest time for two devices to find each other once both have the other's code, in ms. */
const PATIENCE = 15_000;

export interface CodePart {
  readonly root: HTMLElement;
  /** Gives the code up that is shown. Lines that are open stay open. */
  close(): void;
}

/** Makes the part of a sheet by which other devices come, one after the other. */
export function codePart({ words }: Host, purpose: Purpose, onLine: (line: Pair) => void): CodePart {
  const told = el('p', { class: 'message pair-told', role: 'status' }),
    shown = box('pair-host');
  let now: Offer | null = null,
    closed = false;
  const tell = (text: string): void => {
    told.textContent = text;
    told.scrollIntoView({ block: 'nearest' }); // on a phone it lies below the field
  };

  const next = async (): Promise<void> => {
    try {
      const made = await offer(purpose);
      if (closed) return made.close();
      now = made;
      const code = await shownCode(words, linkAddress(`p${made.text}`, 'index'), 'pair-link');
      if (now === made)
        fill(shown, [
          el('h3', {}, words.t('pair-show')),
          paragraph(words.t('pair-show-about')),
          code,
          paragraph(words.t('pair-show-link'), 'note'),
        ]);
    } catch (thrown) {
      const again = button('', 'primary', () => void next());
      fill(again, words.t('try-again'));
      fill(shown, paragraph(words.t(whyOf(thrown)), { class: 'message', role: 'alert' }), again);
    }
  };

  const take = async (text: string): Promise<string | null> => {
    const line = (await now?.accept(text)) ?? 'stray';
    if (typeof line === 'string') return `pair-${line}`;
    tell(words.t('pair-found'));
    const late = setTimeout(() => {
      line.close();
      tell(words.t('pair-silent'));
    }, PATIENCE);
    const look = (): void => {
      if (!line.open) return;
      clearTimeout(late);
      tell(words.t('pair-in'));
      onLine(line);
    };
    line.onChange = look;
    look();
    void next();
    return null;
  };

  void next();
  return {
    root: box('pair', [
      shown,
      el('div', {}, el('h3', {}, words.t('pair-read')), reading(words, take, tell), told),
    ]),
    close: () => {
      closed = true;
      now?.close();
      now = null;
    },
  };
}

/**
 * Shows the code in a sheet, with more below it, until `onLine` shows something else or the sheet is closed; or says
 * why this page cannot meet other devices. `onLine` is called for each device that has come.
 */
export async function showCode(
  host: Host,
  purpose: Purpose,
  onLine: (line: Pair) => void,
  title: string,
  ...more: Child[]
): Promise<void> {
  const { sheet, words } = host;
  await words.fetch('pair');
  const why = whyNot();
  if (why) return host.say(words.t(why));
  const part = codePart(host, purpose, onLine);
  sheet.show(title, part.root, ...more);
  whenGone(part.root, () => part.close());
}

/** Calls `act` once an element is no longer in a sheet that is open. */
export function whenGone(root: HTMLElement, act: () => void): void {
  const look = (): void => {
    if (root.isConnected && root.closest('dialog')?.open !== false) return;
    gone.abort();
    act();
  };
  const gone = new AbortController();
  every(gone.signal, 500, look);
}
