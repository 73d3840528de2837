import { namesDocument } from '../../../kernel/resource/document.ts';
import { choice, computed, date, decimal, int, money, month, ref, text } from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';
import { BASE_CURRENCY } from '../../parameter/public.ts';
import { ENTRY_KINDS } from './entry-kinds.text.ts';

/** The document that a row is of. */
const SOURCE = { kind: 'source', id: 'sourceId' } as const;

/** What has its entries written by hand or by sheet: figures of the general ledger that no document here stands for. */
export const BY_HAND = 'finance.budgetEntry';

/** The budget ledger: written by documents in their own transaction, never changed; the sum of its rows is the truth. */
export const budgetEntry = defineResource({
  name: 'finance.budgetEntry',
  label: { zh: '预算台账', en: 'Budget ledger' },
  title: 'sourceNo',
  fields: {
    entryDate: date({ zh: '发生日期', en: 'Date' }, { required: true }),
    month: month({ zh: '月份', en: 'Month' }, { required: true }),
    organizationId: ref('identity.organization', { zh: '船舶或单位', en: 'Ship or unit' }, { required: true }),
    vesselId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    subjectId: ref('finance.budgetSubject', { zh: '科目', en: 'Subject' }, { required: true }),
    kind: choice(ENTRY_KINDS, { zh: '台账类别', en: 'Kind' }, { required: true, default: 'ACTUAL' }),
    amount: money({ zh: '金额', en: 'Amount' }, { required: true, unit: BASE_CURRENCY }),
    currencyId: ref('parameter.currency', { zh: '原币', en: 'Currency of the source' }),
    rate: decimal({ zh: '汇率', en: 'Rate' }, 8),
    systemId: ref('finance.budgetSystem', { zh: '预算体系', en: 'Budget system' }),
    source: computed('text', { zh: '来源类型', en: 'Kind of source' }),
    sourceId: int({ zh: '来源', en: 'Source' }),
    lineId: int({ zh: '来源行', en: 'Line of the source' }),
    sourceNo: namesDocument(text({ zh: '来源单据', en: 'Document' }, { max: 60 }), SOURCE),
    reversalOfId: ref('finance.budgetEntry', { zh: '冲销对象', en: 'Reverses' }),
    note: text({ zh: '说明', en: 'Note' }, { max: 200 }),
  },
  index: [['source', 'sourceId']],
  list: {
    columns: [
      'entryDate',
      'month',
      'organizationId',
      'subjectId',
      'kind',
      'amount',
      { field: 'sourceNo', width: 190 },
      { field: 'note', priority: 2 },
      { field: 'systemId', priority: 3 },
      { field: 'createName', priority: 3 },
    ],
    filters: ['organizationId', 'subjectId', 'kind', 'month', 'entryDate', 'systemId', 'sourceNo'],
    sort: '-entryDate',
  },
  form: [['organizationId', 'subjectId'], ['month', 'amount'], ['sourceNo'], ['note']],
  scope: { anyOf: [{ vessel: 'vesselId' }, { organization: 'organizationId' }] },
  excel: { import: true, export: true },
});

export type BudgetEntry = Row<typeof budgetEntry>;
