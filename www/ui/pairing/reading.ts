// The part of a sheet that takes the code of another device: by the camera, or pasted.
import './pair.css';
import { box, button, el, fill } from '../../dom/elements';
import type { Words } from '../../words/words';
import { openCamera, scan } from './scan';

/** Says why a code is not taken; null if it is. */
export type Take = (text: string) => Promise<string | null>;

/** Makes the part. `tell` says what goes on, in a live region. */
export function reading(words: Words, take: Take, tell: (text: string) => void): HTMLElement {
  const video = el('video', { class: 'pair-video', muted: true, playsinline: true, hidden: true });
  video.muted = true; // the attribute alone does not count for elements that code makes
  const field = el('textarea', {
    id: 'pair-field',
    rows: 3,
    spellcheck: false,
    autocapitalize: 'off',
    autocomplete: 'off',
  });
  let busy = false;
  /** Takes a text once; a camera sees the same code again and again. */
  const takes = async (text: string): Promise<boolean> => {
    if (busy) return false;
    busy = true;
    const why = await take(text).finally(() => (busy = false));
    if (why !== null) tell(words.t(why));
    return why === null;
  };
  const paste = (): void => {
    const text = field.value.trim();
    if (text === '') return field.focus();
    void takes(text).then((taken) => {
      if (taken) field.value = '';
    });
  };
  const camera = button(words.t('pair-camera'), { id: 'pair-camera', class: 'primary' });
  camera.addEventListener('click', () => void look());
  async function look(): Promise<void> {
    camera.hidden = true;
    tell(words.t('pair-waiting'));
    const stream = await openCamera();
    if (typeof stream === 'string') {
      tell(words.t(`pair-camera-${stream}`));
      camera.hidden = false;
      return field.focus();
    }
    if (!camera.isConnected) return stream.getTracks().forEach((track) => track.stop());
    video.hidden = false;
    tell(words.t('pair-looking'));
    let last = '';
    await scan(stream, video, (text) => {
      if (text === last) return false; // what was refused is not asked about again
      last = text;
      void takes(text).then((taken) => {
        if (taken) stream.getTracks().forEach((track) => track.stop());
      });
      return false;
    }).catch(() => tell(words.t('pair-camera-failed')));
    video.hidden = true;
    camera.hidden = false;
  }
  const part = box('pair-reading');
  fill(part, [
    camera,
    video,
    el('label', { for: 'pair-field' }, words.t('pair-paste')),
    field,
    button(words.t('pair-take'), { id: 'pair-take' }, paste),
  ]);
  return part;
}
