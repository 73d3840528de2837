import { createPublicKey, createSign, createVerify, generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

type Trade = { no: string; tradeNo: string; amount: string; subject: string; state: string; notifyUrl: string | null };
type Fields = Record<string, string>;

export type AlipaySandbox = {
  /** What the product reads from its environment to speak to this sandbox. */
  readonly env: Readonly<
    Record<'ALIPAY_APP_ID' | 'ALIPAY_PRIVATE_KEY' | 'ALIPAY_PUBLIC_KEY' | 'ALIPAY_GATEWAY', string>
  >;
  readonly trades: ReadonlyMap<string, Trade>;
  /** Every request that came, by method. */
  readonly asked: readonly string[];
  /** Somebody scans the code and pays. */
  pay(orderNo: string): Trade;
  /** A message as Alipay signs it; `overrides` are signed too. */
  message(orderNo: string, overrides?: Fields): Fields;
  stop(): Promise<void>;
};

/** `2026-11-21 12:00:00` of Beijing, as Alipay writes times. */
const inBeijing = (at: Date): string =>
  new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

/** The text that is signed: fields by name without `sign`, and for messages without `sign_type` (opendocs.alipay.com/common/02mse7). */
const signedText = (fields: Fields, without: readonly string[]): string =>
  Object.keys(fields)
    .filter((name) => !without.includes(name) && fields[name])
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');

async function bodyOf(request: IncomingMessage): Promise<Fields> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return Object.fromEntries(new URLSearchParams(text));
}

/** A gateway that does what Alipay's does for payment by code, with RSA2 signatures both ways, on this machine alone. */
export async function startAlipaySandbox(options: { port?: number; now: () => Date }): Promise<AlipaySandbox> {
  const { now } = options;
  const pair = () =>
    generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
    });
  const [merchant, own] = [pair(), pair()];
  const appId = '9021000100000001';
  const trades = new Map<string, Trade>();
  const asked: string[] = [];
  const sign = (text: string, key: string): string => createSign('RSA-SHA256').update(text, 'utf8').sign(key, 'base64');

  function answer(method: string, content: Fields, notifyUrl: string | null): Fields {
    const no = content.out_trade_no ?? '';
    const trade = trades.get(no);
    const missing = { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.TRADE_NOT_EXIST', sub_msg: '交易不存在' };
    const done = { code: '10000', msg: 'Success', out_trade_no: no };
    switch (method) {
      case 'alipay.trade.precreate': {
        const { total_amount: amount = '', subject = '' } = content;
        if (!/^\d+\.\d{2}$/.test(amount) || !subject)
          return { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.INVALID_PARAMETER', sub_msg: '参数无效' };
        const tradeNo = `${inBeijing(now()).replace(/\D/g, '')}${String(trades.size + 1).padStart(8, '0')}`;
        trades.set(no, { no, tradeNo, amount, subject, state: 'WAIT_BUYER_PAY', notifyUrl });
        return { ...done, qr_code: `https://qr.alipay.example/bax${tradeNo}` };
      }
      case 'alipay.trade.query':
        if (!trade) return missing;
        return {
          ...done,
          trade_no: trade.tradeNo,
          trade_status: trade.state,
          total_amount: trade.amount,
          buyer_logon_id: '138****1234',
          send_pay_date: inBeijing(now()),
        };
      case 'alipay.trade.close':
        if (!trade) return missing;
        if (trade.state === 'TRADE_SUCCESS')
          return {
            code: '40004',
            msg: 'Business Failed',
            sub_code: 'ACQ.TRADE_STATUS_ERROR',
            sub_msg: '交易状态不合法',
          };
        trade.state = 'TRADE_CLOSED';
        return { ...done, trade_no: trade.tradeNo };
      default:
        return { code: '40002', msg: 'Invalid Arguments', sub_code: 'isv.invalid-method', sub_msg: '不支持的接口' };
    }
  }

  const server = createServer(async (request, reply) => {
    const fields: Fields = {
      ...Object.fromEntries(new URL(request.url ?? '/', 'http://sandbox').searchParams),
      ...(await bodyOf(request)),
    };
    const method = fields.method ?? '';
    asked.push(method);
    const genuine =
      fields.app_id === appId &&
      createVerify('RSA-SHA256')
        .update(signedText(fields, ['sign']), 'utf8')
        .verify(createPublicKey(merchant.publicKey), fields.sign ?? '', 'base64');
    const result = genuine
      ? answer(method, JSON.parse(fields.biz_content ?? '{}') as Fields, fields.notify_url ?? null)
      : { code: '40002', msg: 'Invalid Arguments', sub_code: 'isv.invalid-signature', sub_msg: '验签出错' };
    const text = JSON.stringify(result);
    reply.setHeader('content-type', 'application/json;charset=utf-8');
    reply.end(`{"${method.replaceAll('.', '_')}_response":${text},"sign":"${sign(text, own.privateKey)}"}`);
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const bare = (pem: string): string => pem.replace(/-----[^-]+-----|\s/g, '');
  const tradeOf = (orderNo: string): Trade => {
    const trade = trades.get(orderNo);
    if (!trade) throw new Error(`The sandbox knows no order ${orderNo}`);
    return trade;
  };
  return {
    trades,
    asked,
    env: {
      ALIPAY_APP_ID: appId,
      ALIPAY_PRIVATE_KEY: bare(merchant.privateKey),
      ALIPAY_PUBLIC_KEY: bare(own.publicKey),
      ALIPAY_GATEWAY: `http://127.0.0.1:${port}/gateway.do`,
    },
    pay(orderNo) {
      const trade = tradeOf(orderNo);
      trade.state = 'TRADE_SUCCESS';
      return trade;
    },
    message(orderNo, overrides = {}) {
      const trade = tradeOf(orderNo);
      const fields: Fields = {
        app_id: appId,
        charset: 'utf-8',
        notify_type: 'trade_status_sync',
        notify_id: randomUUID().replaceAll('-', ''),
        notify_time: inBeijing(now()),
        out_trade_no: trade.no,
        trade_no: trade.tradeNo,
        trade_status: trade.state,
        total_amount: trade.amount,
        subject: trade.subject,
        buyer_logon_id: '138****1234',
        gmt_payment: inBeijing(now()),
        version: '1.0',
        sign_type: 'RSA2',
        ...overrides,
      };
      return { ...fields, sign: sign(signedText(fields, ['sign', 'sign_type']), own.privateKey) };
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
