/**
 * How many rows the first cell of a ship stands over: the rows of its ship at the first of them, 0 at the others. No cell reaches from one
 * page of the table into the next.
 */
export function shipSpans(rows: readonly { readonly shipId: number }[], page: number): number[] {
  return rows.map(({ shipId }, i) => {
    const start = i - (i % page);
    if (i > start && rows[i - 1]?.shipId === shipId) return 0;
    const own = rows.slice(i, start + page);
    const end = own.findIndex((one) => one.shipId !== shipId);
    return end < 0 ? own.length : end;
  });
}
