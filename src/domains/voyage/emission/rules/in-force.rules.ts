/** Of dated rows those that hold on a day: of each key the newest that has begun. */
export function inForce<T extends { readonly validFrom: string }>(
  rows: readonly T[],
  day: string,
  keyOf: (row: T) => string,
): Map<string, T> {
  const held = new Map<string, T>();
  for (const row of rows) {
    const other = held.get(keyOf(row));
    if (row.validFrom <= day && (!other || other.validFrom < row.validFrom)) held.set(keyOf(row), row);
  }
  return held;
}

/** The line of a capacity: at least its lower end, below its upper one. */
export const spans = (line: { capacityFrom: number; capacityTo: number | null }, capacity: number): boolean =>
  capacity >= line.capacityFrom && (line.capacityTo === null || capacity < line.capacityTo);
