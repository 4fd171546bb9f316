// Components files: a value that is no table of a game never reaches the engine, which would read no value as
// "our own tables".
import { describe, expect, it, vi } from 'vitest';
import { Components, readComponents } from '../../www/home/setup/components';
import { CARDS } from '../../www/games';
import { Words } from '../../www/words/words';
import { resourceOf, wordsOf } from './words-of';

const file = (text: string): File => new File([text], 'box.json', { type: 'application/json' });

describe('a components file', () => {
  for (const text of ['null', '[]', '[{"game":"imhotep"}]', '3', '"imhotep"', 'true', ' null\n']) {
    it(`that is ${JSON.stringify(text)} is refused, and nothing is loaded`, async () => {
      await expect(readComponents(file(text))).rejects.toThrow('not-a-deck');
      const check = vi.fn(),
        loaded = vi.fn(),
        changed = vi.fn();
      await new Components({ check, loaded, changed }).load(file(text));
      expect(check).not.toHaveBeenCalled();
      expect(loaded).not.toHaveBeenCalled();
      expect(changed).toHaveBeenCalledOnce();
    });
  }
  it('that is an object goes to the engine', async () => {
    const check = vi.fn(),
      loaded = vi.fn();
    await new Components({ check, loaded, changed: () => undefined }).load(file('{"game":"kontor"}'));
    expect(check).toHaveBeenCalledWith({ game: 'kontor' });
    expect(loaded).toHaveBeenCalledWith({ game: 'kontor' });
  });
  for (const { id, components } of CARDS) {
    if (components === undefined) continue;
    for (const language of ['en', 'fr', 'de'])
      it(`of ${id} is told in ${language} what it has to hold`, () => {
        const words = wordsOf(language, id);
        expect(words.has(`${id}-deck-not-a-deck`)).toBe(true);
        expect(words.t(`${id}-deck-not-a-deck`)).toContain('game');
      });
  }
  for (const language of ['en', 'fr', 'de']) {
    const words = new Words(language, resourceOf('page', language), resourceOf('deck', language));
    it(`is loaded, removed and refused in ${language}, in any game`, () => {
      for (const id of [
        'load',
        'loaded',
        'remove',
        'removed',
        'refused',
        'too-large',
        'unreadable',
        'no-json',
        'more',
      ])
        expect(words.t(`deck-${id}`, { name: 'box.json', count: 2 })).not.toMatch(/^deck-|[{}$]/);
    });
  }
});
