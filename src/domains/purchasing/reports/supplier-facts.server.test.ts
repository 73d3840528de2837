import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { answersOf } from '../../../kernel/server/ports.ts';
import { type ScoreFact, scoreSource } from '../../partner/public.ts';

type Line = {
  id: number;
  partnerId: number;
  awardId: number | null;
  materialId: number | null;
  unitId: number;
  qty: string;
  accepted: string | null;
  rejected: string | null;
  net: string | null;
  came: boolean;
};

/** All that the company ever did. */
const EVER = { from: '2000-01-01', to: '2100-12-31' };

let company: Company;
let facts: ScoreFact[];
let lines: Line[];
beforeAll(async () => {
  company = await companyServer();
  // The last order follows an award, and what its last line orders was bought before, at double the price.
  const [last] = await company.db.query<{ id: number; materialId: number; unitId: number; unitPrice: string }>(
    `update purchasing_order_line set material_id = coalesce(material_id, (select min(id) from material_material))
     where id = (select max(l.id) from purchasing_order_line l join purchasing_purchase_order o on o.id = l.parent_id
       where o.deleted_at is null and o.rate is not null and o.order_status not in ('DRAFT', 'CANCELLED') and l.unit_price > 0)
     returning id, material_id as "materialId", unit_id as "unitId", unit_price as "unitPrice"`,
  );
  await company.db.query(
    `update purchasing_purchase_order set award_id = (select min(id) from purchasing_award)
     where id = (select parent_id from purchasing_order_line where id = $1)`,
    [last!.id],
  );
  await company.db.query(
    `update purchasing_order_line set material_id = $2, unit_id = $3, unit_price = $4::numeric * 2
     where id = (select max(l.id) from purchasing_order_line l join purchasing_purchase_order o on o.id = l.parent_id
       where l.id < $1 and o.deleted_at is null and o.order_status not in ('DRAFT', 'CANCELLED') and o.rate is not null)`,
    [last!.id, last!.materialId, last!.unitId, last!.unitPrice],
  );
  lines = await company.db.query<Line>(
    `select l.id, o.partner_id as "partnerId", o.award_id as "awardId", l.material_id as "materialId", l.unit_id as "unitId", l.qty,
       l.accepted_qty as accepted, l.rejected_qty as rejected,
       l.unit_price * (100 - coalesce(l.discount_pct, 0)) / 100 * o.rate
         / case when l.tax_included then 1 + coalesce(l.tax_rate, 0) else 1 end as net,
       exists (select from stock_expected_line e join stock_receipt_line x on x.expected_line_id = e.id
         join stock_receipt r on r.id = x.parent_id and r.doc_status = 'POSTED' and r.deleted_at is null
         where e.source = 'purchasing.purchaseOrder' and e.line_id = l.id) as came
     from purchasing_order_line l join purchasing_purchase_order o on o.id = l.parent_id
     where o.deleted_at is null and o.order_status not in ('DRAFT', 'CANCELLED') order by l.id`,
  );
  facts = [];
  for (const source of answersOf(company.ctx(), scoreSource).values())
    facts.push(...(await source.facts(company.ctx(), EVER)));
}, 180_000);
afterAll(() => company.close());

type Sum = { achieved: number; outOf: number; rowCount: number };

/** Sums by supplier of what each row tells: what it achieved, and of how much. */
function sums(told: readonly { readonly partnerId: number; readonly achieved: number; readonly outOf: number }[]) {
  const all = new Map<number, Sum>();
  for (const { partnerId, achieved, outOf } of told) {
    const sum = all.get(partnerId) ?? { achieved: 0, outOf: 0, rowCount: 0 };
    all.set(partnerId, {
      achieved: sum.achieved + achieved,
      outOf: sum.outOf + outOf,
      rowCount: sum.rowCount + 1,
    });
  }
  return all;
}

function expectSums(item: ScoreFact['item'], expected: ReadonlyMap<number, Sum>): void {
  const found = facts.filter((one) => one.item === item);
  expect(found.length).toBeGreaterThan(0);
  expect(found.map(({ partnerId }) => partnerId)).toEqual([...expected.keys()].toSorted((a, b) => a - b));
  for (const { partnerId, achieved, outOf, rowCount } of found) {
    const sum = expected.get(partnerId)!;
    expect(rowCount).toBe(sum.rowCount);
    expect(Number(achieved)).toBeCloseTo(sum.achieved, 3);
    expect(Number(outOf)).toBeCloseTo(sum.outOf, 3);
  }
}

test('of quality each received line counts one, with the share of it that was accepted', () => {
  const told = lines.flatMap(({ partnerId, came, accepted, rejected }) => {
    const all = Number(accepted ?? 0) + Number(rejected ?? 0);
    return came && all > 0 ? [{ partnerId, achieved: Number(accepted ?? 0) / all, outOf: 1 }] : [];
  });
  expectSums('QUALITY', sums(told));
});

test('of price an awarded line counts at what its material cost the time before, by whomever', () => {
  const told = lines.flatMap((line) => {
    const before = lines.findLast(
      ({ id, materialId, unitId, net }) =>
        id < line.id && materialId === line.materialId && unitId === line.unitId && Number(net) > 0,
    );
    if (!line.awardId || !line.materialId || !before || !(Number(line.net) > 0)) return [];
    const qty = Number(line.qty);
    return [{ partnerId: line.partnerId, achieved: qty * Number(before.net), outOf: qty * Number(line.net) }];
  });
  expectSums('PRICE', sums(told));
});

test('of response an invitation counts as answered by a quotation in time or a refusal', async () => {
  const invites = await company.db.query<{ partnerId: number; status: string; quotedAt: Date | null; deadline: Date }>(
    `select v.partner_id as "partnerId", v.invite_status as status, v.quoted_at as "quotedAt", i.deadline
     from purchasing_inquiry_invite v join purchasing_inquiry i on i.id = v.parent_id
     where i.deleted_at is null and i.inquiry_status not in ('DRAFT', 'CANCELLED')`,
  );
  const told = invites.map(({ partnerId, status, quotedAt, deadline }) => ({
    partnerId,
    achieved: Number(status === 'DECLINED' || (status === 'QUOTED' && quotedAt !== null && quotedAt <= deadline)),
    outOf: 1,
  }));
  expectSums('RESPONSE', sums(told));
});
