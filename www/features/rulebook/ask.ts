// From the table to the rulebook: while the hint line explains a place, a button on it opens the rule that
// forbids it, or else the rule about such places. Shift+H does the same.
import './ask.css';
import { button } from '../../dom/elements';
import type { Game } from '../../ui/game-view';
import type { Host } from '../../shell/host';
import { listenForQuestions } from './asking';
import { fetchBook } from './book';
import { ruleAbout } from './places';

/** How long, in ms, the button stays after the hint: a mouse leaves the table on its way to it. */
const STAYS = 5000;

export function offerRules(host: Host, game: Game): void {
  const { prompt } = game.screen;
  let hiding = 0,
    asked = game.hints.asked;
  const { id } = game.card;
  const open = async (): Promise<void> => {
    if (!asked) return;
    const { rule, place } = asked,
      book = rule ? null : await fetchBook(id).catch(() => null);
    if (game === host.game)
      void host.open(
        'rulebook',
        id,
        rule ?? (book && ruleAbout(id, book, place, game.session.setup().config)),
      );
  };
  const why = button('?', { id: 'why', hidden: true }, () => void open());
  why.onmousedown = (event) => event.preventDefault(); // the place keeps the focus, and so its hint
  let was: { kind: string | null; hint: string } = { kind: '', hint: '' };
  const inspector = listenForQuestions(host, game);
  const look = (): void => {
    const { kind, hint } = game.screen.prompt.hinted;
    if (kind === was.kind && hint === was.hint) return;
    was = { kind, hint };
    clearTimeout(hiding);
    if (kind === 'why') {
      asked = game.hints.asked;
      why.setAttribute('aria-label', host.words.t('why'));
      why.hidden = false;
    } else if (!why.hidden)
      hiding = window.setTimeout(
        () => {
          why.hidden = true;
        },
        inspector.isOpen ? 0 : STAYS, // an open sheet has a button of its own
      );
  };
  // A move ends the questions before it.
  game.events.on('made', () => {
    clearTimeout(hiding);
    why.hidden = true;
  });
  prompt.root.querySelector('.words')?.append(why);
  game.screen.prompt.heard.on('hinted', look);
  look();
  const key = (event: KeyboardEvent): void => {
    if (
      event.key !== 'H' ||
      event.ctrlKey ||
      event.metaKey ||
      document.querySelector('dialog[open]') ||
      event.target instanceof HTMLInputElement
    )
      return;
    asked = game.hints.asked;
    void open();
  };
  document.addEventListener('keydown', key, { signal: game.life });
}
