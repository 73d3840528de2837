/** The values of a menu entry that come from the code. */
export type SeedValues = Readonly<Record<string, unknown>>;

/**
 * What to change in an entry when the code ships new values: only fields that still hold what the code shipped before.
 * What an administrator changed stays.
 */
export function mergeSeed(
  current: SeedValues,
  before: SeedValues | null,
  shipped: SeedValues,
): Record<string, unknown> {
  const changes: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(shipped)) {
    if (before && field in before && (before[field] ?? null) === (value ?? null)) continue;
    const untouched = before ? (current[field] ?? null) === (before[field] ?? null) : (current[field] ?? null) === null;
    if (untouched && (current[field] ?? null) !== (value ?? null)) changes[field] = value;
  }
  return changes;
}
