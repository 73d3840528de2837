import { mayInvoice } from '../../../src/domains/finance/billables/billable.server.ts';
import { invoice } from '../../../src/domains/finance/invoices/invoice.resource.ts';
import { matched } from '../../../src/domains/finance/invoices/match-invoice.server.ts';
import { lineInvoices } from '../../../src/domains/finance/invoices/save-invoice.server.ts';
import { suppliersOf } from '../../../src/domains/partner/public.server.ts';
import { recordsOf } from '../../../src/kernel/server/crud/records.ts';
import { copyOf, type DocumentsBench, numbers, within } from '../documents.ts';
import { quantile } from '../figures.ts';
import { copy } from '../fleet.ts';
import { callOnce, fetchJson } from '../load.ts';

const LINES = 200;
const SUPPLIERS = 8;
const WARM = 5;
const ORDERS = '/api/purchasing/purchase-orders';
const TYPE = 'STORES';

type Line = Record<string, unknown> & { id: number; qty: string };
type Order = { id: number; version: number; lines: Line[] };
type Item = { id: number; unitId: number; name: string };
type Place = { organizationId: number; partnerId: number; currencyId: number; items: Item[] };

/** What of the company an order is of. */
async function placeIn({ db }: DocumentsBench): Promise<Place> {
  const [found] = await db.query<{ organizationId: number; currencyId: number }>(
    `select v.organization_id as "organizationId", c.id as "currencyId" from fleet_vessel v join parameter_currency c on c.code = 'CNY'
     where v.name_en = 'HAI YUE PIONEER'`,
  );
  const items = await db.query<Item>(
    `select m.id, m.base_unit_id as "unitId", m.name from material_material m join material_category c on c.id = m.category_id
     where c.purchase_type = $1 and m.usable = 'ACTIVE' and m.deleted_at is null order by m.id limit $2`,
    [TYPE, LINES],
  );
  const [partnerId = 0] = await within(db, (ctx) => suppliersOf(ctx, TYPE));
  return { ...found!, partnerId, items };
}

const each = <T>(make: (at: number) => T): T[] => Array.from({ length: LINES }, (_, at) => make(at));
const itemAt = ({ items }: Place, at: number): Item => items[at % items.length]!;

/** An order of two hundred lines: one line is changed and all of it saved; what the server says of it while somebody types; its invoice; what eight suppliers offer for as many lines. */
export async function measureOrders(bench: DocumentsBench): Promise<void> {
  const place = await placeIn(bench);
  await measureSave(bench, place);
  await measureMatch(bench, place);
  await measureComparison(bench);
}

async function measureSave({ product, buyer: headers, options, tell }: DocumentsBench, place: Place): Promise<void> {
  const { organizationId, partnerId, currencyId } = place;
  const draft = {
    organizationId,
    partnerId,
    purchaseType: TYPE,
    sourceKind: 'DIRECT',
    directReason: '船期紧',
    currencyId,
    requiredDate: '2099-01-01',
    receivePoint: 'SHIP',
    lines: each((at) => {
      const { id, unitId, name } = itemAt(place, at);
      const price = { unitPrice: '12.5', discountPct: '0', taxRate: '0.13', taxIncluded: true };
      return { materialId: id, unitId, description: name, qty: '2', ...price };
    }),
  };
  const post = { path: ORDERS, method: 'POST', headers, body: () => draft };
  let order = await fetchJson<Order>(product.port, post);
  const runs = options.calls ?? 20 * options.rounds;
  const saves: number[] = [];
  for (let i = -WARM; i < runs; i += 1) {
    const { id, version } = order;
    const lines = order.lines.map((line, at) => (at === (i + WARM) % LINES ? { ...line, qty: String(3 + i) } : line));
    const answer = await callOnce(product.port, {
      path: ORDERS,
      method: 'PUT',
      headers,
      body: () => ({ id, version, lines: i < 0 ? order.lines : lines }),
    });
    if (answer.status !== 200) throw new Error(`The order is not saved: ${answer.body.toString().slice(0, 400)}`);
    order = JSON.parse(answer.body.toString()) as Order;
    if (i >= 0) saves.push(answer.ms);
  }
  const derives: number[] = [];
  for (let i = -WARM; i < runs; i += 1) {
    const body = () => ({ ...draft, lines: draft.lines.map((line, at) => (at === i ? { ...line, qty: '9' } : line)) });
    const { status, ms } = await callOnce(product.port, { path: `${ORDERS}/derive`, method: 'POST', headers, body });
    if (status !== 200) throw new Error(`What the server says of an order: ${status}`);
    if (i >= 0) derives.push(ms);
  }
  const told = (name: string, times: readonly number[], atMost: number): void =>
    tell({
      name,
      value: quantile(times, 0.95),
      unit: 'ms',
      atMost,
      detail: `median ${quantile(times, 0.5).toFixed(1)} ms`,
    });
  told(`save of an order of ${LINES} lines, one changed, p95`, saves, 80);
  told(`facts of an order of ${LINES} lines while typing, p95`, derives, 100);
}

