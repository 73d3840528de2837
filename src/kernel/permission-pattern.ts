/** Whether a pattern such as `voyage:report:*`, `system:*:list` or `*` covers a permission. */
export function matchesPattern(pattern: string, permission: string): boolean {
  if (pattern === '*') return true;
  const [want, have] = [pattern.split(':'), permission.split(':')];
  return want.length === have.length
    ? want.every((part, i) => part === '*' || part === have[i])
    : want.length < have.length &&
        want.at(-1) === '*' &&
        want.slice(0, -1).every((part, i) => part === '*' || part === have[i]);
}

/** The permissions of a catalogue that the patterns open; a leading `!` takes away again. What is guarded opens to its own name alone. */
export function expandPatterns(
  patterns: readonly string[],
  catalogue: readonly string[],
  guarded: ReadonlySet<string> = new Set(),
): string[] {
  const refused = patterns.filter((p) => p.startsWith('!')).map((p) => p.slice(1));
  const given = patterns.filter((p) => !p.startsWith('!'));
  return catalogue.filter(
    (permission) =>
      given.some((pattern) =>
        guarded.has(permission) ? pattern === permission : matchesPattern(pattern, permission),
      ) && !refused.some((pattern) => matchesPattern(pattern, permission)),
  );
}
