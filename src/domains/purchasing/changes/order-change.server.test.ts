import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { heldBy } from '../../finance/public.server.ts';
import { identityOf } from '../../identity/public.server.ts';

type Line = Record<string, unknown> & {
  id: number;
  qty: string;
  oldQty: string;
  unitPrice: string;
  orderLineId: number;
};
type OrderLine = Record<string, unknown> & {
  id: number;
  qty: string;
  unitPrice: string;
  acceptedQty: string | null;
  demandLineId: number;
};
type Row<L = Line> = Record<string, unknown> & {
  id: number;
  version: number;
  status: string;
  orderStatus: string;
  lines: L[];
  revisions: { revNo: number; changeId: number; reason: string }[];
};
type Refused = { code: string; errors?: { field: string }[] };

const ORDERS = '/api/purchasing/purchase-orders';
const CHANGES = '/api/purchasing/order-changes';

let company: Company;
let buyer: Send;
let open: Row<OrderLine>[];
let part: Row<OrderLine>;

const read = async (id: number) => (await buyer<Row<OrderLine>>('GET', `${ORDERS}/${id}`)).body;
const needOf = async (id: number) =>
  (await buyer<{ openQty: string; applicationId: number }>('GET', `/api/purchasing/demand-lines/${id}`)).body;
const begin = ({ id, version }: Pick<Row, 'id' | 'version'>, by: Send = buyer) =>
  by<Row & Refused>('POST', `${ORDERS}/${id}/change`, { version });
const save = (row: Row, values: object) =>
  buyer<Row & Refused>('PUT', CHANGES, { id: row.id, version: row.version, reason: '船舶改靠新加坡', ...values });
const submit = ({ id, version }: Row) =>
  buyer<{ id: number } & Refused>('POST', '/api/approval/runs', {
    resource: 'purchasing.orderChange',
    recordId: id,
    version,
  });
const committed = async (id: number): Promise<number> => {
  const held = await heldBy(company.ctx(), { resource: 'purchasing.purchaseOrder', id }, ['COMMIT']);
  return held.reduce((sum, { amount }) => sum + Number(amount), 0);
};

type Run = { waiting: { taskId: number; person: { id: number } }[] };
async function approve(row: Row): Promise<number> {
  const run = await submit(row);
  expect([run.status, run.body]).toEqual([200, run.body]);
  for (let step = 0; step < 5; step += 1) {
    const { waiting } = (await buyer<Run>('GET', `/api/approval/runs/${run.body.id}`)).body;
    if (!waiting?.[0]) return step;
    const who = await identityOf(company.db, waiting[0].person.id, { now: company.ctx().now });
    const { status, body } = await company.as(who!.user)('POST', `/api/approval/runs/${run.body.id}/act`, {
      act: 'approve',
      taskId: waiting[0].taskId,
      opinion: '同意',
    });
    expect([status, body]).toEqual([200, body]);
  }
  return 5;
}

beforeAll(async () => {
  company = await companyServer();
  buyer = await company.signIn('purchaser');
  const known = (await buyer<{ content: { orderId: number }[] }>('GET', `${CHANGES}?size=50`)).body.content;
  const changed = new Set(known.map(({ orderId }) => orderId));
  const withState = async (state: string) => {
    const { content } = (await buyer<{ content: Row[] }>('GET', `${ORDERS}?orderStatus=${state}&size=50`)).body;
    return Promise.all(content.flatMap(({ id }) => (changed.has(id) ? [] : [read(id)])));
  };
  open = (await Promise.all(['CONFIRMED', 'SENT', 'APPROVED'].map(withState))).flat();
  [part] = (await withState('PART_DELIVERED')) as [Row<OrderLine>];
}, 180_000);
afterAll(() => company.close());

