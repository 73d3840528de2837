type Place = { readonly key: string; readonly top: number; readonly bottom: number };

/**
 * The section that is being read, of sections from top to bottom: the last one whose head has passed `line`, the foot of what stays at
 * the top. Where the last one ends above `floor`, the foot of the window, the page can scroll no further: then the first whole one counts.
 */
export function sectionInSight(
  places: readonly Place[],
  { line, floor }: { line: number; floor: number },
): string | undefined {
  const reached = places.findLast(({ top }) => top <= line) ?? places[0];
  if (!reached || reached.bottom > line + SLIVER || places.at(-1)!.bottom > floor) return reached?.key;
  return places.find(({ top }) => top > line)?.key ?? reached.key;
}

/** px of a section that are no more than its lower edge. */
const SLIVER = 24;
