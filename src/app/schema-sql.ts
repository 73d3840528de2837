import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { allTables } from './schema.ts';

type Snapshot = ReturnType<typeof generateDrizzleJson>;

/** The schema that the resources describe, as drizzle-kit writes it down. */
export function currentSnapshot(previousId?: string): Snapshot {
  return generateDrizzleJson(allTables(), previousId);
}

/** The statements that lead from one schema to another; from nothing when no earlier one is given. */
export function statementsBetween(previous: Snapshot | undefined, current: Snapshot): Promise<string[]> {
  return generateMigration(previous ?? generateDrizzleJson({}), current);
}
