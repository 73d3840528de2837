/**
 * Where a walk through what is wrong goes next: the first stop after the place where the focus was last, and from the top again after
 * the last one. `order` are all places from top to bottom; a stop that is not among them stands right after its nearest parent
 * (`lines.3.name` after `lines`), one without any at the end. The walk remembers nothing, so that what has been put right never shifts it.
 */
export function nextStop(stops: readonly string[], order: readonly string[], from?: string): string | undefined {
  const places = new Map(order.map((path, at) => [path, at]));
  const placeOf = (path: string): number => {
    const steps = path.split('.');
    for (let length = steps.length; length > 0; length -= 1) {
      const at = places.get(steps.slice(0, length).join('.'));
      if (at !== undefined) return at;
    }
    return order.length;
  };
  const compare = (a: string, b: string): number => placeOf(a) - placeOf(b) || bySteps(a, b);
  const sorted = [...new Set(stops)].sort(compare);
  if (from === undefined) return sorted[0];
  return sorted.find((path) => compare(path, from) > 0) ?? sorted[0];
}

/** `lines.9` before `lines.10`. */
function bySteps(a: string, b: string): number {
  const [left, right] = [a.split('.'), b.split('.')];
  for (let i = 0; i < Math.max(left.length, right.length); i += 1) {
    const [x = '', y = ''] = [left[i], right[i]];
    const way = Number(x) - Number(y) || x.localeCompare(y);
    if (way !== 0 && !Number.isNaN(way)) return way;
    if (x !== y) return x < y ? -1 : 1;
  }
  return 0;
}
