import { afterAll, beforeAll, expect, test } from 'vitest';
import { modules } from '../../src/app/domains.server.ts';
import { defaultSort } from '../../src/kernel/resource/describe.ts';
import type { Field } from '../../src/kernel/resource/field.ts';
import type { AnyResource } from '../../src/kernel/resource/resource.ts';
import { atMoment } from '../../src/kernel/server/crud/moment.ts';
import { columnNamed, planOf } from '../../src/kernel/server/crud/plan.ts';
import type { Database } from '../../src/kernel/server/db/db.ts';
import { kindsOf, migratedDatabase } from './migrated.ts';

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await migratedDatabase());
});
afterAll(() => close());

/** What shows its newest first grows with the years: logs, reports, entries, movements; but not what holds at this moment alone. */
const grows = (resource: AnyResource): boolean =>
  resource.list !== undefined && defaultSort(resource).desc && !resource.view?.from.includes('{now}');

/**
 * What picks out few of many rows. Words are looked for within texts, a choice or a number leaves many rows, of which the newest are soon
 * found: these read along the order of the list.
 */
function picksOut({ kind, variant }: Field): boolean {
  const as = kind === 'computed' ? variant : kind;
  return as === 'date' || as === 'datetime' || (as === 'ref' && variant !== 'many');
}

/** Whether an index begins with the column of a table that PostgreSQL says a field is read from. */
async function isIndexed(resource: AnyResource, name: string): Promise<boolean> {
  const { table } = planOf(resource);
  const asked = atMoment(
    { now: new Date(0) },
    `select t.${columnNamed(planOf(resource), name)} from ${table} t limit 0`,
    [],
  );
  return db.connection(async (client) => {
    const { fields } = await client.query({ text: asked.text, values: [...asked.values] });
    const { rows } = await client.query('select 1 from pg_index where indrelid = $1 and indkey[0] = $2', [
      fields[0]?.tableID,
      fields[0]?.columnID,
    ]);
    return rows.length > 0;
  });
}

/** Filters and the order of lists that grow, for which no index helps. */
async function unaided(kinds: readonly AnyResource[]): Promise<string[]> {
  const missing: string[] = [];
  for (const resource of kinds.filter(grows)) {
    const filters = (resource.list?.filters ?? []).filter((name) => picksOut(resource.fields[name]!));
    for (const name of new Set([defaultSort(resource).field, ...filters]))
      if (!(await isIndexed(resource, name))) missing.push(`${resource.name}.${name}`);
  }
  return missing;
}

test('a list that grows is ordered, and narrowed to days or to a record, by an index', async () => {
  const kinds = kindsOf(modules);
  expect(await unaided(kinds)).toEqual([]);
  expect(kinds.filter(grows).length).toBeGreaterThan(10);
});

test('a filter without an index is told', async () => {
  const report = kindsOf(modules).find(({ name }) => name === 'voyage.report')!;
  const list = { columns: ['eta'], filters: ['eta', 'shipName'], sort: '-rptTime' };
  expect(await unaided([{ ...report, list }])).toEqual(['voyage.report.eta']);
});
