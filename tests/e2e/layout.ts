// What can be wrong with the layout of a screen, found in the page: parts that are out of the window, under another, in a
// notch, cut, too small for a finger, or not translated. matrix.spec.ts asks for it at every size.
import type { Page } from '@playwright/test';
import { laidOut } from './screens';

/** The smallest phones, both ways up. */
export const PHONES = [
  [320, 480],
  [320, 568],
  [360, 560],
  [360, 600],
  [360, 640],
  [375, 553],
  [480, 320],
  [568, 320],
] as const;

/** Whether the whole table is in view, and the prompt lies beside it. */
export const tableInView = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const table = document.querySelector('.host')!.getBoundingClientRect(),
      prompt = document.querySelector('.prompt')!.getBoundingClientRect();
    return table.bottom <= Math.min(prompt.top, innerHeight) + 1 && table.right <= innerWidth + 1;
  });

/** What is not whole in the window, or lies under something else. */
export const hidden = (page: Page, needs: string): Promise<string[]> =>
  page.evaluate((needs) => {
    let seen = 0;
    const wrong = [...document.querySelectorAll<HTMLElement>(needs)].flatMap((one) => {
      const box = one.getBoundingClientRect(),
        name = one.id || one.textContent.trim().slice(0, 20) || one.className;
      if (!one.checkVisibility({ visibilityProperty: true }) || box.width < 2) return [];
      seen++;
      if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
        return [
          `${name} is outside: ${[box.left, box.top, box.right, box.bottom].map(Math.round).join(' ')}`,
        ];
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return one.contains(top) || top?.contains(one) ? [] : [`${name} lies under ${top?.className}`];
    });
    return seen > 0 ? wrong : ['nothing is there'];
  }, needs);

export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}
/** A phone on its side and upright: its size, and what its edges take. */
export const HELD: [width: number, height: number, insets: Insets][] = [
  [812, 375, { top: 0, right: 47, bottom: 21, left: 47 }],
  [667, 340, { top: 0, right: 47, bottom: 21, left: 47 }],
  [375, 812, { top: 47, right: 0, bottom: 34, left: 0 }],
  [360, 640, { top: 47, right: 0, bottom: 34, left: 0 }],
];

/** Gives the page a notch, as a phone does. */
export async function notch(page: Page, width: number, height: number, insets: Insets): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets });
  await devtools.detach();
  await page.setViewportSize({ width, height });
  await laidOut(page);
}

/**
 * The words and the controls that lie in the cut-out, as far as they can be seen. A page that scrolls has to keep clear
 * of it at its ends only: what is below can be scrolled up.
 */
export const cutOff = (page: Page, insets: Insets, flows: boolean): Promise<string[]> =>
  page.evaluate(
    ([insets, flows]) => {
      const dialogs = [...document.querySelectorAll<HTMLElement>('dialog[open]')],
        top = dialogs.at(-1) ?? document.body,
        scrolls = flows && dialogs.length === 0,
        end = Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight;
      const safe = {
        left: insets.left,
        right: innerWidth - insets.right,
        top: scrolls && scrollY > 0 ? -1e6 : insets.top,
        bottom: scrolls && !end ? 1e6 : innerHeight - insets.bottom,
      };
      const seen = (of: Element, box: DOMRect): { l: number; r: number; t: number; b: number } => {
        const cut = { l: box.left, r: box.right, t: box.top, b: box.bottom };
        for (let up: Element | null = of; up && up !== document.documentElement; up = up.parentElement) {
          const { overflowX, overflowY, position } = getComputedStyle(up);
          if (overflowX !== 'visible' || overflowY !== 'visible') {
            const clip = up.getBoundingClientRect();
            cut.l = Math.max(cut.l, clip.left);
            cut.r = Math.min(cut.r, clip.right);
            cut.t = Math.max(cut.t, clip.top);
            cut.b = Math.min(cut.b, clip.bottom);
          }
          if (position === 'fixed') break;
        }
        cut.l = Math.max(cut.l, 0);
        cut.r = Math.min(cut.r, innerWidth);
        cut.t = Math.max(cut.t, 0);
        cut.b = Math.min(cut.b, innerHeight);
        return cut;
      };
      const wrong = new Set<string>();
      const look = (of: Element, box: DOMRect, name: string): void => {
        const { l, r, t, b } = seen(of, box);
        if (r - l < 2 || b - t < 2) return;
        if (l < safe.left - 1 || r > safe.right + 1 || t < safe.top - 1 || b > safe.bottom + 1)
          wrong.add(`${name.trim().slice(0, 24)}: ${[l, t, r, b].map(Math.round).join(' ')}`);
      };
      for (const one of top.querySelectorAll<HTMLElement>('button, a, input, select, textarea, summary')) {
        if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        if (one.closest('.vh') || getComputedStyle(one).clipPath !== 'none') continue;
        look(one, one.getBoundingClientRect(), one.id || one.dataset['place'] || one.textContent);
      }
      const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { currentNode: text } = walker,
          of = text.parentElement!;
        if (!text.textContent?.trim() || !of.checkVisibility({ visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const box of range.getClientRects()) look(of, box, text.textContent);
      }
      // What is painted on a canvas is told by the edges of the canvas.
      for (const one of top.querySelectorAll('.host > canvas'))
        look(one, one.getBoundingClientRect(), 'the table');
      return [...wrong];
    },
    [insets, flows] as const,
  );

/**
 * Returns the texts that can be seen or heard and do not come from the words, except texts of players and
 * texts without letters.
 */
export const untranslated = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const bare = (text: string): boolean => {
      let rest = text,
        before;
      do {
        before = rest;
        rest = rest.replace(/⟦[^⟦⟧]*⟧/g, '');
      } while (rest !== before);
      return /\p{L}{2}/u.test(rest); // A1 is a place
    };
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility() || parent.closest('script, style, #setting-language, #unreachable'))
        continue;
      if (bare(node.textContent ?? '')) found.push(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], img[alt]')) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        if (bare(element.getAttribute(name) ?? '')) found.push(`${name}: ${element.getAttribute(name)}`);
    }
    return [...new Set(found)];
  });

