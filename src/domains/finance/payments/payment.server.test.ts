import { createHash } from 'node:crypto';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { asSystem } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { setSetting } from '../../../kernel/server/settings/settings.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { holdersOf, identityOf } from '../../identity/public.server.ts';
import { invoice as invoiceResource } from '../invoices/invoice.resource.ts';
import { paymentRequisition } from '../requisitions/requisition.resource.ts';

type Row = Record<string, unknown> & { id: number; version: number; status: string };
type Requisition = Row & { payNo: string; payStatus: string; amount: string; lines: (Row & { amount: string })[] };
type Batch = Row & { batchNo: string; batchStatus: string; total: string; lines: { result: string }[] };
type BankFile = Row & { fileName: string; sha256: string; lineCount: number; downloads: unknown[] };
type Refused = {
  code: string;
  message: string;
  data?: { reason?: string; left?: string };
  errors?: { field: string }[];
};
type Run = { id: number; waiting: { taskId: number; person: { id: number } }[] };

const ASKED = '/api/finance/payment-requisitions';
const BATCHES = '/api/finance/focus-payments';
const FILES = '/api/finance/bank-files';
const [invoiceRecords, requisitionRecords] = [recordsOf(invoiceResource), recordsOf(paymentRequisition)];
const NUMBER = '6222021001112223334';

let company: Company;
let [asker, cashier, recorder, manager]: Send[] = [];
let payer: Row;
let today = '';
let place: { organizationId: number; currencyId: number; partnerId: number };
let [last, scan] = [0, 0];

async function as(role: string, at = 0): Promise<Send> {
  const ctx = company.ctx();
  const id = (await holdersOf(ctx, { roles: [role] }))[at]!;
  return company.as((await identityOf(company.db, id, { now: ctx.now }))!.user);
}

async function approve(resource: string, { id, version }: Row, by: Send, act = 'approve'): Promise<number> {
  const run = await by<Run & Refused>('POST', '/api/approval/runs', { resource, recordId: id, version });
  expect([run.status, run.body]).toEqual([200, run.body]);
  for (let step = 0; step < 4; step += 1) {
    const { waiting } = (await by<Run>('GET', `/api/approval/runs/${run.body.id}`)).body;
    if (!waiting?.[0]) return step;
    const who = await identityOf(company.db, waiting[0].person.id, { now: company.ctx().now });
    const { taskId } = waiting[0];
    const acted = await company.as(who!.user)('POST', `/api/approval/runs/${run.body.id}/act`, {
      act,
      taskId,
      opinion: '同意',
    });
    expect([acted.status, acted.body]).toEqual([200, acted.body]);
  }
  return 4;
}

/** An account of a partner, approved by a second person. */
async function verified(partnerId: number, accountNo: string): Promise<void> {
  const account = await asker!<Row & Refused>('POST', '/api/partner/bank-accounts', {
    partnerId,
    accountName: '上海船配有限公司',
    bankName: '中国工商银行上海分行',
    proof: scan,
    accountNo,
    cnaps: '102290000002',
    currencyId: place.currencyId,
    callBack: '已电话核实',
  });
  expect([account.status, account.body]).toEqual([200, account.body]);
  await approve('partner.bankAccount', account.body, asker!);
}

/** An invoice in force of no order; its account of the payee is verified. */
async function invoice(gross: string): Promise<Row> {
  last += 1;
  const made = await asker!<Row & Refused>('POST', '/api/finance/invoices', {
    bizType: 'OTHER',
    invoiceType: 'RECEIPT',
    invoiceNo: `T-${last}`,
    invoiceDate: today,
    receivedDate: today,
    bookMonth: today.slice(0, 7),
    partnerId: place.partnerId,
    currencyId: place.currencyId,
    paperGross: gross,
    duplicateReason: '测试',
    attachments: [scan],
    lines: [
      {
        itemName: '港口费',
        quantity: '1',
        unitPrice: gross,
        netAmount: gross,
        taxAmount: '0',
        deductible: false,
        organizationId: place.organizationId,
      },
    ],
  });
  expect([made.status, made.body]).toEqual([200, made.body]);
  await approve('finance.invoice', made.body, asker!);
  return (await asker!<Row>('GET', `/api/finance/invoices/${made.body.id}`)).body;
}
const invoiceOf = async (id: number) => (await asker!<Row>('GET', `/api/finance/invoices/${id}`)).body;
const ask = async (ids: readonly number[], by: Send = asker!) =>
  by<Requisition & Refused>('POST', `${ASKED}/from-invoices`, { ids });
