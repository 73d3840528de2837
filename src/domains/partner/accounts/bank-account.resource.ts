import { bool, computed, file, ref, sealedText, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';
import { bankAccountFlow } from './bank-account.flow.ts';
import { checkAccount } from './bank-account.rules.ts';

/** Numbers of accounts are told to those alone who hold it by name. */
export const BANK_PERMISSION = 'partner:bank:list';

/** An account into which a partner is paid, once a second person has approved it. Another number is another account. */
export const bankAccount = defineResource({
  name: 'partner.bankAccount',
  label: { zh: '银行账户', en: 'Bank account' },
  title: ['accountName', 'bankName'],
  fields: {
    partnerId: ref('partner.partner', { zh: '客商', en: 'Partner' }, { required: true }),
    accountName: text({ zh: '户名', en: 'Account name' }, { required: true, max: 120 }),
    bankName: text({ zh: '开户行', en: 'Bank' }, { required: true, max: 120 }),
    accountNo: sealedText({ zh: '账号', en: 'Account number' }, BANK_PERMISSION, { required: true, max: 40 }),
    cnaps: text({ zh: '联行号', en: 'CNAPS code' }, { max: 12 }),
    swift: text({ zh: 'SWIFT', en: 'SWIFT' }, { max: 11 }),
    currencyId: ref('parameter.currency', { zh: '币种', en: 'Currency' }, { required: true }),
    isDefault: bool({ zh: '默认', en: 'Default' }, { default: false }),
    proof: file({ zh: '开户证明', en: 'Proof' }),
    callBack: text(
      { zh: '回访记录', en: 'Note of the call-back' },
      {
        variant: 'long',
        max: 500,
        help: {
          zh: '以已知电话向客商核实：何时、与谁、核实了什么',
          en: 'Checked over a number known before: when, with whom, what was said',
        },
      },
    ),
    closedReason: computed('text', { zh: '停用原因', en: 'Closed because' }),
    status: state(bankAccountFlow),
  },
  check: checkAccount,
  list: {
    columns: ['partnerId', 'accountName', 'bankName', 'accountNo', 'currencyId', 'isDefault', 'closedReason', 'status'],
    filters: ['partnerId', 'status', 'currencyId'],
    search: ['accountName', 'bankName'],
    sort: '-createTime',
  },
  form: [
    ['partnerId'],
    ['accountName', 'bankName'],
    ['accountNo', 'currencyId'],
    ['cnaps', 'swift'],
    ['isDefault', 'proof'],
    ['callBack'],
  ],
  scope: 'all',
  open: { APPROVE: ['isDefault'] },
});

export type BankAccountRow = Row<typeof bankAccount>;
