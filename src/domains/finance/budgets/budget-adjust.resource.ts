import { documentFlow } from '../../../kernel/flow/document-flow.ts';
import { choice, files, money, month, ref, serial, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { BASE_CURRENCY, inBase } from '../../parameter/public.ts';
import { checkAdjust } from './budget.rules.ts';

/** What one ship or unit gets or gives in a month. */
export const adjustLine = defineResource({
  name: 'finance.adjustLine',
  label: { zh: '调整明细', en: 'Adjustment line' },
  title: 'month',
  fields: {
    organizationId: ref('identity.organization', { zh: '船舶或单位', en: 'Ship or unit' }, { required: true }),
    subjectId: ref('finance.budgetSubject', { zh: '科目', en: 'Subject' }, { required: true }),
    month: month({ zh: '月份', en: 'Month' }, { required: true }),
    amount: money(
      { zh: '金额', en: 'Amount' },
      { required: true, min: -99_999_999_999, max: 99_999_999_999, unit: BASE_CURRENCY },
    ),
  },
});

/** Budget moved, added or taken away within the year, without a new version. */
export const budgetAdjust = defineResource({
  name: 'finance.budgetAdjust',
  label: { zh: '预算调整', en: 'Budget adjustment' },
  title: 'adjustNo',
  fields: {
    adjustNo: serial('BA-{yyyy}{0000}', { zh: '调整单号', en: 'Number' }),
    kind: choice(
      {
        TRANSFER: { zh: '调剂', en: 'Transfer' },
        SUPPLEMENT: { zh: '追加', en: 'Supplement' },
        CUT: { zh: '削减', en: 'Cut' },
      },
      { zh: '类别', en: 'Kind' },
      { required: true, default: 'TRANSFER' },
    ),
    budgetSystemId: ref(
      'finance.budgetSystem',
      { zh: '预算体系', en: 'Budget system' },
      { required: true, where: { systemStatus: ['USE'] } },
    ),
    reason: text({ zh: '事由', en: 'Reason' }, { variant: 'long', required: true, max: 1000 }),
    attachments: files({ zh: '附件', en: 'Files' }),
    lines: lines(adjustLine, { zh: '明细', en: 'Lines' }),
    gained: inBase({ zh: '调入金额', en: 'Given' }),
    status: state(documentFlow),
  },
  check: checkAdjust,
  list: {
    columns: ['adjustNo', 'kind', 'budgetSystemId', { field: 'gained', total: true }, 'reason', 'createName', 'status'],
    filters: ['kind', 'budgetSystemId', 'status'],
    search: ['adjustNo', 'reason'],
    sort: '-createTime',
  },
  form: [
    {
      title: { zh: '调整', en: 'Adjustment' },
      rows: [['kind', 'budgetSystemId'], ['reason'], ['attachments']],
    },
    { title: { zh: '明细', en: 'Lines' }, rows: [['lines']] },
  ],
  scope: 'all',
  excel: { export: true },
});

export type BudgetAdjustRow = Row<typeof budgetAdjust>;
