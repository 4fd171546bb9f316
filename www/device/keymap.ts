// The single keys and their actions. They can be changed or turned off: speech input may press single keys.
export const KEYS = ['earlier', 'later', 'undo', 'hint', 'ask', 'scores', 'replay', 'menu', 'help'] as const;
export type KeyAction = (typeof KEYS)[number];

export const USUAL: Record<KeyAction, string> = {
  earlier: '[',
  later: ']',
  undo: 'u',
  hint: 'i',
  ask: 'w',
  scores: 's',
  replay: 'v',
  menu: 'm',
  help: '?',
};

/** Returns the key of each action, with the player's changes. */
export const keymap = (changed: Partial<Record<KeyAction, string>>): Record<KeyAction, string> => ({
  ...USUAL,
  ...changed,
});

/** Returns the action of a key, or null. Capital and small letters count as the same. */
export function actionOf(key: string, changed: Partial<Record<KeyAction, string>>): KeyAction | null {
  const map = keymap(changed);
  return KEYS.find((action) => map[action].toLowerCase() === key.toLowerCase()) ?? null;
}

/** Gives a key to an action; the action that had the key gets the one that becomes free. */
export function remap(
  changed: Partial<Record<KeyAction, string>>,
  action: KeyAction,
  key: string,
): Partial<Record<KeyAction, string>> {
  const map = keymap(changed),
    other = actionOf(key, changed);
  const next = { ...map, ...(other && other !== action ? { [other]: map[action] } : {}), [action]: key };
  return Object.fromEntries(KEYS.filter((one) => next[one] !== USUAL[one]).map((one) => [one, next[one]]));
}
