// Games with hidden hands over a relay: one device deals, and the others learn what their seats are shown.
import type { Asked, Opened } from '../../shell/feature';

export const dealt: Opened<Asked['dealt']> = {
  personal: true,
  words: 'dealt',
  load: async () => (await import('./choice')).playDealt,
  openings: [
    {
      from: 'address',
      like: /^[\s#]*k[\w-]{22}\./,
      open: async (host, text) => (await import('./page')).openInvitation(host, text),
    },
    {
      from: 'address',
      like: /^[\s#]*k-/,
      stays: true,
      open: async (host, text) => {
        await (await import('./page')).resumeDealt(host, text.trim().replace(/^#?k-/, ''));
        return null;
      },
    },
  ],
  waiting: async () => (await import('./store')).waiting(),
  shelf: async (host, again) => {
    const [{ dealtList }] = await Promise.all([import('./list'), host.words.fetch('dealt')]);
    return dealtList(host, again);
  },
};
