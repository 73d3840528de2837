import { afterAll, beforeAll, expect, test } from 'vitest';
import { modules } from '../../../app/domains.server.ts';
import { testClock } from '../../../kernel/testing/clock.ts';
import { type Send, type TestServer, testServer } from '../../../kernel/testing/server.ts';
import { type AlipaySandbox, startAlipaySandbox } from './alipay-sandbox.demo.ts';

type Row = Record<string, unknown> & { id: number; version: number; orderNo: string };
const ORDERS = '/api/system/payment-orders';
const NOTIFY = '/api/system/payment/alipay/notify';
const BANK = { accountName: '海岳航运集团', bankName: '工商银行上海分行', accountNo: '1001 2034 5678' };

let server: TestServer;
let sandbox: AlipaySandbox;
let admin: Send;

beforeAll(async () => {
  sandbox = await startAlipaySandbox({ now: testClock() });
  server = await testServer({ modules, settings: { publicUrl: 'https://fairway.example' } });
  admin = server.as();
});
afterAll(async () => {
  setKeys({});
  await sandbox.stop();
  await server.close();
});

function setKeys(keys: Partial<AlipaySandbox['env']>): void {
  for (const name of Object.keys(sandbox.env)) delete process.env[name];
  Object.assign(process.env, keys);
}

async function order(values: Partial<Row> = {}): Promise<Row> {
  const draft = { subject: '测试订单', amount: '12.30', provider: 'alipay', ...values };
  const { status, body } = await admin<Row>('POST', ORDERS, draft);
  expect(status).toBe(200);
  return body;
}
const read = async (id: number): Promise<Row> => (await admin<Row>('GET', `${ORDERS}/${id}`)).body;
const act = (id: number, name: string, body: object = {}) =>
  admin<Row & { code: string }>('POST', `${ORDERS}/${id}/${name}`, body);
const send = async (fields: Record<string, string>): Promise<string> => {
  const { raw } = await server.withToken(undefined)('POST', NOTIFY, new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  });
  return raw.toString();
};
const outcomes = async (orderId: number): Promise<unknown[]> => {
  const { body } = await admin<{ content: Row[] }>(
    'GET',
    `/api/system/payment-callbacks?orderId=${orderId}&sort=id,asc`,
  );
  return body.content.map((row) => row.outcome);
};

test('an order is paid by code: created at Alipay with its exact amount, entered once its signed message comes', async () => {
  setKeys(sandbox.env);
  const made = await order();
  const { body: coded } = await act(made.id, 'code');
  expect(coded.payCode).toMatch(/^https:\/\/qr\.alipay\.example\//);
  expect(sandbox.trades.get(made.orderNo)).toMatchObject({
    amount: '12.30',
    subject: '测试订单',
    notifyUrl: `https://fairway.example${NOTIFY}`,
  });
  expect((await act(made.id, 'code')).body.payCode).toBe(coded.payCode);
  expect(sandbox.asked.filter((method) => method.endsWith('precreate'))).toHaveLength(1);
  const { tradeNo } = sandbox.pay(made.orderNo);
  expect(await send(sandbox.message(made.orderNo))).toBe('success');
  expect(await read(made.id)).toMatchObject({ status: 'PAID', paidAmount: '12.30', tradeNo, payer: '138****1234' });
  expect(await outcomes(made.id)).toEqual(['ACCEPTED']);
});

test('a message that comes again, or ten times at once, enters the money once', async () => {
  const made = await order();
  await act(made.id, 'code');
  sandbox.pay(made.orderNo);
  const message = sandbox.message(made.orderNo);
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(message)));
  expect(new Set(answers)).toEqual(new Set(['success']));
  expect((await outcomes(made.id)).filter((one) => one === 'ACCEPTED')).toHaveLength(1);
  const { body: history } = await admin<{ action: string }[]>('GET', `${ORDERS}/${made.id}/history`);
  expect(history.filter(({ action }) => action === 'markPaid')).toHaveLength(1);
  expect((await read(made.id)).version).toBe(history.length);
});

