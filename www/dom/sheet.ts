// Sheets over the table: native dialogs, so that the keyboard stays inside and Esc closes them.
import { box, type Child, el, fill } from './elements';
import { pageEvents } from './page-events';

export class Sheet {
  private readonly title = el('h2', { id: 'sheet-title', tabindex: '-1' });
  private readonly body = box('sheet-body');
  private readonly shut = el('button', { type: 'button', class: 'shut', onclick: () => this.close() });
  /** Whether what is shown, or was shown last, belongs to a game that has left the page. */
  private stale = false;
  readonly dialog = el(
    'dialog',
    {
      class: 'sheet',
      'aria-labelledby': 'sheet-title',
      onclick: (event) => {
        if (event.target === this.dialog) this.close(); // a tap beside the sheet
      },
      onclose: () => this.empty(),
    },
    box('sheet-frame', el('header', {}, this.title, this.shut), this.body),
  );

  /** `closeLabel`: returns the name of the button that closes the sheet. */
  constructor(private readonly closeLabel: () => string) {}

  get isOpen(): boolean {
    return this.dialog.open;
  }

  show(title: string, ...children: Child[]): void {
    fill(this.title, title);
    fill(this.shut, el('span', { 'aria-hidden': 'true' }, '×'));
    this.shut.setAttribute('aria-label', this.closeLabel());
    fill(this.body, ...children);
    this.stale = false;
    if (!this.dialog.open) this.dialog.showModal();
    this.title.focus();
    pageEvents.emit('covered');
  }

  close(): void {
    this.dialog.close();
  }

  /** Lets go of what is in the sheet, at the latest when it is closed: the game that it belongs to has left the page. */
  forget(): void {
    this.stale = true;
    this.empty();
  }

  private empty(): void {
    if (this.stale && !this.dialog.open) fill(this.body);
  }
}
