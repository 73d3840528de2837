import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';

export type Snapshot = ReturnType<typeof generateDrizzleJson>;

/** The schema of a set of Drizzle tables, as drizzle-kit writes it down. */
export function snapshotOf(tables: Record<string, unknown>, previousId?: string): Snapshot {
  return generateDrizzleJson(tables, previousId);
}

/** The statements that lead from one schema to another; from nothing when no earlier one is given. */
export function statementsBetween(previous: Snapshot | undefined, current: Snapshot): Promise<string[]> {
  return generateMigration(previous ?? generateDrizzleJson({}), current);
}