test('a message without Alipay’s signature has no effect, whatever else it says', async () => {
  const made = await order();
  await act(made.id, 'code');
  sandbox.pay(made.orderNo);
  const message = sandbox.message(made.orderNo);
  const { sign: _sign, ...unsigned } = message;
  for (const forged of [
    unsigned,
    { ...message, total_amount: '12.31' },
    { ...message, sign: 'AAAA' },
    { ...message, sign_type: 'RSA' },
    { ...message, out_trade_no: `${made.orderNo}' or '1'='1` },
  ])
    expect(await send(forged)).toBe('fail');
  expect(await read(made.id)).toMatchObject({ status: 'PENDING', paidAmount: null });
  const { body } = await admin<{ totalElements: number }>('GET', '/api/system/payment-callbacks?outcome=BAD_SIGNATURE');
  expect(body.totalElements).toBe(5);
});

test('a signed message of another amount, application or order moves nothing and is not confirmed', async () => {
  const made = await order();
  await act(made.id, 'code');
  sandbox.pay(made.orderNo);
  expect(await send(sandbox.message(made.orderNo, { total_amount: '12.299' }))).toBe('fail');
  expect(await send(sandbox.message(made.orderNo, { total_amount: '1.23e1' }))).toBe('fail');
  expect(await send(sandbox.message(made.orderNo, { app_id: '1' }))).toBe('fail');
  expect(await send(sandbox.message(made.orderNo, { out_trade_no: 'PAY1' }))).toBe('fail');
  expect(await send(sandbox.message(made.orderNo, { trade_status: 'WAIT_BUYER_PAY' }))).toBe('success');
  expect((await read(made.id)).status).toBe('PENDING');
  expect(await outcomes(made.id)).toEqual(['WRONG_AMOUNT', 'WRONG_AMOUNT', 'IGNORED']);
  expect(await send(sandbox.message(made.orderNo, { total_amount: '12.3' }))).toBe('success');
  expect((await read(made.id)).status).toBe('PAID');
});

test('when no message comes, asking enters the payment, and the message that follows is a repetition', async () => {
  const made = await order();
  await act(made.id, 'code');
  expect((await act(made.id, 'check')).body).toMatchObject({ status: 'PENDING', checkedTime: expect.any(String) });
  sandbox.pay(made.orderNo);
  expect((await act(made.id, 'check')).body).toMatchObject({ status: 'PAID', paidAmount: '12.30' });
  expect(await send(sandbox.message(made.orderNo))).toBe('success');
  expect(await outcomes(made.id)).toEqual(['REPEATED']);
});

test('a closed order is closed at Alipay too; money that comes all the same is shown and not entered', async () => {
  const made = await order();
  await act(made.id, 'code');
  const { version } = await read(made.id);
  expect((await act(made.id, 'close', { version: version - 1, reason: '不再需要' })).body.code).toBe('STALE');
  expect((await act(made.id, 'close', { version })).status).toBe(400);
  expect((await act(made.id, 'close', { version, reason: '不再需要' })).body.status).toBe('CLOSED');
  expect(sandbox.trades.get(made.orderNo)?.state).toBe('TRADE_CLOSED');
  sandbox.pay(made.orderNo);
  expect(await send(sandbox.message(made.orderNo))).toBe('success');
  expect(await outcomes(made.id)).toEqual(['CLOSED_ORDER']);
  expect((await act(made.id, 'close', { version: version + 1, reason: '再次' })).body.code).toBe('WRONG_STATE');
});

test('an answer that Alipay did not sign is not believed', async () => {
  const made = await order();
  await act(made.id, 'code');
  sandbox.pay(made.orderNo);
  const honest = await startAlipaySandbox({ now: testClock() });
  setKeys({ ...sandbox.env, ALIPAY_PUBLIC_KEY: honest.env.ALIPAY_PUBLIC_KEY });
  expect((await act(made.id, 'check')).status).toBe(400);
  expect((await read(made.id)).status).toBe('PENDING');
  setKeys(sandbox.env);
  await honest.stop();
});

