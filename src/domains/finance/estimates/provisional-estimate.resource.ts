import { documentFlow } from '../../../kernel/flow/document-flow.ts';
import { computed, date, files, month, serial, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { inBase } from '../../parameter/public.ts';
import { estimateFlow } from './estimate.flow.ts';
import { estimateLine } from './estimate-lines.resource.ts';

/** What came until the end of a month and is not invoiced: what it will cost is posted in that month and taken back in the next one. */
export const provisionalEstimate = defineResource({
  name: 'finance.provisionalEstimate',
  label: { zh: '暂估', en: 'Provisional estimate' },
  title: 'estimateNo',
  fields: {
    estimateNo: serial('PE-{yyyy}{MM}-{000}', { zh: '暂估单号', en: 'Number' }),
    month: month(
      { zh: '暂估月份', en: 'Month' },
      {
        required: true,
        help: {
          zh: '按截至月末已收未开票的明细生成，每月一张',
          en: 'It is made of what came until its last day and is not invoiced, once a month',
        },
      },
    ),
    postDate: date({ zh: '入账日', en: 'Posted as of' }),
    reversalDate: date({ zh: '冲回日', en: 'Reversed as of' }),
    lines: lines(estimateLine, { zh: '暂估明细', en: 'Lines' }),
    lineCount: computed('int', { zh: '行数', en: 'Lines' }),
    baseTotal: inBase({ zh: '暂估合计', en: 'Estimated' }),
    standingTotal: inBase(
      { zh: '当月暂估', en: 'Estimate of the month' },
      {
        help: {
          zh: '入账后发票又记入当月的部分已减去',
          en: 'Less what was invoiced in its month after all',
        },
      },
    ),
    attachments: files({ zh: '附件', en: 'Files' }),
    remark: text({ zh: '备注', en: 'Remark' }, { variant: 'long', max: 500 }),
    status: state(documentFlow),
    estimateStatus: state(estimateFlow, { zh: '入账状态', en: 'Posting' }),
  },
  unique: [['month']],
  list: {
    columns: [
      { field: 'month', priority: 1 },
      { field: 'estimateNo', width: 150 },
      { field: 'lineCount', priority: 3 },
      { field: 'baseTotal', priority: 1 },
      { field: 'standingTotal', priority: 2 },
      { field: 'postDate', priority: 3 },
      { field: 'reversalDate', priority: 2 },
      { field: 'status', priority: 3 },
      'estimateStatus',
    ],
    filters: ['month', 'status', 'estimateStatus'],
    search: ['estimateNo'],
    sort: '-month',
  },
  form: [
    { title: { zh: '暂估', en: 'Estimate' }, rows: [['month'], ['attachments'], ['remark']] },
    { title: { zh: '明细', en: 'Lines' }, rows: [['lines']] },
  ],
  scope: 'all',
  open: { USE: ['lines.estimateAmount', 'lines.changeReason', 'lines.subjectId', 'attachments', 'remark'] },
  excel: { export: true },
});

export type ProvisionalEstimate = Row<typeof provisionalEstimate>;
