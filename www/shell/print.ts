// A table is printed as it is on the screen: it keeps its size there, and is made small enough for the paper.
import './print.css';
import { ALWAYS } from '../dom/life';

/** The width and height of A4 within its margins, in px, so that Letter has room as well. */
const PAPER = { w: 650, h: 900 };

function fitPaper(): void {
  const { style } = document.documentElement;
  style.setProperty('--print-width', `${innerWidth}px`);
  style.setProperty('--print-height', `${innerHeight}px`);
  style.setProperty('--print-zoom', String(Math.min(1, PAPER.w / innerWidth, PAPER.h / innerHeight)));
}
addEventListener('beforeprint', fitPaper, { signal: ALWAYS });
