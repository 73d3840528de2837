import { openDatabase } from '../server/db/db.ts';
import { snapshotOf, statementsBetween } from '../server/db/schema-sql.ts';
import { installJobs } from '../server/jobs/install.ts';
import type { Job } from '../server/jobs/jobs.ts';

type Schema = {
  tables: Record<string, unknown>;
  /** Files of SQL that come after the tables. */
  byHand?: readonly string[];
  /** Each gets its queue. */
  jobs: Readonly<Record<string, Job>>;
};

/** Gives an empty database the schema that declarations describe. */
export async function makeSchema(url: string, { tables, byHand = [], jobs }: Schema): Promise<void> {
  const db = openDatabase({ url, max: 1 });
  try {
    // In one packet: thousands of statements, none of which waits for another's answer.
    await db.query(joined(await statementsBetween(undefined, snapshotOf(tables))));
    for (const text of byHand) await db.query(text);
    await installJobs(db, jobs);
  } finally {
    await db.close();
  }
}

/** As one text, whatever stands at the end of each. */
export const joined = (statements: readonly string[]): string => statements.join('\n;\n');
