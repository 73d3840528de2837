import type { BankDetails } from './payment-settings.server.ts';
import type { PaymentProvider } from './provider.server.ts';

/** A transfer to the company's bank account; somebody who may says that the money is there, and shows it. */
export function manualTransfer(bank: BankDetails): PaymentProvider {
  const given = bank.accountName && bank.bankName && bank.accountNo;
  return {
    name: 'manual',
    missing: given
      ? undefined
      : {
          zh: '收款账户尚未设置，先在“收款设置”中填写',
          en: 'The bank account is not set; fill it in under “Settings” of the payment tool',
        },
    prepare: async ({ orderNo, amount, subject }) =>
      [
        `收款户名：${bank.accountName}`,
        `开户行：${bank.bankName}`,
        `账号：${bank.accountNo}`,
        `金额：${amount} CNY`,
        `附言：${orderNo} ${subject}`,
      ].join('\n'),
    query: async () => undefined,
    close: async () => {},
  };
}
