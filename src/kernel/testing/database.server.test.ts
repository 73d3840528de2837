import pg from 'pg';
import { expect, test } from 'vitest';
import { testDatabase } from './database.ts';

test('each caller gets a database of its own, and it is gone after drop', async () => {
  const [one, two] = await Promise.all([testDatabase(), testDatabase()]);
  const client = new pg.Client(one.url);
  await client.connect();
  await client.query('create table only_here (a int)');
  const other = new pg.Client(two.url);
  await other.connect();
  const { rows } = await other.query("select to_regclass('only_here') as found");
  expect(rows[0].found).toBeNull();
  await client.end();
  await other.end();
  await Promise.all([one.drop(), two.drop()]);
  await expect(new pg.Client(one.url).connect()).rejects.toThrow(/does not exist/);
});
