import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';

export type Snapshot = ReturnType<typeof generateDrizzleJson>;

/** The schema of a set of Drizzle tables, as drizzle-kit writes it down. */
export function snapshotOf(tables: Record<string, unknown>, previousId?: string): Snapshot {
  return generateDrizzleJson(tables, previousId);
}

const FOREIGN_KEY = /^ALTER TABLE \S+ ADD CONSTRAINT \S+ FOREIGN KEY /;

/**
 * The statements that lead from one schema to another; from nothing when no earlier one is given. A foreign key holds for what is written
 * from then on: a row that an installation has from before, whatever it refers to, stops no update.
 */
export async function statementsBetween(previous: Snapshot | undefined, current: Snapshot): Promise<string[]> {
  const statements = await generateMigration(previous ?? generateDrizzleJson({}), current);
  return statements.map((text) => (FOREIGN_KEY.test(text) ? text.replace(/;\s*$/, ' NOT VALID;') : text));
}
