/** Days and hours at a steady speed; undefined for a speed that moves nobody. The next hour counts when half of it is gone. */
export function timeAtSea(miles: string, knots: string): { days: number; hours: number } | undefined {
  const speed = Number(knots);
  if (!(speed > 0)) return undefined;
  const hours = Math.round(Number(miles) / speed);
  return { days: Math.floor(hours / 24), hours: hours % 24 };
}
