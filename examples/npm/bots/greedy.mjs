// Takes what brings the most points at once, counting against it what it brings to others.
export default function greedy({ table, seat, offers }) {
  const gain = ({ move }) =>
    table
      .scoreDelta(seat, move)
      .scores.reduce((sum, points, whose) => sum + (whose === seat ? points : -points), 0);
  return offers.reduce((best, offer) => (gain(offer) > gain(best) ? offer : best)).move;
}
