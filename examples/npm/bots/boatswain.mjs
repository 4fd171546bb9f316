// The computer player of the third level.
export default function boatswain({ decide, seed }) {
  return decide({ level: 2, seed });
}