const read = async (id: number) => (await asker!<Requisition>('GET', `${ASKED}/${id}`)).body;
const batchOf = async (id: number) => (await cashier!<Batch>('GET', `${BATCHES}/${id}`)).body;

/** Asked for and approved: it waits for the cashier. */
async function payable(ids: readonly number[]): Promise<Requisition> {
  const { body } = await ask(ids);
  await approve('finance.paymentRequisition', body, asker!);
  return read(body.id);
}
const together = (rows: readonly Requisition[], values: object = {}, by: Send = cashier!) =>
  by<Batch & Refused>('POST', `${BATCHES}/from-requisitions`, {
    ids: rows.map(({ id }) => id),
    payerAccountId: payer.id,
    payDate: today,
    ...values,
  });
const results = (batch: Row, rows: readonly [string, string, string?][], by: Send = recorder!) =>
  by<Batch & Refused>('POST', `${BATCHES}/${batch.id}/results`, {
    version: batch.version,
    text: `业务编号,结果,银行流水号,到账日,失败原因\n${rows.map(([no, result, why = '']) => `${no},${result},F-1,,${why}`).join('\n')}`,
  });

beforeAll(async () => {
  company = await companyServer();
  [asker, cashier, recorder, manager] = [
    await as('FIN_AP'),
    await as('CASHIER'),
    await as('FIN_AP', 1),
    await as('FIN_MANAGER'),
  ];
  today = new Date(company.ctx().now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
  const one = async <T extends object>(sql: string) => (await company.db.query<T & Record<string, unknown>>(sql))[0]!;
  place = await one(
    `select o.id as "organizationId", (select id from parameter_currency where code = 'CNY') as "currencyId", p.id as "partnerId"
     from identity_organization o, partner_partner p
     where o.deleted_at is null and p.qualify_status = 'QUALIFIED' and not exists (select 1 from finance_budget_system s where o.id = any(s.organization_ids))
       and not exists (select 1 from partner_bank_account b where b.partner_id = p.id) order by o.id, p.id limit 1`,
  );
  const limit = '--fairway-part--';
  const payload = `--${limit}\r\ncontent-disposition: form-data; name="file"; filename="proof.txt"\r\ncontent-type: text/plain\r\n\r\nproof\r\n--${limit}--\r\n`;
  const proof = await asker!<{ id: number }>('POST', '/api/files', Buffer.from(payload), {
    'content-type': `multipart/form-data; boundary=${limit}`,
  });
  scan = proof.body.id;
  await verified(place.partnerId, NUMBER);
  const made = await cashier!<Row & Refused>('POST', '/api/finance/payer-accounts', {
    organizationId: place.organizationId,
    accountName: '东海航运有限公司',
    bankName: '中国建设银行上海分行',
    accountNo: '31001500012345678901',
    currencyId: place.currencyId,
    balance: '200000',
    balanceDate: today,
  });
  expect([made.status, made.body]).toEqual([200, made.body]);
  payer = made.body;
}, 180_000);
afterAll(() => company.close());

test('asked for in parts: what is asked for is reserved, a cent more than the rest is refused, two at once take it once', async () => {
  const { id } = await invoice('28127.96');
  const first = (await ask([id])).body;
  const part = await asker!<Requisition>('PUT', ASKED, {
    id: first.id,
    version: first.version,
    lines: [{ ...first.lines[0], amount: '8438.39' }],
  });
  expect(part.body).toMatchObject({ amount: '8438.39', capitals: '捌仟肆佰叁拾捌元叁角玖分' });
  expect(await approve('finance.paymentRequisition', part.body, asker!)).toBe(1);
  expect(await invoiceOf(id)).toMatchObject({ reservedAmount: '8438.39', openAmount: '28127.96' });
  const second = (await ask([id])).body;
  expect(second.amount).toBe('19689.57');
  const over = await asker!<Requisition>('PUT', ASKED, {
    id: second.id,
    version: second.version,
    lines: [{ ...second.lines[0], amount: '19689.58' }],
  });
  const send = (row: Row) =>
    asker!<Run & Refused>('POST', '/api/approval/runs', {
      resource: 'finance.paymentRequisition',
      recordId: row.id,
      version: row.version,
    });
  const refused = await send(over.body);
  expect([refused.status, refused.body.data?.reason, refused.body.data?.left]).toEqual([
    400,
    'OVER_REQUEST',
    '19689.57',
  ]);
  const [one, other] = [(await ask([id])).body, (await ask([id])).body];
  const sent = await Promise.all([send(one), send(other)]);
  expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  // Returned by the cashier, it may be asked for again.
  const back = await read(first.id);
  const returned = await cashier!('POST', `${ASKED}/${back.id}/return`, { version: back.version, reason: '重复申请' });
  expect(returned.status).toBe(200);
  expect(await invoiceOf(id)).toMatchObject({ reservedAmount: '19689.57' });
  expect(
    (await cashier!('POST', `${ASKED}/${back.id}/return`, { version: back.version + 1, reason: '再退' })).status,
  ).toBe(409);
});

test('a batch goes to the bank as its file, the same to the byte; what the bank says settles the invoices', async () => {
  const invoices = [await invoice('28127.96'), await invoice('113000')];
  const rows = [await payable([invoices[0]!.id]), await payable([invoices[1]!.id])];
  const own = await together(rows, {}, asker!);
  expect(own.status).toBe(403);
  const made = await together(rows);
  expect([made.status, made.body]).toEqual([200, made.body]);
  expect(made.body).toMatchObject({ total: '141127.96', overdrawn: false, batchStatus: 'DRAFT' });
  expect((await together(rows)).body.code).toBe('WRONG_STATE');
  expect(await approve('finance.focusPayment', made.body, cashier!)).toBe(1);
  const batch = await batchOf(made.body.id);
  const built = await cashier!<BankFile & Refused>('POST', `${BATCHES}/${batch.id}/build-file`, {
    version: batch.version,
  });
  expect([built.status, built.body]).toEqual([200, built.body]);
  expect(built.body).toMatchObject({ lineCount: 2, total: '141127.96', encoding: 'GB18030' });
  expect(JSON.stringify(built.body)).not.toContain(NUMBER);
  const download = await cashier!('GET', `${FILES}/${built.body.id}/download`);
  expect(download.status).toBe(200);
  const text = iconv.decode(download.raw, 'GB18030');
  expect(text.split('\r\n')).toHaveLength(4);
  expect(text).toContain(
    `"上海船配有限公司","中国工商银行上海分行","102290000002",28127.96,"CNY","N","N","货款","${rows[0]!.payNo}"`,
  );
  expect(text).toContain(NUMBER);
  expect(createHash('sha256').update(download.raw).digest('hex')).toBe(built.body.sha256);
  expect((await asker!('GET', `${FILES}/${built.body.id}/download`)).status).toBe(403);
  expect((await cashier!<BankFile>('GET', `${FILES}/${built.body.id}`)).body.downloads).toHaveLength(1);

  // Void, and built again: the same bytes.
  const voided = await manager!<BankFile>('POST', `${FILES}/${built.body.id}/void`, { version: 2, reason: '换日付款' });
  expect([voided.status, voided.body]).toEqual([200, voided.body]);
  expect((await cashier!('GET', `${FILES}/${built.body.id}/download`)).status).toBe(409);
  const again = await batchOf(batch.id);
  const rebuilt = await cashier!<BankFile>('POST', `${BATCHES}/${batch.id}/build-file`, { version: again.version });
  expect(rebuilt.body.sha256).toBe(built.body.sha256);
  expect(rebuilt.body.fileName).not.toBe(built.body.fileName);

  const sent = await batchOf(batch.id);
  const [paid, failed] = rows.map(({ payNo }) => payNo) as [string, string];
  expect((await results(sent, [[paid, '成功']], asker)).status).toBe(403);
  expect((await results(sent, [[paid, '成功']], cashier)).status).toBe(403);
  expect((await results(sent, [['PAY-NONE', '成功']])).body.data?.reason).toBe('UNKNOWN_LINE');
  const told = await results(sent, [
    [paid, '成功'],
    [failed, '失败', '户名不符'],
  ]);
  expect([told.status, told.body]).toEqual([200, told.body]);
  expect(told.body).toMatchObject({ batchStatus: 'PART_DONE' });
  expect((await results(told.body, [[paid, '成功']])).status).toBe(409);
  expect(await invoiceOf(invoices[0]!.id)).toMatchObject({
    invoiceStatus: 'PAID',
    paidAmount: '28127.96',
    reservedAmount: '0.00',
    openAmount: '0.00',
  });
  expect(await read(rows[0]!.id)).toMatchObject({ payStatus: 'PAID', paidBase: '28127.96', exchangeDiff: '0.00' });
  expect(await read(rows[1]!.id)).toMatchObject({ payStatus: 'TO_CASHIER', failReason: '户名不符', batchId: null });
  expect(await invoiceOf(invoices[1]!.id)).toMatchObject({ invoiceStatus: 'APPROVED', reservedAmount: '113000.00' });
  const left = (await cashier!<Row>('GET', `/api/finance/payer-accounts/${payer.id}`)).body;
  expect(left.balance).toBe('171872.04');
});

test('who asks, who approves, who pays and who records are different people, unless the company says otherwise', async () => {
  const row = await payable([(await invoice('410')).id]);
  // Somebody who holds every permission of payments, as whoever asked for this one, approved it or put it together.
  const both = async (role: string, at = 0): Promise<Send> => {
    const ctx = company.ctx();
    const id = (await holdersOf(ctx, { roles: [role] }))[at]!;
    const { user } = (await identityOf(company.db, id, { now: ctx.now }))!;
    const paying = ['finance:focusPayment:buildFile', 'finance:bankFile:export', 'finance:payment:result'];
    return company.as({ ...user, permissions: new Set([...user.permissions, 'finance:focusPayment:add', ...paying]) });
  };
  const [writer, approver, maker] = [await both('FIN_AP'), await both('FIN_MANAGER'), await both('CASHIER')];
  for (const [who, name] of [
    [writer, '申请'],
    [approver, '批准'],
  ] as const) {
    const refused = await together([row], {}, who);
    expect([refused.status, refused.body.data?.reason]).toEqual([403, 'DUTIES_APART']);
    expect(refused.body.message).toMatch(
      new RegExp(`^${row.payNo} 由.+${name}，申请和批准付款的人不能办理付款；可由.+等办理$`),
    );
  }
  const made = (await together([row])).body;
  await approve('finance.focusPayment', made, cashier!);
  const { version } = await batchOf(made.id);
  const build = (by: Send, at = version) =>
    by<BankFile & Refused>('POST', `${BATCHES}/${made.id}/build-file`, { version: at });
  for (const who of [writer, approver]) expect((await build(who)).body.data?.reason).toBe('DUTIES_APART');
  // Another cashier builds the file: whoever put the batch together and whoever built it record nothing.
  const second = await both('FIN_COST');
  const file = await build(second);
  expect([file.status, file.body]).toEqual([200, file.body]);
  for (const who of [writer, approver])
    expect((await who('GET', `${FILES}/${file.body.id}/download`)).status).toBe(403);
  const sent = await batchOf(made.id);
  for (const who of [writer, approver, maker, second])
    expect((await results(sent, [[row.payNo, '成功']], who)).body.data?.reason).toBe('DUTIES_APART');
  expect(await read(row.id)).toMatchObject({ payStatus: 'IN_FILE' });
  // A small office lets it pass.
  const settle = (value: unknown) =>
    company.db.transaction((db) => setSetting({ ...company.ctx(), db }, 'finance.paymentDutiesApart', value));
  await settle(false);
  const told = await results(sent, [[row.payNo, '成功']], second);
  expect([told.status, told.body.batchStatus]).toEqual([200, 'DONE']);
  await settle(undefined);
});

test('what is paid stands on the lines of the order', async () => {
  type Order = Row & { paymentStatus: string; lines: { invoicedAmount: string | null; paidAmount: string | null }[] };
  const [found] = await company.db.query<{ id: number; orderId: number }>(
    `select r.id, min(b.source_id) as "orderId" from finance_payment_requisition r
     join finance_requisition_line p on p.parent_id = r.id join finance_invoice_line l on l.parent_id = p.invoice_id
     join finance_billable_line b on b.id = l.billable_line_id
     where r.pay_status = 'TO_CASHIER' and r.currency_id = $1 and r.deleted_at is null group by r.id order by r.id limit 1`,
    [place.currencyId],
  );
  const order = async () => (await asker!<Order>('GET', `/api/purchasing/purchase-orders/${found!.orderId}`)).body;
  expect((await order()).paymentStatus).toBe('NONE');
  const row = await read(found!.id);
  const batch = (await together([row])).body;
  await approve('finance.focusPayment', batch, cashier!);
  const now = await batchOf(batch.id);
  await cashier!('POST', `${BATCHES}/${batch.id}/build-file`, { version: now.version });
  const told = await results(await batchOf(batch.id), [[row.payNo, '成功']]);
  expect([told.status, told.body.batchStatus]).toEqual([200, 'DONE']);
  const after = await order();
  expect(after.paymentStatus).not.toBe('NONE');
  const paid = after.lines.filter(({ paidAmount }) => Number(paidAmount) > 0);
  expect(paid.length).toBeGreaterThan(0);
  expect(paid.map(({ paidAmount }) => paidAmount)).toEqual(paid.map(({ invoicedAmount }) => invoicedAmount));
});

test('above the balance it says why and goes to the head of finance; rejected, its requisitions wait again', async () => {
  const rows = [await payable([(await invoice('500000')).id])];
  const made = (await together(rows)).body;
  expect(made.overdrawn).toBe(true);
  const bare = await cashier!<Refused>('POST', '/api/approval/runs', {
    resource: 'finance.focusPayment',
    recordId: made.id,
    version: made.version,
  });
  expect([bare.status, bare.body.errors?.[0]?.field]).toEqual([400, 'overdrawReason']);
  const { id, version } = made;
  const fewer = await cashier!<Refused>('PUT', BATCHES, { id, version, lines: [] });
  expect([fewer.status, fewer.body.errors?.[0]?.field]).toEqual([409, 'lines']);
  const said = await cashier!<Batch>('PUT', BATCHES, { id, version, overdrawReason: '当日有运费到账' });
  expect(said.body.lines).toHaveLength(1);
  await approve('finance.focusPayment', said.body, cashier!, 'reject');
  expect((await batchOf(made.id)).batchStatus).toBe('CANCELLED');
  expect((await read(rows[0]!.id)).payStatus).toBe('TO_CASHIER');
  const draft = (await together(rows)).body;
  expect((await cashier!('DELETE', `${BATCHES}/${draft.id}?version=${draft.version}`)).status).toBe(204);
  expect((await read(rows[0]!.id)).payStatus).toBe('TO_CASHIER');
});

test('a rejected batch that is removed gives back nothing that another batch has paid', async () => {
  const row = await payable([(await invoice('320')).id]);
  const first = (await together([row])).body;
  await approve('finance.focusPayment', first, cashier!, 'reject');
  const second = (await together([row])).body;
  await approve('finance.focusPayment', second, cashier!);
  const ready = await batchOf(second.id);
  await cashier!('POST', `${BATCHES}/${second.id}/build-file`, { version: ready.version });
  expect((await results(await batchOf(second.id), [[row.payNo, '成功']])).status).toBe(200);
  const { version } = await batchOf(first.id);
  expect((await cashier!('DELETE', `${BATCHES}/${first.id}?version=${version}`)).status).toBe(204);
  expect(await read(row.id)).toMatchObject({ payStatus: 'PAID', batchId: second.id });
  expect((await together([row])).body.code).toBe('WRONG_STATE');
});

test('the database itself pays nothing beyond what is open, and nothing twice', async () => {
  const row = await payable([(await invoice('90')).id]);
  const { invoiceId } = row.lines[0] as unknown as { invoiceId: number };
  const refused = async (text: string, values: unknown[]) =>
    expect(company.db.query(text, values)).rejects.toMatchObject({ code: expect.stringMatching(/^(23514|23505)$/) });
  // More than its gross, less than nothing, more than the bank was told.
  await refused('update finance_invoice set paid_amount = 90.01, reserved_amount = 0 where id = $1', [invoiceId]);
  await refused('update finance_invoice set reserved_amount = -0.01 where id = $1', [invoiceId]);
  await refused('update finance_invoice set paid_amount = 10, reserved_amount = 80 where id = $1', [invoiceId]);
  // Paid without a file; paid, and waiting again.
  await refused(`update finance_payment_requisition set pay_status = 'PAID' where id = $1`, [row.id]);
  const [paid] = await company.db.query<{ id: number; batchId: number }>(
    `select id, batch_id as "batchId" from finance_payment_requisition where pay_status = 'PAID' order by id limit 1`,
  );
  await refused(`update finance_payment_requisition set pay_status = 'TO_CASHIER' where id = $1`, [paid!.id]);
  await refused(`update finance_payment_requisition set amount = amount + 1 where id = $1`, [paid!.id]);
  // A service that forgets its own check is refused in words, in both languages.
  const words = {
    zh: '已付与已申请合计超过发票价税合计，刷新发票后按未付金额办理',
    en: /^Paid and asked for would be more/,
  };
  const forgets = (resource: typeof invoiceRecords | typeof requisitionRecords, id: number, values: object) =>
    company.db.transaction(async (db) => {
      await resource.patch(asSystem({ ...company.ctx(), db }, '漏检'), id, { ...values }, { action: 'pay' });
    });
  await expect(forgets(invoiceRecords, invoiceId, { reservedAmount: '90.01' })).rejects.toMatchObject({
    code: 'CONFLICT',
    text: { zh: words.zh, en: expect.stringMatching(words.en) },
  });
  await expect(forgets(invoiceRecords, invoiceId, { paidAmount: '10', reservedAmount: '80' })).rejects.toMatchObject({
    data: { reason: 'HELD_BACK', by: 'finance_invoice_paid_as_asked' },
  });
  await expect(forgets(requisitionRecords, row.id, { payStatus: 'PAID' })).rejects.toMatchObject({
    code: 'WRONG_STATE',
    data: { by: 'finance_requisition_stays_paid' },
  });
  const other = (await together([row])).body;
  await refused(`update finance_batch_line set requisition_id = $2, result = 'OK' where parent_id = $1`, [
    other.id,
    paid!.id,
  ]);
  expect((await cashier!('DELETE', `${BATCHES}/${other.id}?version=${other.version}`)).status).toBe(204);
});

test('an account has what other open batches leave of it', async () => {
  const own = await cashier!<Row>('POST', '/api/finance/payer-accounts', {
    organizationId: place.organizationId,
    accountName: '东海航运有限公司二户',
    bankName: '中国建设银行上海分行',
    accountNo: '31001500012345678903',
    currencyId: place.currencyId,
    balance: '1000',
    balanceDate: today,
  });
  const from = { payerAccountId: own.body.id };
  const rows = [await payable([(await invoice('700')).id]), await payable([(await invoice('400')).id])];
  const first = (await together([rows[0]!], from)).body;
  const second = (await together([rows[1]!], from)).body;
  expect([first, second]).toMatchObject([
    { availableBalance: '1000.00', overdrawn: false },
    { availableBalance: '300.00', overdrawn: true },
  ]);
  const sent = await cashier!<Refused>('POST', '/api/approval/runs', {
    resource: 'finance.focusPayment',
    recordId: second.id,
    version: second.version,
  });
  expect([sent.status, sent.body.errors?.[0]?.field]).toEqual([400, 'overdrawReason']);
  // The first goes away: it is reckoned anew when it is sent.
  expect((await cashier!('DELETE', `${BATCHES}/${first.id}?version=${first.version}`)).status).toBe(204);
  expect(await approve('finance.focusPayment', second, cashier!)).toBe(1);
  expect(await batchOf(second.id)).toMatchObject({ availableBalance: '1000.00', overdrawn: false });
});

test('a closed account is paid nothing more: neither asked for, nor told to the bank', async () => {
  const row = await payable([(await invoice('100')).id]);
  const batch = (await together([row])).body;
  await approve('finance.focusPayment', batch, cashier!);
  const open = (await ask([(await invoice('70')).id])).body;
  const [account] = await company.db.query<Row>('select id, version from partner_bank_account where partner_id = $1', [
    place.partnerId,
  ]);
  const closed = await asker!('POST', `/api/partner/bank-accounts/${account!.id}/close`, {
    version: account!.version,
    reason: '账户变更',
  });
  expect(closed.status).toBe(200);
  const now = await batchOf(batch.id);
  const built = await cashier!<Refused>('POST', `${BATCHES}/${batch.id}/build-file`, { version: now.version });
  expect([built.status, built.body.code]).toEqual([400, 'RULE']);
  const sent = await asker!<Refused>('POST', '/api/approval/runs', {
    resource: 'finance.paymentRequisition',
    recordId: open.id,
    version: open.version,
  });
  expect([sent.status, sent.body.errors?.map(({ field }) => field)]).toEqual([400, ['payeeAccountId']]);
  // The way out: the batch is cancelled, and its requisition goes back to whoever asked.
  const cancel = (version: number, by: Send = cashier!) =>
    by<Batch & Refused>('POST', `${BATCHES}/${batch.id}/cancel`, { version, reason: '收款账户停用' });
  expect((await cancel(now.version, asker!)).status).toBe(403);
  expect((await cancel(now.version - 1)).status).toBe(409);
  const cancelled = await cancel(now.version);
  expect([cancelled.status, cancelled.body.batchStatus]).toEqual([200, 'CANCELLED']);
  expect((await cancel(cancelled.body.version)).status).toBe(409);
  const back = await read(row.id);
  expect(back).toMatchObject({ payStatus: 'TO_CASHIER', batchId: null });
  const returned = await cashier!('POST', `${ASKED}/${row.id}/return`, { version: back.version, reason: '账户停用' });
  expect(returned.status).toBe(200);
});

test('on board nobody sees payments, and the number of an account is in no answer', async () => {
  const chief = await company.signIn('ce.pioneer');
  for (const path of [ASKED, BATCHES, FILES, '/api/finance/payer-accounts'])
    expect((await chief('GET', path)).status).toBe(403);
  expect((await ask([1], chief)).status).toBe(403);
  const seen = await recorder!('GET', '/api/finance/payer-accounts');
  expect(JSON.stringify(seen.body)).not.toContain('31001500012345678901');
});
