// Games of people on other devices: by links that they send to each other, or over a line.
import type { Asked, Feature, Opened } from '../../shell/feature';

/** What only receipts of games by link have in them. */
const RECEIPT = /"receipt"\s*:/;

export const byLink: Opened<Asked['by-link']> = {
  personal: true,
  words: 'together',
  load: async () => (await import('./choice')).playTogether,
  openings: [
    {
      from: 'address',
      like: /^[\s#]*t[\w.-]{24}/, // no letter is shorter
      open: async (host, text) => (await import('./tables')).openTurn(host, text.slice(1)),
    },
    {
      from: 'address',
      like: /^[\s#]*r[\w-]{22}\./, // to a table on a relay
      open: async (host, text) => (await import('./relay/page')).openInvitation(host, text),
    },
    {
      from: 'address',
      like: /^[\s#]*r-/,
      stays: true,
      open: async (host, text) => {
        await (await import('./relay/page')).resumeRelay(host, text.slice(2));
        return null;
      },
    },
    {
      from: 'text',
      like: RECEIPT,
      open: async (host, text, record) => (await import('./proved')).openReceipt(host, text, record),
    },
  ],
  guests: {
    live: {
      named: true,
      meet: async () => (await import('./live/guest')).meetHost,
      back: async () => (await import('./live/guest')).backAtTable,
    },
  },
  waiting: async () => (await import('./waiting')).waiting(),
  shelf: async (host, again) => {
    const [{ tableList }] = await Promise.all([import('./list'), host.words.fetch('together')]);
    return tableList(host, again);
  },
};

/** In the single file, which cannot check a receipt, and says so when its game is opened. */
export const byLinkInFile: Feature = {
  openings: [
    {
      from: 'text',
      like: RECEIPT,
      open: (host, text, record) => record(text, () => host.say(host.words.t('receipt-unchecked'))),
    },
  ],
};
