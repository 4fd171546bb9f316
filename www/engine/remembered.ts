// A record in which the table shows what all players have seen and would have to remember, such as the Duel’s temple
// tokens: for readers who did not see it. Rules, moves and what players know are the same.

/** Returns a record with the memory aid, if its game has one. */
export function remembered(record: string): string {
  const filed = JSON.parse(record) as { config: object };
  return 'memoryAid' in filed.config
    ? JSON.stringify({ ...filed, config: { ...filed.config, memoryAid: true } })
    : record;
}
