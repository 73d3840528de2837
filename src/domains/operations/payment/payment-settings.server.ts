import { z } from 'zod';
import type { Db } from '../../../kernel/server/db/db.ts';
import { type Settings, setting } from '../../../kernel/server/settings/settings.ts';
import { PROVIDERS, type ProviderName } from './payment-words.text.ts';

export const PROVIDER_SETTING = 'payment.provider';
const BANK = {
  accountName: 'payment.accountName',
  bankName: 'payment.bankName',
  accountNo: 'payment.accountNo',
} as const;
export const BANK_SETTINGS: Readonly<Record<keyof typeof BANK, string>> = BANK;
export type BankDetails = Record<keyof typeof BANK, string>;

/** The company's own words; keys of providers are no settings, they come by the environment. */
export const paymentSettings: Settings = {
  [PROVIDER_SETTING]: {
    label: { zh: '默认支付方式', en: 'Usual way of payment' },
    schema: z.enum(['manual', 'alipay']),
    default: 'manual',
    options: PROVIDERS,
  },
  [BANK.accountName]: {
    label: { zh: '收款户名', en: 'Account holder' },
    schema: z.string().trim().max(100),
    default: '',
  },
  [BANK.bankName]: { label: { zh: '开户行', en: 'Bank' }, schema: z.string().trim().max(100), default: '' },
  [BANK.accountNo]: {
    label: { zh: '收款账号', en: 'Account number' },
    schema: z
      .string()
      .trim()
      .regex(/^[0-9A-Z -]{0,40}$/),
    default: '',
  },
};

type Asker = { readonly db: Db };

export const usualProvider = (ctx: Asker): Promise<ProviderName> => setting<ProviderName>(ctx, PROVIDER_SETTING);

export async function bankDetails(ctx: Asker): Promise<BankDetails> {
  const [accountName, bankName, accountNo] = await Promise.all([
    setting<string>(ctx, BANK.accountName),
    setting<string>(ctx, BANK.bankName),
    setting<string>(ctx, BANK.accountNo),
  ]);
  return { accountName, bankName, accountNo };
}
