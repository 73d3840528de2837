import { getTableName, getViewName, is } from 'drizzle-orm';
import { PgTable, PgView } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownedTables } from '../../src/app/schema.ts';
import { dependencies } from '../../src/domains/dependencies.ts';
import type { Database } from '../../src/kernel/server/db/db.ts';
import { migratedDatabase, readModels, root, statements } from './migrated.ts';
import { type Published, publishedIn, viewNamed, withViews } from './published.ts';
import { touchedBy } from './touched.ts';

const published = publishedIn(root);
/** By table and view, the domain whose it is; what is not named here is the kernel's, PostgreSQL's or published. */
const owners = new Map<string, string>();
for (const { owner, tables } of ownedTables())
  if (owner in dependencies)
    for (const table of Object.values(tables)) {
      if (is(table, PgTable)) owners.set(getTableName(table), owner);
      if (is(table, PgView)) owners.set(getViewName(table), owner);
    }

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await migratedDatabase());
  for (const one of published) await db.query(`create view ${viewNamed(one)} as ${one.text}`);
});
afterAll(() => close());

/** The tables of other domains that a statement of a domain names. */
const foreignTo = async (domain: string, text: string, shown: readonly Published[] = published): Promise<string[]> =>
  (await touchedBy(db, withViews(text, domain, shown))).filter((table) => (owners.get(table) ?? domain) !== domain);

test('the SQL of a domain names its own tables, those of the kernel, and rows that a domain it uses publishes', async () => {
  const reaching: string[] = [];
  for (const { file, line, text } of statements()) {
    const domain = /^src\/domains\/([^/]+)/.exec(file)?.[1] ?? 'kernel';
    const foreign = await foreignTo(domain, text);
    if (foreign.length > 0) reaching.push(`${file}:${line}: ${foreign.join(', ')}`);
  }
  expect(reaching).toEqual([]);
});

test('so do the read models of a domain, and what it publishes', async () => {
  const reaching: string[] = [];
  const models = readModels().map(({ name, text }) => ({ name, domain: name.split('.')[0]!, text }));
  const rows = published.map(({ domain, name, text }) => ({ name, domain, text: `select * from ${text}` }));
  for (const { name, domain, text } of [...models, ...rows]) {
    const foreign = await foreignTo(domain, text);
    if (foreign.length > 0) reaching.push(`${name} of ${domain}: ${foreign.join(', ')}`);
  }
  expect(reaching).toEqual([]);
  expect(published.length).toBeGreaterThan(0);
});

test('a table of another domain is told, however it is named, and so are rows of a domain that one may not use', async () => {
  const ships = published.find(({ name }) => name === 'SHIPS')!;
  const inside = 'with a as (select 1 from fleet_vessel) select id from voyage_report where exists (select 1 from a)';
  expect(await foreignTo('voyage', inside)).toEqual(['fleet_vessel']);
  expect(await foreignTo('voyage', 'update fleet_vessel set name = $1 where id = $2')).toEqual(['fleet_vessel']);
  expect(await foreignTo('voyage', `select v.id from ${ships.text} v where v.id = $1`)).toEqual([]);
  expect(await foreignTo('identity', `select v.id from ${ships.text} v`)).toEqual(['fleet_vessel']);
});
