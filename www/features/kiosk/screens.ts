// What a kiosk shows over the page: the question whether somebody is still there, and the screen on which it rests.
import './kiosk.css';
import { box, button, el, fill, paragraph, write } from '../../dom/elements';
import { every } from '../../dom/life';
import type { Host } from '../../shell/host';
import { languages } from '../../words/languages';
import { languageName } from '../../words/words';

/** The time until another game is pictured, in ms. */
const TURN = 12_000;

const still = el('dialog', { class: 'kiosk-still', role: 'alertdialog', 'aria-labelledby': 'kiosk-still' });
const seconds = paragraph('', { 'aria-hidden': 'true', class: 'seconds' });

/** Asks whether somebody is still there, with the seconds that are left; null: it need not be asked. */
export function ask({ words }: Host, left: number | null): void {
  if (left === null) return still.close();
  write(seconds, String(left));
  if (still.open) return;
  fill(still, [
    el('h2', { id: 'kiosk-still' }, words.t('kiosk-still')),
    paragraph(words.t('kiosk-still-about')),
    seconds,
    button(words.t('kiosk-go-on'), { class: 'primary', id: 'kiosk-go-on' }, () => still.close()),
  ]);
  if (!still.isConnected) document.body.append(still);
  still.onclick = () => still.close(); // any touch answers
  still.showModal();
}

const resting = el('dialog', { class: 'kiosk-rest', 'aria-labelledby': 'kiosk-touch' });

/** Shows the screen on which the kiosk rests, until it is touched. */
export function rest(host: Host): void {
  if (resting.open) return;
  const { words, games } = host,
    picture = el('img', { alt: '', 'aria-hidden': 'true' });
  let turn = 0;
  const show = (): void => {
    const game = games[turn++ % games.length]!.id;
    picture.src = `posters/${game}.svg`;
    resting.dataset['at'] = String(turn % 3); // no line of a screen is lit all day
  };
  const speak = (language: string): void => {
    if (language === host.settings.language) return;
    host.settings.language = language;
    void host
      .translate()
      .then(() => host.words.fetch('kiosk'))
      .then(
        () => write(wake, host.words.t('kiosk-touch')),
        () => undefined,
      );
  };
  const wake = button(words.t('kiosk-touch'), { class: 'wake', id: 'kiosk-touch' }, () => resting.close());
  fill(resting, [
    picture,
    box('deeds', [
      el('h1', {}, words.t('app-name')),
      wake,
      box(
        { class: 'tongues', role: 'group', 'aria-label': words.t('setting-language') },
        languages.map((language) =>
          button(languageName(language), { lang: language, class: 'quiet' }, () => speak(language)),
        ),
      ),
    ]),
  ]);
  const shown = new AbortController();
  every(shown.signal, TURN, show);
  resting.onclick = () => resting.close();
  resting.onkeydown = ({ key }) => {
    if ((key.length === 1 && key !== ' ') || key === 'Escape') resting.close();
  };
  resting.oncancel = (event) => event.preventDefault(); // to go back in the history is no touch
  resting.onclose = () => shown.abort();
  show();
  void import('../../stage/type/type').catch(() => undefined); // the typeface of the title
  if (!resting.isConnected) document.body.append(resting);
  resting.showModal();
  wake.focus();
}
