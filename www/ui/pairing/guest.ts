// The device that comes to another: opens the code that was scanned, asks for the player's name, and shows its own.
import '../../dom/form.css';
import '../sheets/sheets.css';
import { box, el, fill, paragraph } from '../../dom/elements';
import type { Host } from '../../shell/host';
import { BACK, guestOf, keepWay, resume } from '../../lines/back';
import { answer, makeCertificate, whyOf, type Pair } from '../../lines/connect';
import { whenGone } from './host-code';
import { askName } from './name';
import { reading } from './reading';
import { shownCode } from './shown-code';
import { readCode, type Code } from '../../lines/sdp-code';
import { whyNot } from '../../lines/support';

/** Opens the code of another device, as it stands behind `#p`; returns null, as all it finds is shown. */
export async function answerCode(host: Host, text: string): Promise<null> {
  try {
    await host.words.fetch('pair');
  } catch (thrown) {
    host.miss(thrown, () => void answerCode(host, text));
    return null;
  }
  if (text === BACK) {
    await resume(host);
    return null;
  }
  // A page that was opened by a camera shows nothing yet: the first screen is below the sheet.
  if (!document.querySelector('main')) host.leave();
  const why = whyNot() ?? (await begin(host, text));
  if (why) host.say(host.words.t(why));
  return null;
}

/**
 * Asks for the code of another device, from inside the page: by the camera, or pasted. `name`: of the player, if that
 * is known already.
 */
export async function askCode(host: Host, name = ''): Promise<void> {
  const { sheet, words } = host;
  await words.fetch('pair');
  const why = whyNot();
  if (why) return host.say(words.t(why));
  const told = el('p', { class: 'message pair-told', role: 'status' });
  const part = reading(
    words,
    (text) => begin(host, text, name),
    (said) => (told.textContent = said),
  );
  sheet.show(words.t('pair-again'), paragraph(words.t('pair-again-about')), part, told);
}

/** Begins to answer a code; returns the key of the sentence that says why not, or null. */
async function begin(host: Host, text: string, known = ''): Promise<string | null> {
  const code = readCode(text);
  if (code === null) return 'pair-damaged';
  if (code === 'newer') return 'pair-newer';
  if (code.answers) return 'pair-second';
  const guest = guestOf(host, code.purpose);
  if (!guest) return 'pair-newer';
  const meet = guest.meet(); // fetched while the person reads and scans
  meet.catch(() => undefined);
  const go = (name: string): Promise<void> =>
    show(host, code, async (line) => {
      host.sheet.close();
      await (
        await meet
      )(host, line, name);
    }).catch((thrown: unknown) => host.say(host.words.t(whyOf(thrown)), () => void go(name)));
  const { words } = host;
  if (guest.named && known === '')
    askName(host, {
      title: words.t(`pair-guest-${code.purpose}`),
      about: words.t('pair-guest-about'),
      label: words.t('pair-your-name'),
      act: words.t('pair-join'),
      then: go,
    });
  else await go(known);
  return null;
}

/** Shows the code of this device until the other one has read it. */
async function show(host: Host, code: Code, open: (line: Pair) => Promise<void>): Promise<void> {
  const { sheet, words } = host,
    place = box('pair-guest');
  const put = async (text: string): Promise<void> => fill(place, await shownCode(words, text, 'pair-code'));
  const { text, line } = await answer(code, await makeCertificate(), {
    changed: (other) => void put(other),
    ready: keepWay,
  });
  await put(text);
  sheet.show(words.t('pair-answer'), [
    paragraph(words.t('pair-answer-about')),
    place,
    paragraph(words.t('pair-answer-copy'), 'note'),
  ]);
  let met = false;
  const look = (): void => {
    if (met || !line.open) return;
    met = true;
    void open(line).catch((thrown: unknown) => {
      met = false;
      host.miss(thrown, look);
    });
  };
  line.onChange = look;
  look();
  whenGone(place, () => {
    if (!met) line.close();
  });
}
