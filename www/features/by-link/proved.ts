// A receipt on the screen: what it proves is said before its game is opened.
import { fetchEngine } from '../../engine/engine';
import { actions, button, paragraph } from '../../dom/elements';
import { findCard } from '../../games';
import type { Game } from '../../ui/game-view';
import type { Host } from '../../shell/host';
import { notice } from '../../ui/sheets/notice';
import { prove, type Flaw, type Proof } from '../../letters/prove';

/** Opens a record; `opened` is called with its game. */
type Open = (record: string, opened: (game: Game) => void) => Promise<string | null>;

/** Says in one sentence what a receipt proves. */
export function provedText({ words }: Host, { end, names, gaveUp }: Proof): string {
  return words.t('together-proved', { end, names: words.list(names), name: names[gaveUp ?? -1] ?? '' });
}

/** Says what was out of the ordinary in a game. */
function unusual({ words }: Host, { names, twice, repeats }: Proof): string[] {
  const told = [...new Set(twice)].map((seat) =>
    words.t('together-proved-twice', { name: names[seat] ?? '' }),
  );
  return repeats > 0 ? [...told, words.t('together-proved-repeats', { count: repeats })] : told;
}

/**
 * Checks a receipt, says what it proves, and offers to open its game: made from its letters if it is proved, otherwise as
 * the file tells it. Returns the code of a refusal, or null.
 */
export async function openReceipt(host: Host, text: string, open: Open): Promise<string | null> {
  const { words, sheet } = host;
  await words.fetch('together');
  const proof =
    'subtle' in crypto
      ? await prove(text, async (game) => (findCard(game) ? fetchEngine(game) : null))
      : 'insecure';
  const isProved = typeof proof !== 'string',
    said = isProved ? provedText(host, proof) : unproved(host, proof),
    more = isProved ? unusual(host, proof) : [words.t('together-unproved-about')],
    id = isProved ? 'together-open-proved' : 'together-open-unproved';
  const act = (): void => {
    sheet.close();
    void open(isProved ? proof.record : text, ({ screen }) => {
      screen.log.note(said);
      if (!isProved) notice(words, said); // over a game that shows a winner
    });
  };
  sheet.show(words.t('together-proof-title'), [
    paragraph(said, { role: isProved ? 'status' : 'alert', class: isProved ? null : 'message' }),
    ...more.map((one) => paragraph(one)),
    actions(button(words.t(id), { id, class: isProved ? 'primary' : null }, act)),
  ]);
  return isProved ? null : 'unproved';
}

const unproved = ({ words }: Host, flaw: Flaw | 'insecure'): string => words.t('together-unproved', { flaw });