/** What the match of an invoice reads and compares, as saving and submitting it do. */
async function measureMatch({ db, options, tell }: DocumentsBench, place: Place): Promise<void> {
  const sourceNo = numbers('PO-BENCH');
  const { organizationId, partnerId, currencyId } = place;
  const sourceId = Math.trunc(performance.timeOrigin);
  const shared = { source: 'bench.order', sourceId, sourceNo: sourceNo(), vesselId: null };
  await within(db, (ctx) =>
    mayInvoice(ctx, {
      ...shared,
      partnerId,
      organizationId,
      currencyId,
      lines: each((at) => ({
        lineId: at + 1,
        lineKind: 'GOODS',
        subjectId: null,
        itemName: itemAt(place, at).name,
        itemNameEn: itemAt(place, at).name,
        unitId: itemAt(place, at).unitId,
        orderedQty: '10',
        acceptedQty: '10',
        unitPrice: '11.061947',
        taxRate: '0.13',
        ended: false,
      })),
    }),
  );
  const billables = await db.query<{ id: number }>(
    'select id from finance_billable_line where source = $1 and source_id = $2 order by id',
    [shared.source, sourceId],
  );
  const { id } = await within(db, (ctx) =>
    lineInvoices.make(
      ctx,
      billables.map((line) => line.id),
    ),
  );
  const runs = options.calls ?? 10 * options.rounds;
  const times: number[] = [];
  await within(db, async (ctx) => {
    const row = await recordsOf(invoice).get(ctx, id, { inner: true });
    for (let i = -WARM; i < runs; i += 1) {
      const begun = performance.now();
      const { result } = await matched(ctx, row);
      if (i >= 0) times.push(performance.now() - begun);
      if (result !== 'MATCHED') throw new Error(`The invoice of what came does not match: ${result}`);
    }
  });
  const value = quantile(times, 0.95);
  const detail = `median ${quantile(times, 0.5).toFixed(1)} ms`;
  tell({ name: `match of an invoice of ${LINES} lines, p95`, value, unit: 'ms', atMost: 100, detail });
}

type Opened = { inquiry: number; quotation: number };

/** An opened inquiry of the company grows to two hundred lines and eight suppliers. */
async function grow({ db }: DocumentsBench): Promise<number> {
  const [opened] = await db.query<Opened>(
    `select q.id as quotation, i.id as inquiry from purchasing_quotation q join purchasing_inquiry i on i.id = q.inquiry_id
     where q.quote_status in ('OPENED', 'AWARDED', 'PART_AWARDED', 'NOT_AWARDED') and q.deleted_at is null and i.deleted_at is null
       and i.inquiry_status in ('OPENED', 'AWARD_AUDIT', 'AWARDED', 'ORDERED')
       and exists (select from purchasing_quotation_line l where l.parent_id = q.id and l.amount_base is not null)
       and exists (select from purchasing_inquiry_round r where r.parent_id = i.id and r.opened_at is not null) order by q.id limit 1`,
  );
  if (!opened) throw new Error('The company has no opened inquiry');
  const [inquiryNo, quoteNo] = [numbers('RFQ'), numbers('QT')];
  const partners = await db.query<{ id: number }>('select id from partner_partner order by id limit $1', [SUPPLIERS]);
  return db.transaction(async (tx) => {
    const inquiry = await copyOf(tx, 'purchasing_inquiry', opened.inquiry, {
      inquiry_no: `'${inquiryNo()}'`,
      inquiry_status: `'OPENED'`,
    });
    const of = (table: string, id: number): string =>
      `(select * from ${table} where parent_id = ${id} order by id limit 1) x`;
    const rows = `generate_series(1, ${LINES}) k`;
    const materials = '(select array_agg(id order by id) as ids from material_material) m';
    await copy(
      tx,
      'purchasing_inquiry_line',
      { parent_id: `${inquiry}`, seq: 'k - 1', line_no: 'k', material_id: 'm.ids[1 + k % array_length(m.ids, 1)]' },
      `${of('purchasing_inquiry_line', opened.inquiry)}, ${rows}, ${materials}`,
    );
    await copy(
      tx,
      'purchasing_inquiry_round',
      { parent_id: `${inquiry}` },
      `(select * from purchasing_inquiry_round where parent_id = ${opened.inquiry}) x`,
    );
    const priced = `(select * from purchasing_quotation_line where parent_id = ${opened.quotation} and amount_base is not null order by id limit 1) x`;
    for (const [at, { id }] of partners.entries()) {
      const quotation = await copyOf(tx, 'purchasing_quotation', opened.quotation, {
        inquiry_id: `${inquiry}`,
        partner_id: `${id}`,
        quote_no: `'${quoteNo()}'`,
        quote_status: `'OPENED'`,
        valid_until: `date '2099-01-01'`,
      });
      await copy(
        tx,
        'purchasing_quotation_line',
        {
          parent_id: `${quotation}`,
          seq: 'k - 1',
          line_no: 'k',
          amount_base: `100 + (k * 37 + ${at} * 11) % 90`,
          net_base: `10 + (k * 37 + ${at} * 11) % 90 / 10.0`,
        },
        `${priced}, ${rows}`,
      );
    }
    return inquiry;
  });
}

async function measureComparison(bench: DocumentsBench): Promise<void> {
  const { product, buyer: headers, options, tell } = bench;
  const path = `/api/purchasing/inquiries/${await grow(bench)}/comparison`;
  const runs = options.calls ?? 10 * options.rounds;
  const times: number[] = [];
  for (let i = -WARM; i < runs; i += 1) {
    const { status, ms, body } = await callOnce(product.port, { path, headers });
    const { offers = [], lines = [] } = JSON.parse(body.toString()) as Partial<Record<'offers' | 'lines', unknown[]>>;
    if (status !== 200 || offers.length !== SUPPLIERS || lines.length !== LINES)
      throw new Error(`The comparison: ${status}, ${offers.length} offers, ${lines.length} lines`);
    if (i >= 0) times.push(ms);
  }
  tell({
    name: `comparison of ${LINES} lines by ${SUPPLIERS} suppliers, p95`,
    value: quantile(times, 0.95),
    unit: 'ms',
    atMost: 500,
    detail: `median ${quantile(times, 0.5).toFixed(1)} ms`,
  });
}
