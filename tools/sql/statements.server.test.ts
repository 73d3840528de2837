import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../src/kernel/server/db/db.ts';
import { onlyFiles } from '../../src/kernel/testing/only.ts';
import { migratedDatabase, readModels, statements } from './migrated.ts';

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await migratedDatabase());
});
afterAll(() => close());

/** Why PostgreSQL refuses a text: a table, column, function or type that is not there. */
async function refusalOf(text: string): Promise<string | undefined> {
  try {
    await db.transaction(async (tx) => {
      await tx.query(`prepare looked_at as ${text}`);
      await tx.query('deallocate looked_at');
    });
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

test('every statement of the sources fits the schema that the migrations give', async () => {
  const looked = statements();
  const refused: string[] = [];
  for (const { file, line, text } of looked) {
    const why = await refusalOf(text);
    if (why) refused.push(`${file}:${line}: ${why}`);
  }
  expect(refused).toEqual([]);
  // Fewer would mean that the texts are no longer found.
  if (!onlyFiles()) expect(looked.length).toBeGreaterThan(500);
});

test('every read model selects a column for each of its fields', async () => {
  const refused: string[] = [];
  const views = readModels();
  for (const { name, text } of views) {
    const why = await refusalOf(text);
    if (why) refused.push(`${name}: ${why}`);
  }
  expect(refused).toEqual([]);
  expect(views.length).toBeGreaterThan(0);
});

test('a column that is not there is refused', async () => {
  expect(await refusalOf('select naem from fleet_vessel where id = $1')).toBe('column "naem" does not exist');
});
