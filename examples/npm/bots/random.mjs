// Takes anything. Its chance is its own, so that an arena can be run again.
let state = 1;
export default function random({ offers }) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return offers[state % offers.length].move;
}
