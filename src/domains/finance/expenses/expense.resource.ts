import { documentFlow } from '../../../kernel/flow/document-flow.ts';
import {
  bool,
  choice,
  computed,
  date,
  files,
  money,
  ref,
  serial,
  share,
  state,
  text,
} from '../../../kernel/resource/field.ts';
import { defineResource, type LineRow, lines, type Row } from '../../../kernel/resource/resource.ts';
import { inBase } from '../../parameter/public.ts';
import { expenseFlow } from './expense.flow.ts';
import { invoicedOf, needsPort, needsVoyage } from './expense.rules.ts';
import { EXPENSE_CATEGORIES } from './expense-words.text.ts';

const OF_HEAD = { record: 'currencyId' } as const;
const CURRENCY = { field: 'currencyId' } as const;

type Invoiced = Parameters<typeof invoicedOf>[0];

/** What of an expense is charged to one subject; amounts are without tax. */
export const expenseLine = defineResource({
  name: 'finance.expenseLine',
  label: { zh: '费用明细', en: 'Line' },
  title: 'description',
  fields: {
    description: text({ zh: '费用内容', en: 'For' }, { required: true, max: 200 }),
    subjectId: ref('finance.budgetSubject', { zh: '预算科目', en: 'Budget subject' }),
    amount: money({ zh: '不含税金额', en: 'Net' }, { required: true, min: 0.01, max: 999_999_999, unit: OF_HEAD }),
    taxRate: share({ zh: '税率', en: 'Tax rate' }),
    invoicedShare: computed({ scale: 4 }, { zh: '已开票份额', en: 'Share invoiced' }),
    invoicedAmount: computed(
      { scale: 2, unit: OF_HEAD },
      { zh: '已开票金额', en: 'Invoiced, net' },
      { from: (row: Invoiced) => invoicedOf(row) },
    ),
  },
});

export type ExpenseLine = LineRow<typeof expenseLine>;

/** What is spent without an order: port dues, agency, surveys; its invoice is matched with it. */
export const expenseProcess = defineResource({
  name: 'finance.expenseProcess',
  label: { zh: '费用处理单', en: 'Non-order expense' },
  title: 'expenseNo',
  fields: {
    expenseNo: serial('EP-{yyyy}{MM}{0000}', { zh: '费用单号', en: 'Number' }),
    partnerId: ref('partner.partner', { zh: '收款方', en: 'Payee' }, { required: true }),
    organizationId: ref(
      'identity.organization',
      { zh: '船舶或单位', en: 'Ship or unit' },
      { required: true, where: { status: ['USE'] } },
    ),
    vesselId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    category: choice(EXPENSE_CATEGORIES, { zh: '费用类别', en: 'Category' }, { required: true, default: 'PORT_DUES' }),
    occurredOn: date(
      { zh: '发生日期', en: 'Spent on' },
      { required: true, help: { zh: '按此月占用预算', en: 'The budget of this month is held' } },
    ),
    voyageNo: text({ zh: '航次', en: 'Voyage' }, { max: 30 }),
    portId: ref('parameter.port', { zh: '港口', en: 'Port' }),
    contractNo: text({ zh: '合同号', en: 'Contract' }, { max: 60 }),
    currencyId: ref('parameter.currency', { zh: '币种', en: 'Currency' }, { required: true }),
    rate: computed({ scale: 8 }, { zh: '汇率', en: 'Rate' }),
    budgetSeen: bool(
      { zh: '已知悉预算预警', en: 'Budget warning seen' },
      {
        default: false,
        help: {
          zh: '超过预算预警线时，确认后才能提交',
          en: 'Above the warning of the budget it is confirmed before it is sent',
        },
      },
    ),
    lines: lines(expenseLine, { zh: '费用明细', en: 'Lines' }),
    amount: computed({ scale: 2, unit: CURRENCY }, { zh: '不含税合计', en: 'Net' }),
    baseAmount: inBase({ zh: '本位币金额', en: 'Net in base currency' }),
    invoicedAmount: computed({ scale: 2, unit: CURRENCY }, { zh: '已开票金额', en: 'Invoiced, net' }),
    attachments: files({ zh: '附件', en: 'Files' }),
    remark: text({ zh: '备注', en: 'Remark' }, { variant: 'long', max: 500 }),
    status: state(documentFlow),
    expenseStatus: state(expenseFlow, { zh: '费用状态', en: 'Expense status' }),
  },
  requiredIf: { portId: needsPort, voyageNo: needsVoyage },
  list: {
    columns: [
      { field: 'expenseNo', width: 150 },
      { field: 'organizationId', priority: 1 },
      { field: 'partnerId', width: 190, priority: 1 },
      { field: 'category', priority: 2 },
      { field: 'occurredOn', priority: 2 },
      { field: 'portId', priority: 3 },
      { field: 'amount', priority: 1, total: true },
      { field: 'baseAmount', priority: 3, total: true },
      { field: 'invoicedAmount', priority: 2, total: true },
      { field: 'status', priority: 3 },
      'expenseStatus',
    ],
    filters: [
      'organizationId',
      'partnerId',
      'category',
      'expenseStatus',
      'status',
      'currencyId',
      'portId',
      'occurredOn',
    ],
    search: ['expenseNo', 'voyageNo', 'contractNo'],
    sort: '-expenseNo',
  },
  form: [
    {
      title: { zh: '费用', en: 'Expense' },
      rows: [
        ['organizationId', 'partnerId', 'category'],
        ['occurredOn', 'voyageNo', 'portId'],
        ['currencyId', 'contractNo', 'budgetSeen'],
        ['attachments'],
        ['remark'],
      ],
    },
    { title: { zh: '费用明细', en: 'Lines' }, rows: [['lines']] },
  ],
  scope: { anyOf: [{ vessel: 'vesselId' }, { organization: 'organizationId' }] },
  excel: { export: true },
});

export type ExpenseRow = Row<typeof expenseProcess>;
