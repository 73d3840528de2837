import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { expect as expectGoods } from '../expected/expect.server.ts';
import { expectedReceipts } from './receipt.server.ts';

/** Receipts of two pieces each at one store, the first at 10.00 a piece, each next one a yuan dearer. */
const RECEIPTS = 200;
const PIECES = 2;
const FIRST_COST = 10;
/** So many have been answered when the server is killed, and so many people post at the same moment. */
const ANSWERED = 60;
const PEOPLE = 12;
const SOURCE = 'purchasing.killed';
const SERVER = join(import.meta.dirname, '../../../app/testing/attacked-server.ts');

type Draft = { readonly id: number; readonly version: number };
type Standing = {
  readonly id: number;
  readonly status: string;
  readonly moves: number;
  readonly qty: string;
  readonly value: string;
  readonly accepted: string;
};

let company: Company;
let folder: string;
let ship = { organizationId: 0, vesselId: 0 };
let material = { id: 0, unitId: 0 };
const drafts: Draft[] = [];
const children: ChildProcess[] = [];

const acting = <T>(work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  company.db.transaction((tx) => work({ ...company.ctx(), db: tx }));

/** A draft of the receipt of an order of its own. */
async function drafted(at: number, partnerId: number): Promise<Draft> {
  return acting(async (ctx) => {
    const sourceId = at + 1;
    await expectGoods(ctx, {
      ...ship,
      source: SOURCE,
      sourceId,
      sourceNo: `PO-KILLED-${sourceId}`,
      partnerId,
      ashore: false,
      dueDate: '2099-01-01',
      lines: [
        {
          lineId: sourceId,
          materialId: material.id,
          itemName: '活塞环',
          itemNameEn: 'Piston ring',
          spec: null,
          unitId: material.unitId,
          factor: '1',
          orderedQty: String(PIECES),
          overPct: '0',
          unitCost: String(FIRST_COST + at),
        },
      ],
    });
    const lines = await ctx.db.query<{ id: number }>(
      'select id from stock_expected_line where source = $1 and source_id = $2',
      [SOURCE, sourceId],
    );
    const { id, version } = await expectedReceipts.make(
      ctx,
      lines.map((line) => line.id),
    );
    return { id, version };
  });
}

/** The product in a process of its own, over the company's database and at its time. */
async function started(): Promise<{ child: ChildProcess; origin: string }> {
  const child = fork(SERVER, {
    env: {
      ...process.env,
      DATABASE_URL: company.db.url,
      DATA: folder,
      NODE_ENV: 'production',
      FAIRWAY_NOW: company.app.now().toISOString(),
    },
  });
  children.push(child);
  const [{ origin }] = (await once(child, 'message')) as [{ origin: string }];
  return { child, origin };
}

/** Posts a receipt; the status that came back, or nothing where the server ended before it answered. */
async function post(origin: string, { id, version }: Draft): Promise<number | undefined> {
  const answer = await fetch(new URL(`/api/stock/receipts/${id}/post`, origin), {
    method: 'POST',
    headers: { authorization: 'Bearer attacker', 'content-type': 'application/json' },
    body: JSON.stringify({ version }),
  }).catch(() => undefined);
  return answer?.status;
}

/** What stands of each receipt. They are held first: what an ended server had under way is over by then. */
const standing = (): Promise<Standing[]> =>
  company.db.transaction(async (db) => {
    const ids = drafts.map(({ id }) => id);
    await db.query('select id from stock_receipt where id = any($1) order by id for update', [ids]);
    return db.query<Standing>(
      `select r.id, r.doc_status as status, e.accepted_qty as accepted, count(m.id)::int as moves,
         coalesce(sum(m.qty), 0)::numeric(18, 4)::text as qty, coalesce(sum(m.value), 0)::numeric(18, 2)::text as value
       from stock_receipt r join stock_expected_line e on e.source = r.source and e.source_id = r.source_id
       left join stock_movement m on m.source = 'stock.receipt' and m.source_id = r.id
       where r.id = any($1) group by r.id, r.doc_status, e.accepted_qty order by r.id`,
      [ids],
    );
  });

/** Of a posted receipt all that it brought, of a draft nothing: neither goods nor money nor what its order counts. */
function expectWhole(rows: readonly Standing[]): void {
  for (const [at, { status, moves, qty, value, accepted }] of rows.entries()) {
    const posted = { moves: 1, qty: '2.0000', value: `${PIECES * (FIRST_COST + at)}.00`, accepted: '2.0000' };
    const whole = status === 'POSTED' ? posted : { moves: 0, qty: '0.0000', value: '0.00', accepted: '0.0000' };
    expect({ at, moves, qty, value, accepted }).toEqual({ at, ...whole });
  }
}

/** The balance is what its movements come to, numbered without a gap. */
async function expectBalance(posted: number): Promise<void> {
  const [pool] = await company.db.query<Record<string, unknown>>(
    `select p.qty = sum(m.qty) and p.value = sum(m.value) as balanced, p.qty::int as qty, p.seq::int as last, count(m.id)::int as moves
     from stock_pool p join stock_movement m on m.pool_id = p.id where p.vessel_id = $1 and p.material_id = $2 group by p.id`,
    [ship.vesselId, material.id],
  );
  expect(pool).toEqual({ balanced: true, qty: posted * PIECES, last: posted, moves: posted });
}

beforeAll(async () => {
  company = await companyServer();
  folder = await mkdtemp(join(tmpdir(), 'fairway-killed-'));
  [ship] = (await company.db.query<typeof ship>(
    `select organization_id as "organizationId", id as "vesselId" from fleet_vessel where name_en = 'HAI YUE PIONEER'`,
  )) as [typeof ship];
  [material] = (await company.db.query<typeof material>(
    `select m.id, m.base_unit_id as "unitId" from material_material m join material_category c on c.id = m.category_id
     where c.stockable and not c.batch_tracked and m.usable = 'ACTIVE' and c.purchase_type = 'SPARES'
       and not exists (select from stock_pool p where p.material_id = m.id and p.vessel_id = $1) order by m.id limit 1`,
    [ship.vesselId],
  )) as [typeof material];
  const [partner] = await company.db.query<{ id: number }>('select id from partner_partner order by id limit 1');
  for (let at = 0; at < RECEIPTS; at += 1) drafts.push(await drafted(at, partner!.id));
}, 240_000);
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await company.close();
  await rm(folder, { recursive: true, force: true });
});

