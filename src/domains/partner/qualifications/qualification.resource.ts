import { documentFlow } from '../../../kernel/flow/document-flow.ts';
import { choice, computed, files, int, ref, serial, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { partnerFlow } from '../partners/partner.flow.ts';
import { checkQualification } from './qualification.rules.ts';
import { QUALIFICATION_KINDS } from './qualification.text.ts';
import { askedScope, checkLine } from './qualification-lines.resource.ts';

/** Why one deals with a supplier, in which scope, and until when: approved, it moves the standing of the partner. Nothing else does. */
export const supplierQualification = defineResource({
  name: 'partner.supplierQualification',
  label: { zh: '准入审批', en: 'Qualification' },
  title: 'qualNo',
  fields: {
    qualNo: serial('SQ-{yy}{MM}-{000}', { zh: '编号', en: 'Number' }),
    kind: choice(QUALIFICATION_KINDS, { zh: '事项', en: 'Asked for' }, { required: true, default: 'ADMISSION' }),
    partnerId: ref('partner.partner', { zh: '客商', en: 'Partner' }, { required: true }),
    scopes: lines(askedScope, { zh: '申请范围', en: 'Scope asked for' }),
    checklist: lines(checkLine, { zh: '核查表', en: 'Checklist' }),
    siteVisit: text({ zh: '现场考察', en: 'Site visit' }, { variant: 'long', max: 500 }),
    trialOrders: int(
      { zh: '试单数', en: 'Trial orders' },
      {
        min: 0,
        max: 20,
        help: { zh: '填写后准入先为试用', en: 'With trial orders an admission puts the supplier on trial first' },
      },
    ),
    validMonths: int({ zh: '有效月数', en: 'Valid for months' }, { required: true, default: 24, min: 1, max: 60 }),
    reason: text({ zh: '理由', en: 'Reason' }, { variant: 'long', required: true, max: 500 }),
    attachments: files({ zh: '附件', en: 'Files' }),
    // The server says both, whatever is typed: as they are while it is a draft, as it was sent from then on.
    standingNow: choice(partnerFlow.states, { zh: '现资格', en: 'Standing now' }),
    standingNext: choice(partnerFlow.states, { zh: '批准后资格', en: 'Standing after' }),
    technical: computed('bool', { zh: '技术类', en: 'Technical' }),
    effectiveOn: computed('date', { zh: '生效日期', en: 'In force from' }),
    validTo: computed('date', { zh: '资格有效至', en: 'Qualified until' }),
    status: state(documentFlow),
  },
  check: checkQualification,
  list: {
    columns: [
      { field: 'qualNo', width: 140 },
      { field: 'partnerId', width: 220 },
      'kind',
      { field: 'standingNow', priority: 3 },
      { field: 'standingNext', priority: 2 },
      { field: 'reason', priority: 3 },
      { field: 'createName', priority: 3 },
      { field: 'effectiveOn', priority: 2 },
      { field: 'validTo', priority: 3 },
      'status',
    ],
    filters: ['partnerId', 'kind', 'status', 'standingNext', 'effectiveOn'],
    search: ['qualNo', 'reason'],
    sort: '-createTime',
  },
  form: [
    {
      title: { zh: '申请', en: 'Request' },
      rows: [['partnerId', 'kind'], ['validMonths', 'trialOrders'], ['reason'], ['siteVisit'], ['attachments']],
    },
    { title: { zh: '申请范围', en: 'Scope asked for' }, rows: [['scopes']] },
    { title: { zh: '核查表', en: 'Checklist' }, rows: [['checklist']] },
  ],
  scope: 'all',
  excel: { export: true },
});

export type QualificationRow = Row<typeof supplierQualification>;
