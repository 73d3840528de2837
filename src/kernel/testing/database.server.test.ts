import pg from 'pg';
import { expect, test } from 'vitest';
import { kernelTemplateName, templateName, testDatabase } from './database.ts';

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

async function tablesOf(template: string): Promise<string[]> {
  const copy = await testDatabase(template);
  const client = new pg.Client(copy.url);
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') order by 1`,
  );
  await client.end();
  await copy.drop();
  return rows.map(({ name }) => name);
}

test("the kernel's own template has the kernel's tables as that of the product has them, and no others", async () => {
  const [own, whole] = await Promise.all([tablesOf(kernelTemplateName()), tablesOf(templateName())]);
  expect(own.length).toBeGreaterThan(10);
  expect(own).toEqual(whole.filter((name) => name.startsWith('kernel_')));
  expect(whole.length).toBeGreaterThan(own.length);
});
