// Long work on the page between whose steps a tap is answered.

/** The longest time without a pause, in ms: half of a frame. */
const LONGEST = 8;

let since = 0;

/** Resolves at once, or after a pause if the page was busy for long. It is asked for between two steps of long work. */
export async function breath(): Promise<void> {
  if (performance.now() - since < LONGEST) return;
  await new Promise<void>((done) => {
    setTimeout(done);
  });
  since = performance.now();
}
