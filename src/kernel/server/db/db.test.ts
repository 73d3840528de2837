import { afterAll, beforeAll, expect, test } from 'vitest';
import { kernelTemplateName, type TestDatabase, testDatabase } from '../../testing/database.ts';
import { type Database, openDatabase } from './db.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await testDatabase(kernelTemplateName());
  db = openDatabase({ url: database.url, max: 2 });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const text = `select n::bigint as id, '海岳' || n as name, '2026-11-21 04:00:00.5+00'::timestamptz as at, '2026-11-21'::date as day,
  1.50::numeric(6, 2) as draft, array[1, 2]::bigint[] as ports, '{"a": [1]}'::jsonb as facts, n = 1 as first, null::text as "port$"
  from generate_series(1, $1::int) n`;
const row = {
  name: '海岳1',
  at: '2026-11-21T04:00:00.500Z',
  day: '2026-11-21',
  draft: '1.50',
  ports: [1, 2],
  facts: { a: [1] },
  first: true,
};

test('values are read alike by a statement that is prepared and by one that is not', async () => {
  const wanted = [1, 2].map((id) => ({ ...row, id, name: `海岳${id}`, first: id === 1 }));
  for (const name of [undefined, 'read-alike']) {
    for (const values of [[2], [2]])
      expect(await db.query({ text, name, values })).toEqual(wanted.map((one) => ({ ...one, port$: null })));
    expect(await db.query({ text, name, values: [0] })).toEqual([]);
    expect(await db.query({ text, name, values: [1], shape: 'labelled' })).toEqual([{ ...row, id: 1, labels: {} }]);
  }
});

test('statements that are sent together are each read by their own columns', async () => {
  const [numbers, names] = await db.together((one) =>
    Promise.all([
      one.query({ text: 'select 7::bigint as n', name: 'together-numbers' }),
      one.query<{ a: string; b: string }>({ text: `select 'x' as a, 'y' as b`, name: 'together-names' }),
    ]),
  );
  expect([numbers, names]).toEqual([[{ n: 7 }], [{ a: 'x', b: 'y' }]]);
});