/** Returns the texts of which a part cannot be seen. Names that players chose may end in dots. */
export const clipped = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const own = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (
        !own ||
        !element.checkVisibility({ visibilityProperty: true }) ||
        element.closest('.vh, .layer, .log:not(.open), .who, .labels .name, option')
      )
        continue;
      let up: Element | null = element;
      while (up && up.clientWidth !== 1) up = up.parentElement;
      if (up) continue; // only read out
      const name = `${element.tagName.toLowerCase()}${element.id ? `#${element.id}` : ''}.${element.className} “${element.textContent}”`;
      const scrolls = ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
      if (!scrolls && element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1)
        found.push(`too wide (${element.scrollWidth} in ${element.clientWidth}): ${name}`);
      if (getComputedStyle(element).overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 4)
        found.push(`too high (${element.scrollHeight} in ${element.clientHeight}): ${name}`);
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right } = range.getBoundingClientRect();
      if (left < -1 || right > innerWidth + 1) found.push(`beside the page: ${name}`);
      // A button that is too narrow for its longest word lets the word overflow.
      const box = element.closest('button, label span, .chip')?.getBoundingClientRect();
      if (box && (left < box.left - 1 || right > box.right + 1)) found.push(`over the edge: ${name}`);
    }
    return [...new Set(found)];
  });

/**
 * Describes what is cut or outside the window: visible buttons of the bar and the prompt, and the sentences
 * of the prompt.
 */
export const cutText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wrong: string[] = [];
    const all = document.querySelectorAll<HTMLElement>(
      'main.game > .bar button, main.game > .prompt button, main.game > .prompt .hint, main.game > .prompt #status',
    );
    for (const one of all) {
      const box = one.getBoundingClientRect();
      if (!one.checkVisibility({ visibilityProperty: true }) || box.width < 2) continue;
      const says = one.textContent.trim().slice(0, 30);
      if (one.scrollWidth > one.clientWidth + 1)
        wrong.push(`${says}: ${one.scrollWidth} > ${one.clientWidth} wide`);
      if (one.scrollHeight > one.clientHeight + 3)
        // a line is a little higher than its letters

        wrong.push(`${says}: ${one.scrollHeight} > ${one.clientHeight} high`);
      const lines = one.closest('.box')?.getBoundingClientRect();
      if (lines && (box.top < lines.top - 1 || box.bottom > lines.bottom + 1))
        wrong.push(`${says}: ${[box.top, box.bottom].map(Math.round).join(' ')} outside of its box`);
      if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
        wrong.push(
          `${says}: ${[box.left, box.top, box.right, box.bottom].map(Math.round).join(' ')} outside`,
        );
    }
    const table = document.querySelector('main.game .host')!.getBoundingClientRect(),
      prompt = document.querySelector('main.game .prompt')!.getBoundingClientRect();
    if (table.bottom > prompt.top + 1) wrong.push('the prompt lies over the table');
    return wrong;
  });

/**
 * Returns the lit places that are smaller than a finger although there is free room beside them, with their
 * sizes.
 */
export const cramped = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const host = document.querySelector('.layer')!.getBoundingClientRect();
    const all = [...document.querySelectorAll<HTMLElement>('.layer button')].map((button) => ({
      button,
      box: button.getBoundingClientRect(),
    }));
    const meet = (a: DOMRect, b: DOMRect): boolean =>
      a.left < b.right - 0.6 && b.left < a.right - 0.6 && a.top < b.bottom - 0.6 && b.top < a.bottom - 0.6;
    return all.flatMap(({ button, box }) => {
      if (!button.classList.contains('lit')) return [];
      const free = (dx: number, dy: number): boolean => {
        const moved = new DOMRect(box.x + dx, box.y + dy, box.width, box.height);
        const inside =
          moved.left >= host.left - 0.1 &&
          moved.top >= host.top - 0.1 &&
          moved.right <= host.right + 0.1 &&
          moved.bottom <= host.bottom + 0.1;
        return (
          inside &&
          !all.some((other) => other.button !== button && !meet(box, other.box) && meet(moved, other.box))
        );
      };
      const wrong =
        (box.width < 43.9 && (free(-1.5, 0) || free(1.5, 0))) ||
        (box.height < 43.9 && (free(0, -1.5) || free(0, 1.5)));
      return wrong ? [`${button.dataset['place']} ${box.width.toFixed(1)} × ${box.height.toFixed(1)}`] : [];
    });
  });

/**
 * Returns the elements that are wider than their frames, so that a part is out of sight; names that players
 * chose may end in dots.
 */
export const wider = (page: Page, ...frames: string[]): Promise<string[]> =>
  page.evaluate(
    (selectors) =>
      ['html', ...selectors].flatMap((selector) =>
        [...document.querySelectorAll(selector)]
          .filter((frame) => frame.scrollWidth > frame.clientWidth + 1)
          .map((frame) => `${selector}: ${frame.scrollWidth} in ${frame.clientWidth}`),
      ),
    frames,
  );
