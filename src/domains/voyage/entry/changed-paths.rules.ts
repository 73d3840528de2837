/** Every leaf that differs between two values, by path, with its later value. Lists of another length differ as a whole. */
export function changedPaths(before: unknown, after: unknown, at = ''): Record<string, unknown> {
  if (Object.is(before, after)) return {};
  if (!isNode(before) || !isNode(after) || Array.isArray(before) !== Array.isArray(after)) return { [at]: after };
  if (Array.isArray(before) && Array.isArray(after) && before.length !== after.length) return { [at]: after };
  const found: Record<string, unknown> = {};
  const step = (key: string) => (at ? `${at}.${key}` : key);
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, next] = [(before as Node)[key], (after as Node)[key]];
    // A grade without a figure may be missing or null.
    if ((old ?? null) !== (next ?? null)) Object.assign(found, changedPaths(old, next, step(key)));
  }
  return found;
}

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is object => typeof value === 'object' && value !== null;
