import { computed, date, dict, file, ref, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';
import { proposedPaperFlow } from './proposed-paper.flow.ts';
import { checkProposedPaper } from './proposed-paper.rules.ts';

/** A paper as its supplier handed it in; accepted, it stands among the papers of the partner. Nobody of the house writes one. */
export const proposedPaper = defineResource({
  name: 'partner.proposedPaper',
  label: { zh: '提交的证照', en: 'Submitted paper' },
  title: 'number',
  fields: {
    partnerId: ref('partner.partner', { zh: '客商', en: 'Partner' }, { required: true }),
    kind: dict('partner_paper', { zh: '证照种类', en: 'Kind' }, { required: true }),
    number: text({ zh: '编号', en: 'Number' }, { required: true, max: 60 }),
    issuer: text({ zh: '发证机构', en: 'Issued by' }, { max: 100 }),
    validFrom: date({ zh: '起始日', en: 'From' }),
    validTo: date({ zh: '到期日', en: 'Until' }),
    attachment: file({ zh: '扫描件', en: 'Scan' }),
    remark: text({ zh: '说明', en: 'Remark' }, { variant: 'long', max: 500 }),
    vendorUserId: ref('partner.vendorUser', { zh: '提交人', en: 'Submitted by' }),
    sentAt: computed('datetime', { zh: '提交时间', en: 'Submitted' }),
    /** The line of the partner that it renews, 0 or nothing where it is another paper. */
    replacesId: computed('int', { zh: '更新的证照', en: 'Renews' }),
    replacesNumber: computed('text', { zh: '原编号', en: 'Renews no.' }),
    refuseReason: computed('text', { zh: '退回原因', en: 'Why refused' }),
    paperStatus: state(proposedPaperFlow),
  },
  check: checkProposedPaper,
  list: {
    columns: [
      { field: 'number', width: 150 },
      { field: 'partnerId', width: 220 },
      'kind',
      { field: 'validTo', priority: 1 },
      { field: 'replacesNumber', priority: 3 },
      { field: 'vendorUserId', priority: 3 },
      { field: 'sentAt', priority: 2 },
      { field: 'paperStatus', priority: 1 },
    ],
    filters: ['paperStatus', 'partnerId', 'kind', 'validTo', 'sentAt'],
    search: ['number', 'issuer'],
    sort: '-sentAt',
  },
  form: [
    ['partnerId', 'kind', 'number'],
    ['issuer', 'validFrom', 'validTo'],
    ['attachment', 'vendorUserId'],
    ['remark'],
  ],
  scope: 'all',
});

export type ProposedPaperRow = Row<typeof proposedPaper>;