test('a change shows old and new, is approved, and is the next revision: needs, budget and what is expected follow', async () => {
  const order = open.find(({ lines }) => Number(lines[0]?.qty) > 1 && lines[0]?.demandLineId)!;
  const line = order.lines[0]!;
  const [need, bound] = [await needOf(line.demandLineId), await committed(order.id)];
  const draft = await begin(order);
  expect([draft.status, draft.body]).toEqual([200, draft.body]);
  expect(draft.body.lines.map(({ orderLineId, oldQty, qty }) => [orderLineId, oldQty, qty])).toEqual(
    order.lines.map(({ id, qty }) => [id, qty, qty]),
  );
  expect((await begin(order)).status).toBe(409);
  const empty = await submit(draft.body);
  expect([empty.status, empty.body.errors?.map(({ field }) => field).toSorted()]).toEqual([400, ['lines', 'reason']]);
  const saved = await save(draft.body, {
    requiredDate: '2099-06-01',
    lines: draft.body.lines.map((one, i) => (i === 0 ? { ...one, qty: '1' } : one)),
  });
  expect([saved.status, saved.body]).toEqual([200, saved.body]);
  expect(Number(saved.body.riseBase)).toBeLessThan(0);
  // What falls asks the purchasing manager alone.
  expect(await approve(saved.body)).toBe(1);

  const after = await read(order.id);
  expect(after).toMatchObject({
    revNo: 1,
    orderStatus: order.sentAt ? 'SENT' : 'APPROVED',
    promisedDate: null,
    requiredDate: '2099-06-01',
  });
  expect(after.revisions).toMatchObject([{ revNo: 1, changeId: draft.body.id, reason: '船舶改靠新加坡' }]);
  expect(Number(after.lines[0]!.qty)).toBe(1);
  const given = Number(line.qty) - 1;
  expect(Number((await needOf(line.demandLineId)).openQty) - Number(need.openQty)).toBe(given);
  if (bound > 0) expect(await committed(order.id)).not.toBe(bound);
  const [expected] = await company.db.query<{ orderedQty: string; dueDate: string }>(
    `select ordered_qty as "orderedQty", due_date::text as "dueDate" from stock_expected_line
     where source = 'purchasing.purchaseOrder' and source_id = $1 and line_id = $2`,
    [order.id, line.id],
  );
  expect([Number(expected?.orderedQty), expected?.dueDate]).toEqual([1, '2099-06-01']);

  // The revision names the change, and yet the order leads to it and did not come from it.
  type Traced = { resource: string; records: { id: number }[] };
  const { up, down } = (
    await buyer<{ up: Traced[]; down: Traced[] }>('GET', `/api/traces/purchasing.purchaseOrder/${order.id}`)
  ).body;
  const changesIn = (kinds: Traced[]) =>
    kinds.flatMap(({ resource, records }) =>
      resource === 'purchasing.orderChange' ? records.map(({ id }) => id) : [],
    );
  expect([changesIn(up), changesIn(down)]).toEqual([[], expect.arrayContaining([draft.body.id])]);

  // As much again, and no more than is left of the need.
  const back = await begin(after);
  const more = await save(back.body, {
    lines: back.body.lines.map((one, i) => (i === 0 ? { ...one, qty: '999999' } : one)),
  });
  const refused = await submit(more.body);
  expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([400, 'lines.0.qty']);
});

test('nothing goes below what has come; a draft changes no other order, and who may not does not begin one', async () => {
  const draft = await begin(part);
  expect(draft.status).toBe(200);
  const at = part.lines.findIndex(({ acceptedQty }) => Number(acceptedQty) > 0);
  const below = await save(draft.body, {
    lines: draft.body.lines.map((one, i) => (i === at ? { ...one, qty: '0' } : one)),
  });
  expect([below.status, below.body.errors?.[0]?.field]).toEqual([400, `lines.${at}.qty`]);
  const chief = await company.signIn('ce.pioneer');
  expect((await begin(part, chief)).status).toBe(403);
  const stale = await begin({ id: part.id, version: part.version - 1 });
  expect([stale.status, stale.body.code]).toEqual([409, 'STALE']);
  const drafts = (await buyer<{ content: Row[] }>('GET', `${ORDERS}?orderStatus=DRAFT&size=5`)).body.content;
  if (drafts[0]) expect((await begin(await read(drafts[0].id))).status).toBe(409);
});