test('a transfer is the usual way: its details by setting, paid when a permitted person shows the proof', async () => {
  setKeys({});
  const made = await order({ provider: undefined });
  expect(made.provider).toBe('manual');
  expect((await act(made.id, 'code')).body.code).toBe('RULE');
  expect((await admin('PUT', '/api/system/payment/settings', { provider: 'manual', bank: BANK })).status).toBe(204);
  expect((await act(made.id, 'code')).body.payCode).toContain('账号：1001 2034 5678\n金额：12.30 CNY');
  const [proof] = await server.db.query<{ id: number }>(
    `insert into kernel_file (hash, name, size, type, owner) values ('h', '回单.pdf', 1, 'application/pdf', 0) returning id`,
  );
  const paid = { version: 2, proof: 999_999, tradeNo: 'ICBC1', paidTime: '2026-11-21T02:00:00Z' };
  const clerk = server.as({ permissions: new Set(['operations:paymentOrder:list', 'operations:paymentOrder:add']) });
  expect((await clerk('POST', `${ORDERS}/${made.id}/markPaid`, paid)).status).toBe(403);
  expect((await act(made.id, 'markPaid', paid)).status).toBeGreaterThanOrEqual(400);
  const { proof: _, ...without } = paid;
  expect((await act(made.id, 'markPaid', without)).status).toBe(400);
  await server.db.query('update kernel_file set owner = (select max(create_by) from operations_payment_order)');
  expect((await act(made.id, 'markPaid', { ...paid, version: 1, proof: proof!.id })).body.code).toBe('STALE');
  expect((await act(made.id, 'markPaid', { ...paid, proof: proof!.id })).body).toMatchObject({
    status: 'PAID',
    paidAmount: '12.30',
    proof: proof!.id,
  });
  expect((await act(made.id, 'markPaid', { ...paid, version: 3, proof: proof!.id })).body.code).toBe('WRONG_STATE');
});

test('nobody’s word replaces Alipay’s, and without keys Alipay is not offered', async () => {
  const made = await order();
  const paid = { version: 1, proof: 1, tradeNo: 'x', paidTime: '2026-11-21T02:00:00Z' };
  expect((await act(made.id, 'markPaid', paid)).body).toMatchObject({ code: 'RULE' });
  expect((await act(made.id, 'code')).body.message).toContain('ALIPAY_APP_ID');
  const { body } = await admin<{ providers: unknown[]; alipay: unknown }>('GET', '/api/system/payment/settings');
  expect(body.providers).toContainEqual({ name: 'alipay', missing: expect.stringContaining('ALIPAY_PRIVATE_KEY') });
  expect(await send({ out_trade_no: made.orderNo, trade_status: 'TRADE_SUCCESS', sign: 'x' })).toBe('fail');
});

test('the payment tool is for administrators; forms are taken by its message call alone; no key is ever answered', async () => {
  setKeys(sandbox.env);
  const clerk = server.as({ permissions: new Set(['identity:user:list']) });
  for (const path of [ORDERS, '/api/system/payment-callbacks', '/api/system/payment/settings'])
    expect((await clerk('GET', path)).status).toBe(403);
  expect((await clerk('POST', ORDERS, { subject: 'x', amount: '1.00' })).status).toBe(403);
  expect((await clerk('PUT', '/api/system/payment/settings', { provider: 'manual', bank: BANK })).status).toBe(403);
  const form = await admin('POST', ORDERS, 'subject=x&amount=1.00', {
    'content-type': 'application/x-www-form-urlencoded',
  });
  expect(form.status).toBe(400);
  const { raw } = await admin('GET', '/api/system/payment/settings');
  expect(raw.toString()).not.toContain(sandbox.env.ALIPAY_PRIVATE_KEY.slice(0, 40));
  for (const amount of ['0', '-1.00', '1e3', "1'", '99999999.99'])
    expect((await admin('POST', ORDERS, { subject: 'x', amount })).status).toBe(400);
});
