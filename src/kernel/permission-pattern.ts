/** Whether a pattern such as `voyage:report:*`, `system:*:list` or `*` covers a permission; both in their parts. A last `*` stands for whatever follows. */
function covers(want: readonly string[], have: readonly string[]): boolean {
  const fits = want.length === have.length || (want.length < have.length && want.at(-1) === '*');
  return fits && want.every((part, i) => part === '*' || part === have[i]);
}

const partsOf = (name: string): string[] => name.split(':');

/** Tells of permissions whether a pattern covers any of them. */
export function matcher(permissions: readonly string[]): (pattern: string) => boolean {
  const all = permissions.map(partsOf);
  return (pattern) => {
    const want = partsOf(pattern);
    return all.some((have) => covers(want, have));
  };
}

export const matchesPattern = (pattern: string, permission: string): boolean =>
  covers(partsOf(pattern), partsOf(permission));

/** The permissions of a catalogue that the patterns open; a leading `!` takes away again. What is guarded opens to its own name alone. */
export function expandPatterns(
  patterns: readonly string[],
  catalogue: readonly string[],
  guarded: ReadonlySet<string> = new Set(),
): string[] {
  // A thousand of either: each is taken apart once.
  const refused = patterns.filter((p) => p.startsWith('!')).map((p) => partsOf(p.slice(1)));
  const named = new Set(patterns.filter((p) => !p.startsWith('!')));
  const given = [...named].map(partsOf);
  return catalogue.filter((permission) => {
    const have = partsOf(permission);
    const opens = guarded.has(permission) ? named.has(permission) : given.some((want) => covers(want, have));
    return opens && !refused.some((want) => covers(want, have));
  });
}
