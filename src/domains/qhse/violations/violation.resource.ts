import { choice, computed, date, files, ref, serial, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';
import { BASE_CURRENCY } from '../../parameter/public.ts';
import { violationFlow } from './violation.flow.ts';
import { CATEGORIES, VIOLATION_TEXT as TEXT } from './violation-words.text.ts';

/** Somebody broke a rule: heard, decided in points and perhaps a fine, and open to appeal before it is final. */
export const violation = defineResource({
  name: 'qhse.violation',
  label: TEXT.violation,
  title: 'violationNo',
  fields: {
    violationNo: serial('VI-{yyyy}-{0000}', { zh: '违章编号', en: 'Violation no.' }),
    personId: ref('identity.user', { zh: '当事人', en: 'Person' }, { required: true }),
    shipId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    organizationId: ref('identity.organization', { zh: '部门', en: 'Department' }),
    violateDay: date({ zh: '违章日期', en: 'Day' }, { required: true }),
    category: choice(CATEGORIES, { zh: '类别', en: 'Category' }, { required: true }),
    clause: text({ zh: '违反条款', en: 'Rule broken' }, { max: 120 }),
    content: text({ zh: '违章事实', en: 'What was done' }, { required: true, variant: 'long', max: 1000 }),
    evidence: files({ zh: '证据', en: 'Evidence' }),
    statement: computed('text', { zh: '本人陈述', en: 'Statement' }),
    statementRefused: computed('bool', { zh: '拒绝陈述', en: 'Refused to state' }),
    points: computed('int', { zh: '记分', en: 'Points' }),
    fine: computed({ scale: 2, unit: BASE_CURRENCY }, { zh: '罚款', en: 'Fine' }),
    decision: computed('text', { zh: '决定', en: 'Decision' }),
    decidedOn: computed('date', { zh: '决定日期', en: 'Decided on' }),
    appealUntil: computed('date', { zh: '申诉截止', en: 'Appeal until' }),
    appeal: computed('text', { zh: '申诉理由', en: 'Appeal' }),
    outcome: computed('text', { zh: '复核结论', en: 'Outcome' }),
    subStatus: state(violationFlow),
  },
  check: ({ shipId, organizationId }) =>
    Boolean(shipId) === Boolean(organizationId) ? [{ field: 'shipId', message: TEXT.either }] : undefined,
  list: {
    columns: ['violationNo', 'personId', 'shipId', 'violateDay', 'category', 'points', 'subStatus'],
    filters: ['personId', 'shipId', 'category', 'violateDay', 'subStatus'],
    search: ['violationNo', 'content', 'clause'],
    sort: '-violateDay',
  },
  form: [
    {
      title: TEXT.violation,
      rows: [['personId', 'shipId', 'organizationId'], ['violateDay', 'category', 'clause'], ['content'], ['evidence']],
    },
  ],
  open: { vi_heard: ['evidence'], vi_audit: [] },
  // Those of the ship, of the department, and whoever it is about.
  scope: { anyOf: [{ vessel: 'shipId' }, { organization: 'organizationId' }, { own: 'personId' }] },
  excel: { export: true },
});

export type ViolationRow = Row<typeof violation>;
