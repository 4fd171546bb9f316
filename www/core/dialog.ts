// Sheets over the table: native dialogs, so that the keyboard stays inside and Esc closes them.
import { el, fill, type Child } from './dom';
import { pageEvents } from './events';

export class Sheet {
  private readonly title = el('h2', { id: 'sheet-title', tabindex: '-1' });
  private readonly body = el('div', { class: 'sheet-body' });
  private readonly shut = el('button', { type: 'button', class: 'shut', onclick: () => this.close() });
  readonly dialog = el(
    'dialog',
    {
      class: 'sheet',
      'aria-labelledby': 'sheet-title',
      onclick: (event) => {
        if (event.target === this.dialog) this.close(); // a tap beside the sheet
      },
    },
    el('div', { class: 'sheet-frame' }, el('header', {}, this.title, this.shut), this.body),
  );

  get isOpen(): boolean {
    return this.dialog.open;
  }

  show(title: string, closeLabel: string, ...children: Child[]): void {
    fill(this.title, title);
    fill(this.shut, el('span', { 'aria-hidden': 'true' }, '×'));
    this.shut.setAttribute('aria-label', closeLabel);
    fill(this.body, ...children);
    if (!this.dialog.open) this.dialog.showModal();
    this.title.focus();
    pageEvents.emit('covered');
  }

  close(): void {
    this.dialog.close();
  }
}
