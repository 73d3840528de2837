/** The values of a menu entry that come from the code. */
export type SeedValues = Readonly<Record<string, unknown>>;

/** Where an entry stands: these go together, or an entry that somebody moved would get an address below its new place. */
const PLACE = ['parentId', 'path'];
const OF_PLACE = [...PLACE, 'sortNum'];

/**
 * What to change in an entry when the code ships new values: only fields that still hold what the code shipped before.
 * What an administrator changed stays; an entry that was moved keeps place, path and order.
 */
export function mergeSeed(
  current: SeedValues,
  before: SeedValues | null,
  shipped: SeedValues,
): Record<string, unknown> {
  const changes: Record<string, unknown> = {};
  const moved = before !== null && PLACE.some((field) => (current[field] ?? null) !== (before[field] ?? null));
  for (const [field, value] of Object.entries(shipped)) {
    if (moved && OF_PLACE.includes(field)) continue;
    if (before && field in before && (before[field] ?? null) === (value ?? null)) continue;
    const untouched = before ? (current[field] ?? null) === (before[field] ?? null) : (current[field] ?? null) === null;
    if (untouched && (current[field] ?? null) !== (value ?? null)) changes[field] = value;
  }
  return changes;
}
