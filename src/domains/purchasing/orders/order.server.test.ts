import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { Paper } from '../../../kernel/paper/paper.ts';
import { asSystem } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { pdfPages } from '../../../kernel/testing/pdf-text.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { add } from '../../../kernel/value/decimal.ts';
import { identityOf } from '../../identity/public.server.ts';
import { suppliersOf } from '../../partner/public.server.ts';
import { demandLine } from '../demand/demand-line.resource.ts';

type Line = Record<string, unknown> & { id: number; qty: string; demandLineId: number };
type Row = Record<string, unknown> & {
  id: number;
  version: number;
  status: string;
  orderStatus: string;
  lines: Line[];
};
type Refused = { code: string; message: string; errors?: { field: string }[]; data?: { reason?: string } };
type Page<R = Row> = { content: R[]; totalElements: number };
type Need = Record<string, unknown> & {
  id: number;
  organizationId: number;
  purchaseType: string;
  openQty: string;
  status: string;
  applicationId: number;
};

const PATH = '/api/purchasing/purchase-orders';
const POOL = '/api/purchasing/demand-lines';

let company: Company;
let buyer: Send;
let chief: Send;
let needs: Need[];
let supplier = 0;

beforeAll(async () => {
  company = await companyServer();
  [buyer, chief] = (await Promise.all(['purchaser', 'ce.pioneer'].map((name) => company.signIn(name)))) as [Send, Send];
  const open = (await buyer<Page<Need>>('GET', `${POOL}?status=OPEN&size=200&sort=id,asc`)).body.content;
  const groups = Map.groupBy(open, ({ organizationId, purchaseType }) => `${organizationId} ${purchaseType}`);
  needs = [...groups.values()].find((group) => group.length > 4) ?? [];
  [supplier = 0] = await suppliersOf(company.ctx(), needs[0]!.purchaseType);
}, 180_000);
afterAll(() => company.close());

const make = (ids: readonly number[], by: Send = buyer) =>
  by<Row & Refused>('POST', `${PATH}/from-demand`, { partnerId: supplier, ids });
const read = async (id: number, by: Send = buyer) => (await by<Row>('GET', `${PATH}/${id}`)).body;
const needOf = async (id: number) => (await buyer<Need>('GET', `${POOL}/${id}`)).body;

/** Priced, with a reason, as a buyer leaves it. */
async function ready(ids: readonly number[]): Promise<Row> {
  const { status, body } = await make(ids);
  expect([status, body]).toEqual([200, body]);
  const lines = body.lines.map((line) => ({
    ...line,
    unitPrice: '12.50',
    discountPct: '0',
    taxRate: '0.13',
    taxIncluded: true,
  }));
  const saved = await buyer<Row & Refused>('PUT', PATH, {
    id: body.id,
    version: body.version,
    lines,
    directReason: '船期紧',
    requiredDate: '2099-01-01',
  });
  expect([saved.status, saved.body]).toEqual([200, saved.body]);
  return saved.body;
}
const submit = ({ id, version }: Row) =>
  buyer<Refused & { id: number }>('POST', '/api/approval/runs', {
    resource: 'purchasing.purchaseOrder',
    recordId: id,
    version,
  });

type Run = { waiting: { taskId: number; person: { id: number } }[] };

/** Those whose turn it is agree, one after the other; answers the last refusal. */
async function approve(runId: number): Promise<Refused | undefined> {
  for (let step = 0; step < 5; step += 1) {
    const { waiting } = (await buyer<Run>('GET', `/api/approval/runs/${runId}`)).body;
    if (!waiting?.[0]) return undefined;
    const who = await identityOf(company.db, waiting[0].person.id, { now: company.ctx().now });
    const by = company.as(who!.user);
    const { status, body } = await by<Refused>('POST', `/api/approval/runs/${runId}/act`, {
      act: 'approve',
      taskId: waiting[0].taskId,
      opinion: '同意',
    });
    if (status !== 200) return body;
  }
  return undefined;
}

/** What lies in the outbox for somebody: the mail, and the words of the PDF that goes with it. */
async function mailed(recipient: string): Promise<{ subject: string; text: string; words: string } | undefined> {
  await company.runJobs();
  const [mail] = await company.db.query<{ subject: string; text: string; hash: string }>(
    `select m.subject, m.text, f.hash from kernel_mail m join kernel_file_use u on u.resource = 'kernel.mail' and u.record_id = m.id
     join kernel_file f on f.id = u.file_id where m.recipient = $1 order by m.id desc limit 1`,
    [recipient],
  );
  if (!mail) return undefined;
  const { hash, ...said } = mail;
  const pdf = await buffer(await company.app.files.open(hash));
  return { ...said, words: pdfPages(pdf).flat().join('\n') };
}

