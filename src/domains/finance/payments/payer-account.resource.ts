import { bool, choice, date, int, money, ref, sealedText, text } from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';
import { BANK_LAYOUTS } from './bank-layouts.rules.ts';
import { checkPayer } from './payer-account.rules.ts';

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
    swift: text({ zh: 'SWIFT', en: 'SWIFT' }, { max: 11 }),
    currencyId: ref('parameter.currency', { zh: '币种', en: 'Currency' }, { required: true }),
    fileLayout: choice(
      BANK_LAYOUTS,
      { zh: '银行文件格式', en: 'Layout of bank files' },
      { required: true, default: 'CSV', help: { zh: '按开户行要求选择', en: 'As the bank of the account takes them' } },
    ),
    maxLines: int(
      { zh: '每份文件最大笔数', en: 'Payments in a file' },
      {
        required: true,
        default: 500,
        min: 1,
        max: 5000,
        help: { zh: '超过时分成几份文件', en: 'Above it a batch becomes several files' },
      },
    ),
    balance: money({ zh: '可用余额', en: 'Available' }, { required: true, min: 0, unit: { field: 'currencyId' } }),
    balanceDate: date({ zh: '余额日期', en: 'Balance of' }, { required: true }),
    enabled: bool({ zh: '启用', en: 'Enabled' }, { default: true }),
  },
  check: checkPayer,
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
    ['bankName', 'cnaps', 'swift'],
    ['accountNo', 'currencyId'],
    ['fileLayout', 'maxLines'],
    ['balance', 'balanceDate'],
    ['enabled'],
  ],
  scope: 'all',
});

export type PayerAccount = Row<typeof payerAccount>;