test('a server that is killed while 200 receipts are posted has posted each as a whole or not at all, every answered one among them; posted again they come once', async () => {
  const first = await started();
  const ended = once(first.child, 'exit');
  const answered = new Set<number>();
  const waiting = [...drafts];
  const postNext = async (): Promise<void> => {
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      const status = await post(first.origin, one);
      if (status === undefined) return;
      expect(status).toBe(200);
      answered.add(one.id);
      if (answered.size === ANSWERED) first.child.kill('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: PEOPLE }, postNext));
  await ended;
  const after = await standing();
  expectWhole(after);
  const posted = after.filter(({ status }) => status === 'POSTED');
  expect(posted.length).toBeLessThan(RECEIPTS);
  expect([...answered].filter((id) => !posted.some((one) => one.id === id))).toEqual([]);
  await expectBalance(posted.length);

  // Whoever was not answered posts again, and so does who was: nothing comes twice.
  const second = await started();
  const again = new Map<number, number | undefined>();
  const rest = [...drafts];
  const postAgain = async (): Promise<void> => {
    for (let one = rest.shift(); one; one = rest.shift()) again.set(one.id, await post(second.origin, one));
  };
  await Promise.all(Array.from({ length: PEOPLE }, postAgain));
  expect(drafts.map(({ id }) => again.get(id))).toEqual(after.map(({ status }) => (status === 'POSTED' ? 409 : 200)));
  expectWhole(await standing());
  await expectBalance(RECEIPTS);
}, 180_000);