describe('an order', () => {
  test('is made of needs, each line leads back to its need, and takes it when it comes in force', async () => {
    const [one, two] = needs as [Need, Need];
    const row = await ready([one.id, two.id]);
    expect(row.orderNo).toMatch(/^PO-\w+-\d{4}-\d{4}$/);
    expect(row.lines.map(({ demandLineId, qty }) => [demandLineId, qty])).toEqual([
      [one.id, one.openQty],
      [two.id, two.openQty],
    ]);
    const total = Number(row.goodsAmount) + Number(row.chargeAmount) + Number(row.taxAmount);
    expect(Number(row.totalAmount)).toBeCloseTo(total, 2);
    expect((await needOf(one.id)).openQty).toBe(one.openQty);
    const { status, body: run } = await submit(row);
    expect(status).toBe(200);
    expect(await approve(run.id)).toBeUndefined();
    const inForce = await read(row.id);
    expect([inForce.status, inForce.orderStatus, inForce.rateDate !== null]).toEqual(['APPROVE', 'APPROVED', true]);
    expect([(await needOf(one.id)).openQty, (await needOf(one.id)).status]).toEqual(['0.0000', 'ALLOCATED']);
    const application = (await buyer<Row>('GET', `/api/purchasing/applications/${one.applicationId}`)).body;
    expect(application.lines.map(({ lineStatus }) => lineStatus)).toContain('ORDERED');
    const late = await buyer<Refused>('PUT', PATH, { id: row.id, version: inForce.version, remark: '改' });
    expect([late.status, late.body.code]).toEqual([409, 'WRONG_STATE']);
    // It says what may be done in its place.
    expect(late.body.message).toContain('“变更”');

    const cancelled = await buyer<Row>('POST', `${PATH}/${row.id}/cancel`, {
      version: inForce.version,
      reason: '停产',
    });
    expect([cancelled.status, cancelled.body.orderStatus]).toEqual([200, 'CANCELLED']);
    expect([(await needOf(one.id)).openQty, (await needOf(one.id)).status]).toEqual([one.openQty, 'OPEN']);
    const again = await buyer('POST', `${PATH}/${row.id}/cancel`, { version: cancelled.body.version, reason: '停产' });
    expect(again.status).toBe(409);
  });

  test('tells the store by how much more may be accepted, as the company says for its type when it comes in force', async () => {
    const type = String(needs[0]!.purchaseType);
    const admin = company.as();
    const name = `purchasing.overDelivery.${type}`;
    const set = async (value: unknown) => {
      const rows = (await admin<{ name: string; updatedAt: string | null }[]>('GET', '/api/system/settings')).body;
      const { updatedAt } = rows.find((one) => one.name === name)!;
      return admin('PUT', `/api/system/settings/${name}`, { value, updatedAt });
    };
    const overPct = async (id: number) =>
      (
        await company.db.query<{ pct: string }>(
          `select over_pct as pct from stock_expected_line where source = 'purchasing.purchaseOrder' and source_id = $1`,
          [id],
        )
      )[0]?.pct;
    const inForce = async (): Promise<Row> => {
      const row = await ready([needs[0]!.id]);
      expect(await approve((await submit(row)).body.id)).toBeUndefined();
      return read(row.id);
    };
    const cancel = async ({ id, version }: Row) =>
      expect((await buyer('POST', `${PATH}/${id}/cancel`, { version, reason: '改购' })).status).toBe(200);
    expect([(await set(101)).status, (await set(-1)).status]).toEqual([400, 400]);
    expect((await set(12.5)).status).toBeLessThan(300);
    const first = await inForce();
    expect(await overPct(first.id)).toBe('12.50');
    await cancel(first);
    expect((await set(0)).status).toBeLessThan(300);
    const second = await inForce();
    expect([await overPct(second.id), await overPct(first.id)]).toEqual(['0.00', '12.50']);
    await cancel(second);
  });

  test('of what another order has taken meanwhile does not come in force: one has it, the other is refused', async () => {
    const [need] = needs.slice(2) as [Need];
    const [first, second] = [await ready([need.id]), await ready([need.id])];
    const [a, b] = [await submit(first), await submit(second)];
    expect([a.status, b.status]).toEqual([200, 200]);
    const refusals = await Promise.all([approve(a.body.id), approve(b.body.id)]);
    expect(refusals.filter((one) => one !== undefined).map((one) => one!.data?.reason)).toEqual(['DEMAND_TAKEN']);
    const left = await needOf(need.id);
    expect([left.openQty, left.status]).toEqual(['0.0000', 'ALLOCATED']);
    expect((await make([need.id])).body.code).toBe('WRONG_STATE');
  });

  test('is sent as PDF, confirmed with a day, each in its turn', async () => {
    const [need] = needs.slice(3) as [Need];
    const row = await ready([need.id]);
    const { body: run } = await submit(row);
    const send = (version: number, email = '') =>
      buyer<Row & Refused>('POST', `${PATH}/${row.id}/send`, { version, email, language: 'en' });
    expect((await send((await read(row.id)).version)).body.code).toBe('WRONG_STATE');
    await approve(run.id);
    const standing = await read(row.id);
    expect((await send(standing.version, 'nobody')).body.errors?.map(({ field }) => field)).toEqual(['email']);
    const sent = await send(standing.version, 'sales@supplier.example');
    expect([sent.status, sent.body.orderStatus, sent.body.sentAt !== null]).toEqual([200, 'SENT', true]);
    expect(await mailed('sales@supplier.example')).toMatchObject({
      subject: `Purchase order ${row.orderNo}`,
      text: expect.stringContaining(String(row.orderNo)),
      words: expect.stringMatching(
        new RegExp(`PURCHASE ORDER[^]*${row.orderNo}[^]*Say [A-Z]{3} [a-z -]+ and \\d\\d/100 only`),
      ),
    });
    const confirm = (promisedDate: string) =>
      buyer<Row & Refused>('POST', `${PATH}/${row.id}/confirm`, {
        version: sent.body.version,
        promisedDate,
        confirmRef: 'SO-1',
      });
    expect((await confirm('2020-01-01')).body.errors?.map(({ field }) => field)).toEqual(['promisedDate']);
    const confirmed = await confirm('2099-01-01');
    expect([confirmed.status, confirmed.body.orderStatus]).toEqual([200, 'CONFIRMED']);
    expect((await confirm('2099-01-01')).status).toBe(409);
    const paper = await buyer<Paper>('GET', `/api/papers/purchasing.purchaseOrder/${row.id}?language=en`);
    expect([paper.status, JSON.stringify(paper.body).includes('PURCHASE ORDER')]).toEqual([200, true]);
    expect(JSON.stringify(paper.body)).toMatch(/Say [A-Z]{3} [a-z -]+ and \d\d\/100 only/);
  });

  test('says why it was not quoted for, has prices, lines and a supplier that may deliver', async () => {
    const [need] = needs.slice(4) as [Need];
    const { body } = await make([need.id]);
    const lines = body.lines.map((line) => ({ ...line, unitPrice: '0' }));
    const bare = await buyer<Row>('PUT', PATH, { id: body.id, version: body.version, lines });
    const refused = await submit(bare.body);
    expect(refused.body.errors?.map(({ field }) => field)).toContain('lines.0.unitPrice');
    const [closed] = await company.db.query<{ id: number }>(
      `select id from partner_partner where qualify_status = 'BLACKLISTED' limit 1`,
    );
    const dear = bare.body.lines.map((line) => ({ ...line, unitPrice: '999999' }));
    const other = await buyer<Row & Refused>('PUT', PATH, {
      id: body.id,
      version: bare.body.version,
      partnerId: closed!.id,
      lines: dear,
    });
    expect([other.status, other.body]).toEqual([200, other.body]);
    const fields = (await submit(other.body)).body.errors?.map(({ field }) => field);
    expect(fields).toEqual(expect.arrayContaining(['partnerId', 'directReason']));
    const twice = await buyer<Refused>('PUT', PATH, {
      id: body.id,
      version: other.body.version,
      lines: [...dear, ...dear.map(({ id: _id, ...line }) => line)],
    });
    expect(twice.body.errors?.map(({ field }) => field)).toEqual(['lines.1.demandLineId']);
  });

  test('of a need the database itself lets nobody take more than was granted, and says so in words', async () => {
    const need = needs[4]!;
    const [{ wanted } = { wanted: '0' }] = await company.db.query<{ wanted: string }>(
      'select demand_qty as wanted from purchasing_demand_line where id = $1',
      [need.id],
    );
    const beyond = add(wanted, '0.0001');
    await expect(
      company.db.query('update purchasing_demand_line set allocated_qty = $2 where id = $1', [need.id, beyond]),
    ).rejects.toMatchObject({ code: '23514', constraint: 'purchasing_demand_line_allocated' });
    const forgets = company.db.transaction((db) =>
      recordsOf(demandLine).patch(
        asSystem({ ...company.ctx(), db }, '漏检'),
        need.id,
        { allocatedQty: beyond },
        { action: 'allocate' },
      ),
    );
    await expect(forgets).rejects.toMatchObject({
      code: 'CONFLICT',
      text: { zh: expect.stringMatching(/^安排数量超过需求数量/), en: expect.stringMatching(/^More would be bought/) },
      errors: [{ field: 'allocatedQty' }],
    });
    expect((await needOf(need.id)).openQty).toBe(need.openQty);
  });

  test('is made neither of needs of two ships nor by who may not; on board it shows no price', async () => {
    const all = (await buyer<Page<Need>>('GET', `${POOL}?status=OPEN&size=200`)).body.content;
    const other = all.find(({ organizationId }) => organizationId !== needs[0]!.organizationId)!;
    expect((await make([needs[4]!.id, other.id])).body.code).toBe('RULE');
    expect((await make([999_999_999])).status).toBe(404);
    expect((await make([needs[4]!.id], chief)).status).toBe(403);
    const seen = (await chief<Page>('GET', PATH)).body;
    expect(seen.totalElements).toBeGreaterThan(0);
    const words = JSON.stringify([seen, await read(seen.content[0]!.id, chief)]);
    for (const word of ['unitPrice', 'totalAmount', 'baseAmount', 'goodsAmount', 'prepayPct'])
      expect([word, words.includes(word)]).toEqual([word, false]);
  });
});
