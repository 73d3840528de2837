import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { identityOf } from '../../identity/public.server.ts';

type Line = Record<string, unknown> & {
  id: number;
  applicationLineId: number;
  qty: string;
  oldQty: string;
  takenQty: string;
  spec: string | null;
};
type Asked = Record<string, unknown> & { id: number; approvedQty: string; cancelledQty: string; lineStatus: string };
type Row<L = Line> = Record<string, unknown> & { id: number; version: number; status: string; lines: L[] };
type Refused = { code: string; errors?: { field: string }[] };

const APPLICATIONS = '/api/purchasing/applications';
const PATH = '/api/purchasing/corrective-applications';

let company: Company;
let buyer: Send;
/** Of two lines of which nothing is taken yet, on a ship of the company. */
let first: Row<Asked>;
/** Of one line of which an order has something. */
let ordered: Row<Asked>;

const read = async (id: number) => (await buyer<Row<Asked>>('GET', `${APPLICATIONS}/${id}`)).body;
const begin = ({ id, version }: Pick<Row, 'id' | 'version'>, by: Send = buyer) =>
  by<Row & Refused>('POST', `${APPLICATIONS}/${id}/correct`, { version });
const save = (row: Row, values: object) =>
  buyer<Row & Refused>('PUT', PATH, { id: row.id, version: row.version, reason: '船上要求', ...values });
const submit = ({ id, version }: Row) =>
  buyer<{ id: number } & Refused>('POST', '/api/approval/runs', {
    resource: 'purchasing.correctiveApplication',
    recordId: id,
    version,
  });
const needOf = async (lineId: number) => {
  const [need] = await company.db.query<{
    id: number;
    demandQty: string;
    status: string;
    needBy: string;
    spec: string;
  }>(
    `select id, demand_qty as "demandQty", status, need_by::text as "needBy", spec from purchasing_demand_line where source_line_id = $1`,
    [lineId],
  );
  return need!;
};
const only = (row: Row, at: number, values: object) => ({
  lines: row.lines.map((line, i) => (i === at ? { ...line, ...values } : line)),
});

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

const OF = `from purchasing_application a join purchasing_demand_line d on d.application_id = a.id
  where a.status = 'APPROVE' and a.deleted_at is null and d.deleted_at is null
    and not exists (select from purchasing_corrective_application c where c.application_id = a.id)`;

beforeAll(async () => {
  company = await companyServer();
  buyer = await company.signIn('purchaser');
  const [free] = await company.db.query<{ id: number }>(
    `select a.id ${OF} group by a.id
     having count(*) >= 2 and bool_and(d.status in ('OPEN', 'ASSIGNED') and coalesce(d.allocated_qty, 0) = 0) order by 1 limit 1`,
  );
  const [bought] = await company.db.query<{ id: number }>(
    `select a.id ${OF} and exists (select from purchasing_application_line l where l.id = d.source_line_id and l.line_status = 'ORDERED')
     and d.allocated_qty > 0 and d.status = 'ALLOCATED' order by 1 limit 1`,
  );
  [first, ordered] = await Promise.all([read(free!.id), read(bought!.id)]);
}, 180_000);
afterAll(() => company.close());

test('old and new stand side by side; approved, lines and needs follow, and the history tells both', async () => {
  const draft = await begin(first);
  expect([draft.status, draft.body]).toEqual([200, draft.body]);
  const granted = first.lines.filter(({ lineStatus }) => lineStatus === 'POOLED');
  expect(draft.body.lines.map(({ applicationLineId, oldQty, qty }) => [applicationLineId, oldQty, qty])).toEqual(
    granted.map(({ id, approvedQty }) => [id, approvedQty, approvedQty]),
  );
  expect((await begin(first)).body.code).toBe('CONFLICT');
  const empty = await buyer<Row>('PUT', PATH, { id: draft.body.id, version: draft.body.version, reason: null });
  const refused = await submit(empty.body);
  expect([refused.status, refused.body.errors?.map(({ field }) => field).toSorted()]).toEqual([
    400,
    ['lines', 'reason'],
  ]);

  const [one, two] = granted as [Asked, Asked];
  const lines = empty.body.lines.map((line) =>
    line.applicationLineId === one.id
      ? { ...line, spec: '防爆型', neededBy: '2099-03-01' }
      : line.applicationLineId === two.id
        ? { ...line, qty: '0' }
        : line,
  );
  const saved = await save(empty.body, { lines });
  expect([saved.status, saved.body]).toEqual([200, saved.body]);
  expect(Number(saved.body.riseEstimate)).toBeLessThanOrEqual(0);
  // What does not rise asks the superintendent alone.
  expect(await approve(saved.body)).toBe(1);

  const after = await read(first.id);
  const now = (id: number) => after.lines.find((line) => line.id === id);
  expect(now(one.id)).toMatchObject({ spec: '防爆型', requiredDate: '2099-03-01', lineStatus: 'POOLED' });
  expect(now(two.id)).toMatchObject({
    lineStatus: 'CANCELLED',
    approvedQty: two.approvedQty,
    cancelledQty: two.approvedQty,
    openQty: '0.0000',
  });
  expect(await needOf(one.id)).toMatchObject({ spec: '防爆型', needBy: '2099-03-01' });
  const gone = await needOf(two.id);
  expect([Number(gone.demandQty), gone.status]).toEqual([0, 'CLOSED']);
  const history = JSON.stringify((await buyer('GET', `${APPLICATIONS}/${first.id}/history`)).body);
  expect(history).toContain('lines.spec');
  expect(history).toContain('防爆型');

  // What was given up is not corrected again; the rest may be.
  const again = await begin(after);
  expect(again.body.lines.map(({ applicationLineId }) => applicationLineId)).not.toContain(two.id);
});

