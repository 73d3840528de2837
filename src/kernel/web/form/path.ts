/** Reads `oil.HEATING.fuelOil` or `lines.0.name` from nested values; a missing step is undefined. */
export function readPath(values: unknown, path: string): unknown {
  let at: unknown = values;
  for (const step of path.split('.')) {
    if (at === null || typeof at !== 'object') return undefined;
    at = (at as Record<string, unknown>)[step];
  }
  return at;
}

/** Writes without changing what was there: every object and list on the way is copied, the rest is shared. */
export function writePath<V>(values: V, path: string, value: unknown): V {
  const [step = '', ...rest] = path.split('.');
  const inner = rest.length === 0 ? value : writePath(childAt(values, step), rest.join('.'), value);
  if (Array.isArray(values)) return values.with(Number(step), inner) as V;
  return { ...(values as object), [step]: inner } as V;
}

function childAt(values: unknown, step: string): unknown {
  if (values === null || typeof values !== 'object') return {};
  return (values as Record<string, unknown>)[step] ?? {};
}

/** `lines.0.name` touches whoever listens to `lines.0.name`, `lines.0`, `lines`, and to anything below it. */
export function related(listening: string, changed: string): boolean {
  return listening === changed || listening.startsWith(`${changed}.`) || changed.startsWith(`${listening}.`);
}

/** Equal by content; empty text, null and undefined are the same emptiness in a form. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (empty(a) || empty(b)) return empty(a) && empty(b);
  if (typeof a !== 'object' || typeof b !== 'object') return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = new Set([...Object.keys(a as object), ...Object.keys(b as object)]);
  for (const key of keys) {
    if (!sameValue((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key])) return false;
  }
  return true;
}

function empty(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}
