import { startChild } from '../child.ts';
import type { DocumentsBench } from '../documents.ts';
import { columnsOf } from '../fleet.ts';
import { fetchJson, race } from '../load.ts';
import type { BareConfig } from '../serve-bare.ts';

/** Movements in and out: every movement with what it reverses and its material, and what it brought or took. */
const FLOWS = '/api/stock/flows';
const SOURCE = 'bench.flow';

/** The movements of the company again and again, until there are so many; its closed months take no more by any other way. */
async function fill({ db, options }: DocumentsBench): Promise<{ storeId: number; rows: number }> {
  await db.transaction(async (tx) => {
    const [known] = await tx.query<{ n: number }>('select count(*)::int as n from stock_movement where source = $1', [
      SOURCE,
    ]);
    if (known!.n > 0) return;
    await tx.query("set local maintenance_work_mem = '512MB'; set local synchronous_commit = off");
    await tx.query('alter table stock_movement disable trigger user');
    const replaced: Readonly<Record<string, string>> = {
      source: `'${SOURCE}'`,
      source_no: `'B-' || k`,
      reversal_of_id: 'null',
    };
    const columns = await columnsOf(tx, 'stock_movement');
    const [{ n }] = (await tx.query<{ n: number }>(
      `select count(*)::int as n from stock_movement where move_type not in ('VALUE_ADJUST', 'REVERSAL')`,
    )) as [{ n: number }];
    await tx.query(
      `insert into stock_movement (${columns.join(', ')}) select ${columns.map((one) => replaced[one] ?? `x.${one}`).join(', ')}
       from (select * from stock_movement where move_type not in ('VALUE_ADJUST', 'REVERSAL')) x, generate_series(1, $1::int) k`,
      [Math.ceil(options.rows / n)],
    );
    await tx.query('alter table stock_movement enable trigger user');
  });
  await db.query('vacuum analyze stock_movement');
  const [most] = await db.query<{ storeId: number; rows: number }>(
    `select store_id as "storeId", (select count(*)::int from stock_movement) as rows from stock_movement group by 1 order by count(*) desc limit 1`,
  );
  return most!;
}

/** A list over a read model of two joins and worked-out columns, against bare Fastify + pg that sends the same statements. */
export async function measureReadModel(bench: DocumentsBench): Promise<void> {
  const { url, headers, options, product, tell, note } = bench;
  const begun = performance.now();
  const { storeId, rows } = await fill(bench);
  note(`${rows.toLocaleString('en')} movements: ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  const path = `${FLOWS}?page=0&size=20&sort=occurredOn,desc&storeId=${storeId}`;
  const spy = await startChild('serve-product.ts', { url, capture: true });
  const get = () => fetchJson<{ content: unknown[] }>(spy.port, { path, headers });
  await get();
  const heard = await spy.statementsOf(get);
  await spy.stop();
  const list = heard.filter(({ text }) => text.includes('stock_movement'));
  if (list.length < 2) throw new Error(`The list sends ${list.length} statements, not its page and its count`);
  const config: BareConfig = { url, lists: { flows: list }, read: [], inserts: {} };
  const bare = await startChild('serve-bare.ts', config);
  const { ours, theirs } = await race(
    { ours: { child: product, call: { path, headers } }, theirs: { child: bare, call: { path: '/list/flows' } } },
    options,
  );
  await bare.stop();
  tell({
    name: 'list of 20 over a read model / bare',
    value: ours.perSecond / theirs.perSecond,
    unit: 'x',
    atLeast: 0.7,
    detail: `${ours.perSecond.toFixed(1)}/s to ${theirs.perSecond.toFixed(1)}/s of ${rows.toLocaleString('en')} rows`,
  });
}
