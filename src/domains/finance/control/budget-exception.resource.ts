import { documentFlow } from '../../../kernel/flow/document-flow.ts';
import { namesDocument } from '../../../kernel/resource/document.ts';
import { computed, int, ref, serial, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';
import { add, type MaybeDecimal, orZero, round } from '../../../kernel/value/decimal.ts';
import { inBase } from '../../parameter/public.ts';

/** The document that a row is of. */
const SOURCE = { kind: 'source', id: 'sourceId' } as const;

const amount = (zh: string, en: string) => inBase({ zh, en });

type Asked = { readonly used?: MaybeDecimal; readonly request?: MaybeDecimal };

/** What would be used of the budget with the request; nothing of exceptions that were asked for before it was kept. */
const usedAfter = ({ used, request }: Asked): string | null =>
  used === null || used === undefined ? null : round(add(used, orZero(request)), 2);

/** One document may go over its budget once, for up to what it asked for. */
export const budgetException = defineResource({
  name: 'finance.budgetException',
  label: { zh: '超预算审批', en: 'Budget exception' },
  title: 'exceptionNo',
  fields: {
    exceptionNo: serial('BX-{yyyy}{0000}', { zh: '单号', en: 'Number' }),
    source: computed('text', { zh: '来源类型', en: 'Kind of source' }),
    sourceId: int({ zh: '来源', en: 'Source' }),
    sourceNo: namesDocument(computed('text', { zh: '来源单据', en: 'Document' }), SOURCE),
    organizationId: ref('identity.organization', { zh: '船舶或单位', en: 'Ship or unit' }),
    vesselId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    subjectId: ref('finance.budgetSubject', { zh: '科目', en: 'Subject' }),
    budget: amount('预算', 'Budget'),
    used: amount('已用', 'Used'),
    available: amount('可用', 'Available'),
    request: amount('申请额', 'Request'),
    after: computed({ scale: 2, unit: 'CNY' }, { zh: '批准后', en: 'Used after' }, { from: usedAfter }),
    excess: amount('超出额', 'Excess'),
    reason: text({ zh: '事由', en: 'Reason' }, { variant: 'long', required: true, max: 1000 }),
    usedAt: computed('datetime', { zh: '使用时间', en: 'Used' }),
    status: state(documentFlow),
  },
  index: [['source', 'sourceId']],
  list: {
    columns: [
      'exceptionNo',
      { field: 'sourceNo', width: 190 },
      'organizationId',
      'subjectId',
      { field: 'request', priority: 1 },
      { field: 'available', priority: 1 },
      { field: 'excess', priority: 1, total: true },
      { field: 'reason', priority: 3 },
      'status',
    ],
    filters: ['organizationId', 'subjectId', 'status'],
    search: ['exceptionNo', 'sourceNo'],
    sort: '-createTime',
  },
  form: [['reason']],
  scope: { anyOf: [{ vessel: 'vesselId' }, { organization: 'organizationId' }] },
  excel: { export: true },
});

export type BudgetExceptionRow = Row<typeof budgetException>;
