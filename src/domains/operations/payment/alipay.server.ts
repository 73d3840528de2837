import type { AlipaySdk, AlipaySdkCommonResult } from 'alipay-sdk';
import { AppError } from '../../../kernel/errors.ts';
import { type AlipayKeys, alipayKeys, missingKeys } from './alipay-keys.server.ts';
import type { Payment, PaymentProvider } from './provider.server.ts';

const TIMEOUT_MS = 8_000;
/** Answers of alipay.trade.query and .close for an order that nobody has scanned yet. */
const NOT_THERE = 'ACQ.TRADE_NOT_EXIST';
export const PAID_STATES: ReadonlySet<string> = new Set(['TRADE_SUCCESS', 'TRADE_FINISHED']);

/** The official SDK, loaded when it is first needed: nobody else pays for it. */
async function sdkOf({ appId, privateKey, alipayPublicKey, gateway }: AlipayKeys): Promise<AlipaySdk> {
  const { AlipaySdk: Sdk } = await import('alipay-sdk');
  return new Sdk({ appId, privateKey, alipayPublicKey, gateway, keyType: 'PKCS8', timeout: TIMEOUT_MS });
}

function keysOrRefuse(): AlipayKeys {
  const keys = alipayKeys();
  if (keys) return keys;
  throw new AppError(
    'RULE',
    { zh: '支付宝尚未配置，缺少 {names}', en: 'Alipay is not set up: {names} missing' },
    { values: { names: missingKeys().join(', ') } },
  );
}

/** `2026-11-21 12:00:00` of Beijing. */
export const fromBeijing = (text: string): string | undefined => {
  const at = Date.parse(`${text.trim().replace(' ', 'T')}+08:00`);
  return Number.isNaN(at) ? undefined : new Date(at).toISOString();
};

async function ask(method: string, bizContent: object, more: object = {}): Promise<AlipaySdkCommonResult> {
  const sdk = await sdkOf(keysOrRefuse());
  try {
    // The answer's signature is checked by the SDK: one that somebody else wrote is refused.
    return await sdk.exec(method, { ...more, bizContent }, { validateSign: true });
  } catch (cause) {
    throw new AppError(
      'RULE',
      {
        zh: '支付宝没有给出有效的回答，订单未改变，可稍后再试',
        en: 'Alipay gave no valid answer; the order is as it was, try again later',
      },
      { cause },
    );
  }
}

function assertDone(result: AlipaySdkCommonResult): void {
  if (result.code === '10000') return;
  throw new AppError(
    'RULE',
    { zh: '支付宝拒绝：{why}', en: 'Alipay refused: {why}' },
    { values: { why: `${result.subMsg || result.msg} (${result.subCode || result.code})` } },
  );
}

/** Payment by code in person: alipay.trade.precreate, .query, .close (opendocs.alipay.com/open/194). */
export function alipay(options: { notifyUrl: string | undefined; now: () => Date }): PaymentProvider {
  const names = missingKeys().join(', ');
  return {
    name: 'alipay',
    missing: names ? { zh: `环境变量 ${names} 未设置`, en: `${names} not set in the environment` } : undefined,
    async prepare({ orderNo, amount, subject }) {
      const result = await ask(
        'alipay.trade.precreate',
        { out_trade_no: orderNo, total_amount: amount, subject },
        options.notifyUrl ? { notifyUrl: options.notifyUrl } : {},
      );
      assertDone(result);
      return String(result.qrCode);
    },
    async query({ orderNo }) {
      const result = await ask('alipay.trade.query', { out_trade_no: orderNo });
      if (result.subCode === NOT_THERE) return undefined;
      assertDone(result);
      if (!PAID_STATES.has(String(result.tradeStatus))) return undefined;
      return {
        amount: String(result.totalAmount),
        tradeNo: String(result.tradeNo),
        paidTime: fromBeijing(String(result.sendPayDate ?? '')) ?? options.now().toISOString(),
        payer: result.buyerLogonId ? String(result.buyerLogonId) : null,
      } satisfies Payment;
    },
    async close({ orderNo }) {
      const result = await ask('alipay.trade.close', { out_trade_no: orderNo });
      if (result.subCode !== NOT_THERE) assertDone(result);
    },
  };
}

/** Whether Alipay itself wrote the message; without keys nothing is. */
export async function isFromAlipay(fields: Readonly<Record<string, string>>): Promise<boolean> {
  const keys = alipayKeys();
  if (!keys || !fields.sign || (fields.sign_type ?? 'RSA2') !== 'RSA2') return false;
  const sdk = await sdkOf(keys);
  return sdk.checkNotifySignV2({ ...fields });
}