test('what rises is asked and granted, its need with it, as far as an application of the new amount goes', async () => {
  const [{ id }] = (await company.db.query<{ id: number }>(
    `select a.id ${OF} and d.status in ('OPEN', 'ASSIGNED') and exists (
       select from purchasing_application_line l where l.id = d.source_line_id and l.ref_price > 0 and coalesce(l.ordered_qty, 0) = 0)
     order by 1 limit 1`,
  )) as [{ id: number }];
  const { body } = await begin(await read(id));
  const at = body.lines.findIndex(({ takenQty }) => Number(takenQty) === 0);
  const line = body.lines[at]!;
  const before = await needOf(line.applicationLineId);
  const qty = String(Number(line.oldQty) + 1);
  const saved = await save(body, only(body, at, { qty }));
  const [rise, amount] = [Number(saved.body.riseEstimate), Number(saved.body.approvalAmount)];
  expect(amount).toBe(rise > 0 ? Number(saved.body.newEstimate) : 0);
  expect(await approve(saved.body)).toBe(amount > 200_000 ? 3 : amount > 50_000 ? 2 : 1);
  const after = (await read(id)).lines.find((one) => one.id === line.applicationLineId);
  expect([Number(after?.approvedQty), Number(after?.applyQty) >= Number(qty)]).toEqual([Number(qty), true]);
  expect(Number((await needOf(line.applicationLineId)).demandQty)).toBeGreaterThan(Number(before.demandQty));
});

test('below what is ordered nothing is cut, and it stays as it is specified', async () => {
  const { body } = await begin(ordered);
  const at = body.lines.findIndex(({ takenQty }) => Number(takenQty) > 0);
  const below = await save(body, only(body, at, { qty: '0' }));
  expect([below.status, below.body.errors]).toMatchObject([400, [{ field: `lines.${at}.qty` }]]);
  const otherwise = await save(body, only(body, at, { spec: '别的规格' }));
  expect([otherwise.status, otherwise.body.errors]).toMatchObject([400, [{ field: `lines.${at}.spec` }]]);
  expect((await buyer('DELETE', `${PATH}/${body.id}?version=${body.version}`)).status).toBeLessThan(300);
});

test('who may not does not begin one, and only what is approved is corrected', async () => {
  const fresh = await read(ordered.id);
  const reader = company.as({ permissions: new Set(['purchasing:application:list']), scope: { vessel: 'all' } });
  expect((await begin(fresh, reader)).status).toBe(403);
  const elsewhere = company.as({
    permissions: new Set(['purchasing:application:correct']),
    scope: { vessel: [], organization: [] },
  });
  expect((await begin(fresh, elsewhere)).status).toBe(404);
  expect((await begin({ id: fresh.id, version: fresh.version - 1 })).body.code).toBe('STALE');
  const [draft] = (await buyer<{ content: Row<Asked>[] }>('GET', `${APPLICATIONS}?status=USE&size=1`)).body.content;
  expect((await begin(await read(draft!.id))).body.code).toBe('WRONG_STATE');
  expect((await buyer('POST', PATH, {})).status).toBe(404);
});

test('what somebody ordered meanwhile is not taken away', async () => {
  const [need] = await company.db.query<{ id: number; applicationId: number; lineId: number; version: number }>(
    `select d.id, a.id as "applicationId", d.source_line_id as "lineId", d.version ${OF}
     and d.status in ('OPEN', 'ASSIGNED') and coalesce(d.allocated_qty, 0) = 0 and d.demand_qty > 1 order by 1 desc limit 1`,
  );
  const { body } = await begin(await read(need!.applicationId));
  const at = body.lines.findIndex(({ applicationLineId }) => applicationLineId === need!.lineId);
  const saved = await save(body, only(body, at, { qty: '0' }));
  await company.db.query('update purchasing_demand_line set allocated_qty = demand_qty, open_qty = 0 where id = $1', [
    need!.id,
  ]);
  const refused = await submit(saved.body);
  expect([refused.status, refused.body.errors]).toMatchObject([400, [{ field: `lines.${at}.qty` }]]);
});
