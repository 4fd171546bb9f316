// A line to another device: text goes in at one end and comes out at the other, in order and whole. Types only.

export interface Line {
  /** Whether a text that is sent now can arrive. */
  readonly open: boolean;
  /** Sends a text of at most 64 kB; nothing happens while the line is not open. */
  send(text: string): void;
  /** Closes the line at both ends, for good. */
  close(): void;
  /** Called with each text that arrives. */
  onText: (text: string) => void;
  /** Called when the line opens or breaks. A line that breaks may open again by itself. */
  onChange: (open: boolean) => void;
}
