import { bool, date, money, ref, sealedText, text } from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';

/** Numbers of the company's own accounts are told to those alone who hold it by name. */
export const PAYER_PERMISSION = 'finance:payerNumber:list';

/** An account of the company from which it pays. */
export const payerAccount = defineResource({
  name: 'finance.payerAccount',
  label: { zh: '付款账户', en: 'Payer’s account' },
  title: 'accountName',
  fields: {
    accountName: text({ zh: '户名', en: 'Account name' }, { required: true, max: 120 }),
    organizationId: ref('identity.organization', { zh: '付款单位', en: 'Company' }, { required: true }),
    bankName: text({ zh: '开户行', en: 'Bank' }, { required: true, max: 120 }),
    accountNo: sealedText({ zh: '账号', en: 'Account number' }, PAYER_PERMISSION, { required: true, max: 40 }),
    cnaps: text({ zh: '联行号', en: 'CNAPS code' }, { max: 12 }),
    currencyId: ref('parameter.currency', { zh: '币种', en: 'Currency' }, { required: true }),
    balance: money({ zh: '可用余额', en: 'Available' }, { required: true, min: 0, unit: { field: 'currencyId' } }),
    balanceDate: date({ zh: '余额日期', en: 'Balance of' }, { required: true }),
    enabled: bool({ zh: '启用', en: 'Enabled' }, { default: true }),
  },
  list: {
    columns: [
      'accountName',
      'organizationId',
      'bankName',
      'accountNo',
      'currencyId',
      'balance',
      'balanceDate',
      'enabled',
    ],
    filters: ['organizationId', 'currencyId', 'enabled'],
    search: ['accountName', 'bankName'],
    sort: 'accountName',
  },
  form: [
    ['accountName', 'organizationId'],
    ['bankName', 'cnaps'],
    ['accountNo', 'currencyId'],
    ['balance', 'balanceDate'],
    ['enabled'],
  ],
  scope: 'all',
});

export type PayerAccount = Row<typeof payerAccount>;
