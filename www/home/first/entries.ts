// The states of the entries that the page adds to the history of the tab.

/** That of the set-up, followed by the number of people that it was opened for. */
export const SETUP = 'dockhand-setup';
/** That of a game (shell/back.ts). */
export const GAME = 'dockhand-game';

/** Returns whether the tab shows an entry that the page has added. */
export const isOwnEntry = (): boolean => String(history.state).startsWith('dockhand');
