import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../server/db/db.ts';
import { catalogueOf } from './catalogue.ts';
import { type TestDatabase, testDatabase } from './database.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await testDatabase('template0');
  db = openDatabase({ url: database.url, max: 1 });
  await db.query(`
    create table berth (id bigint primary key generated always as identity, name text not null default '', depth numeric(6, 2), taken int);
    create index berth_name on berth (name);
    create view deep_berth as select id, name from berth where depth > 12`);
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

test.each([
  ['a default', 'alter table berth alter name drop default'],
  ['a type', 'alter table berth alter taken type bigint'],
  ['what must be given', 'alter table berth alter name drop not null'],
  ['a check', 'alter table berth add check (depth > 0)'],
  ['a check that is not yet true of all rows', 'alter table berth add check (depth > 0) not valid'],
  ['an index', 'drop index berth_name; create index berth_name on berth (name) where depth > 0'],
  ['storage', 'alter table berth set (fillfactor = 70)'],
  ['storage of long values', 'alter table berth set (toast.autovacuum_enabled = off)'],
  ['storage of a column', 'alter table berth alter name set storage external'],
  ['storage of an index', 'alter index berth_name set (fillfactor = 70)'],
  ['figures that are gathered', 'alter table berth alter name set statistics 500'],
  ['figures over several columns', 'create statistics berth_both on name, depth from berth'],
  ['a comment', `comment on column berth.depth is 'metres'`],
  ['a view', 'create or replace view deep_berth as select id, name from berth where depth > 13'],
  ['a function', `create function one() returns int language sql as 'select 1'`],
  [
    'a trigger',
    `create trigger same before update on berth for each row execute function suppress_redundant_updates_trigger()`,
  ],
  ['a rule', 'create rule keep as on delete to berth do instead nothing'],
  ['a row policy', 'alter table berth enable row level security'],
  ['a sequence', 'alter table berth alter id set increment by 2'],
  ['a type of its own', `create type mooring as enum ('BOW', 'STERN')`],
  ['rights', 'grant select on berth to public'],
])('two databases differ by %s', async (_, statement) => {
  const before = await catalogueOf(db);
  await db
    .transaction(async (tx) => {
      await tx.query(statement);
      expect(await catalogueOf(tx)).not.toEqual(before);
      throw new Error('undo');
    })
    .catch((error: Error) => expect(error.message).toBe('undo'));
  expect(await catalogueOf(db)).toEqual(before);
});

test('neither the order of columns nor what they hold tells two databases apart', async () => {
  const before = await catalogueOf(db);
  await db.query(`insert into berth (name) values ('1')`);
  await db.query('alter table berth drop taken');
  await db.query('alter table berth drop depth cascade');
  await db.query('alter table berth add taken int, add depth numeric(6, 2)');
  await db.query('create view deep_berth as select id, name from berth where depth > 12');
  expect(await catalogueOf(db)).toEqual(before);
});
