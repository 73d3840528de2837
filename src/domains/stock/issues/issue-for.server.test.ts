import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { add } from '../../../kernel/value/decimal.ts';
import { postMoves } from '../ledger/post-moves.server.ts';
import { issueFor } from './issue-for.server.ts';

type Lying = { shipId: number; storeId: number; materialId: number; qty: string; value: string };

let company: Company;
beforeAll(async () => {
  company = await companyServer();
}, 180_000);
afterAll(() => company.close());

const within = <T>(work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  company.db.transaction((tx) => work({ ...company.ctx(), db: tx }));
const source = { resource: 'maintenance.workOrder', id: 1_000_001, no: 'WO-1' };
const lyingOf = ({ storeId, materialId }: Lying) =>
  company.db.query<{ condition: string; qty: string }>(
    `select condition, qty from stock_pool where store_id = $1 and material_id = $2 and qty > 0 order by condition`,
    [storeId, materialId],
  );

test('what was used leaves the ship’s own store, new ones before used ones, at what they cost', async () => {
  const [item] = await company.db.query<Lying>(
    `select s.vessel_id as "shipId", p.store_id as "storeId", p.material_id as "materialId", p.qty, p.value
     from stock_pool p join stock_store s on s.id = p.store_id and s.store_type = 'SHIP'
     where p.condition = 'NEW' and p.qty >= 2 and p.value > 0 and not exists (select from stock_reservation r where r.pool_id = p.id)
       and not exists (select from stock_movement m where m.pool_id = p.id and m.expiry_date is not null) order by p.id limit 1`,
  );
  const used = { condition: 'USED' as const, materialId: item!.materialId };
  const came = { kind: 'in' as const, qty: '3', value: '0.00' };
  await within((ctx) =>
    postMoves(ctx, { resource: 'stock.store', id: item!.storeId, no: '拆下' }, item!.storeId, [
      { materialId: used.materialId, condition: used.condition, moveType: 'ADJUST_IN', move: came },
    ]),
  );
  const taken = { lineId: 7, materialId: item!.materialId, qty: add(item!.qty, '1'), field: 'parts.0.usedQty' };
  const cost = await within((ctx) => issueFor(ctx, source, item!.shipId, [taken]));
  expect([...cost.keys()]).toEqual([7]);
  expect(Number(cost.get(7))).toBe(Number(item!.value));
  expect(await lyingOf(item!)).toEqual([{ condition: 'USED', qty: '2.0000' }]);
  await expect(within((ctx) => issueFor(ctx, source, item!.shipId, [taken]))).rejects.toMatchObject({
    code: 'CONFLICT',
    data: { reason: 'INSUFFICIENT_STOCK' },
    errors: [{ field: 'parts.0.usedQty' }],
  });
});

test('what lies ashore alone is not there for a ship', async () => {
  const [item] = await company.db.query<Lying>(
    `select v.id as "shipId", p.store_id as "storeId", p.material_id as "materialId", p.qty, p.value
     from stock_pool p join stock_store s on s.id = p.store_id and s.store_type = 'LAND'
     join stock_store v_of on v_of.store_type = 'SHIP' join fleet_vessel v on v.id = v_of.vessel_id
     where p.qty >= 1 and not exists (select from stock_pool o where o.store_id = v_of.id and o.material_id = p.material_id)
     order by p.id, v.id limit 1`,
  );
  const taken = { lineId: 8, materialId: item!.materialId, qty: '1', field: 'parts.0.usedQty' };
  await expect(within((ctx) => issueFor(ctx, source, item!.shipId, [taken]))).rejects.toMatchObject({
    data: { reason: 'INSUFFICIENT_STOCK' },
  });
  expect(await lyingOf(item!)).toMatchObject([{ qty: item!.qty }]);
});
