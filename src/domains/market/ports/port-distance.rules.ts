/** The same for both directions between two ports; nothing while one of them is missing. */
export function pairKeyOf(from: number | null | undefined, to: number | null | undefined): string | null {
  return from && to ? `${Math.min(from, to)}-${Math.max(from, to)}` : null;
}
