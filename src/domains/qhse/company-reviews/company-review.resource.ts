import { documentFlow } from '../../../kernel/flow/document-flow.ts';
import { choice, computed, date, files, ref, refs, serial, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { reviewFlow } from './review.flow.ts';
import { reviewCheck, reviewFinding } from './review-lines.resource.ts';
import { REVIEW_TYPES, SHIP_AUDITS, STANDARDS, REVIEW_TEXT as TEXT } from './review-words.text.ts';

/** An audit of the office or of a ship: notified, held by independent auditors, reported, and followed until its findings are closed. */
export const companyReview = defineResource({
  name: 'qhse.companyReview',
  label: TEXT.review,
  title: 'reviewTitle',
  fields: {
    reviewNo: serial('AR-{yyyy}-{000}', { zh: '审核编号', en: 'No.' }),
    reviewTitle: text(
      { zh: '审核名称', en: 'Name' },
      { max: 100, help: { zh: '留空则取类型与计划日期', en: 'Left empty: type and planned day' } },
    ),
    reviewType: choice(REVIEW_TYPES, { zh: '审核类型', en: 'Type' }, { required: true }),
    standard: choice(STANDARDS, { zh: '依据', en: 'Standard' }, { required: true, default: 'ISM' }),
    organizationId: ref('identity.organization', { zh: '被审核部门', en: 'Audited unit' }, { required: true }),
    shipId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    planDate: date({ zh: '计划日期', en: 'Planned for' }, { required: true }),
    beginDate: computed('date', { zh: '开始日期', en: 'Begun on' }),
    endDate: date({ zh: '结束日期', en: 'Ended on' }),
    leaderId: ref('identity.user', { zh: '审核组长', en: 'Lead auditor' }, { required: true }),
    auditorIds: refs('identity.user', { zh: '审核员', en: 'Auditors' }),
    auditScope: text({ zh: '审核范围', en: 'Scope' }, { variant: 'long', max: 500 }),
    certificateId: ref('qhse.shipCertificate', { zh: '相关证书', en: 'Certificate' }),
    inspectionId: ref('qhse.inspection', { zh: '检查', en: 'Inspection' }),
    checklist: lines(reviewCheck, TEXT.checklist),
    findings: lines(reviewFinding, TEXT.findings),
    meetingFiles: files({ zh: '首末次会议记录', en: 'Opening and closing meeting' }),
    conclusion: text({ zh: '审核结论', en: 'Conclusion' }, { variant: 'long', max: 2000 }),
    reportFiles: files({ zh: '审核报告', en: 'Report' }),
    nextDueDate: computed('date', { zh: '下次到期', en: 'Next due' }),
    dueLimit: computed('date', { zh: '最迟日期', en: 'At the latest' }),
    extendReason: computed('text', { zh: '延长原因', en: 'Why extended' }),
    status: state(documentFlow, { zh: '报告', en: 'Report' }),
    subStatus: state(reviewFlow),
  },
  check: ({ reviewType, shipId }) => {
    if (!reviewType) return undefined;
    const ofShip = reviewType in SHIP_AUDITS;
    if (ofShip === Boolean(shipId)) return undefined;
    return [{ field: 'shipId', message: ofShip ? TEXT.needsShip : TEXT.noShip }];
  },
  index: [['organizationId', 'reviewType']],
  list: {
    columns: [
      { field: 'reviewNo', width: 120 },
      'reviewTitle',
      'reviewType',
      'organizationId',
      { field: 'shipId', priority: 2 },
      'planDate',
      { field: 'leaderId', priority: 2 },
      { field: 'status', priority: 3 },
      'subStatus',
    ],
    filters: ['reviewType', 'standard', 'organizationId', 'shipId', 'planDate', 'leaderId', 'status', 'subStatus'],
    search: ['reviewNo', 'reviewTitle'],
    sort: '-planDate',
  },
  form: [
    {
      title: TEXT.plan,
      rows: [
        ['reviewType', 'standard', 'reviewTitle'],
        ['organizationId', 'shipId', 'planDate'],
        ['leaderId', 'auditorIds', 'certificateId'],
        ['auditScope'],
      ],
    },
    { title: TEXT.checklist, rows: [['checklist']] },
    { title: TEXT.findings, rows: [['findings']] },
    { title: TEXT.report, rows: [['endDate'], ['conclusion'], ['meetingFiles'], ['reportFiles']] },
  ],
  scope: { organization: 'organizationId' },
  excel: { export: true },
});

export type CompanyReviewRow = Row<typeof companyReview>;
