import { bool, choice, computed, date, ref, serial, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { complaintFlow } from './complaint.flow.ts';
import { LEVELS, SHIP_DEPARTMENTS, SOURCES, STEPS, SUBJECTS, COMPLAINT_TEXT as TEXT } from './complaint-words.text.ts';

/** What was done about it, when and by whom; written by its acts alone. */
export const complaintStep = defineResource({
  name: 'qhse.complaintStep',
  label: TEXT.steps,
  fields: {
    stepTime: computed('datetime', { zh: '时间', en: 'When' }),
    stepKind: choice(STEPS, { zh: '事项', en: 'What' }, { required: true }),
    stepBy: text({ zh: '人员', en: 'By' }, { max: 80 }),
    stepNote: text({ zh: '处理情况', en: 'What was done' }, { max: 1000 }),
  },
});

/**
 * A complaint of a seafarer, an employee or somebody outside. It is seen by three people alone: whoever handles it, whoever stands above,
 * and the designated person; who lodged it stands in `qhse.complainant`.
 */
export const complaintInspection = defineResource({
  name: 'qhse.complaintInspection',
  label: TEXT.complaint,
  title: 'complaintNo',
  fields: {
    complaintNo: serial('CP-{yyyy}-{0000}', { zh: '投诉编号', en: 'Complaint no.' }),
    complaintSource: choice(SOURCES, { zh: '来源', en: 'From' }, { required: true }),
    subject: choice(SUBJECTS, { zh: '事由', en: 'Subject' }, { required: true }),
    complaintLevel: choice(LEVELS, { zh: '受理级别', en: 'Level' }, { required: true }),
    shipId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    shipDepartment: choice(SHIP_DEPARTMENTS, { zh: '船上部门', en: 'Department on board' }),
    againstId: ref('identity.user', { zh: '被投诉人', en: 'Complained of' }),
    nameless: bool({ zh: '匿名', en: 'Anonymous' }),
    receiveDay: date({ zh: '收到日期', en: 'Received' }, { required: true }),
    content: text({ zh: '投诉内容', en: 'What it is about' }, { required: true, variant: 'long', max: 2000 }),
    handlerId: ref('identity.user', { zh: '经办人', en: 'Handler' }, { required: true }),
    aboveId: ref('identity.user', { zh: '上一级', en: 'Level above' }),
    dpaId: ref('identity.user', { zh: '指定人员', en: 'Designated person' }),
    replyDue: date({ zh: '答复期限', en: 'Reply due' }, { required: true }),
    visitDay: computed('date', { zh: '调查日期', en: 'Visited on' }),
    inspectorName: computed('text', { zh: '调查人', en: 'Inspector' }),
    findings: computed('text', { zh: '调查结果', en: 'Findings' }),
    replyTime: computed('datetime', { zh: '答复时间', en: 'Replied at' }),
    replyText: computed('text', { zh: '答复内容', en: 'Reply' }),
    satisfied: computed('bool', { zh: '投诉人满意', en: 'Satisfied' }),
    answerWords: computed('text', { zh: '投诉人意见', en: 'What the complainant said' }),
    steps: lines(complaintStep, TEXT.steps),
    subStatus: state(complaintFlow),
  },
  index: [['handlerId', 'subStatus']],
  list: {
    columns: [
      { field: 'complaintNo', width: 130 },
      'complaintSource',
      'subject',
      'complaintLevel',
      { field: 'shipId', priority: 2 },
      'receiveDay',
      'handlerId',
      'replyDue',
      { field: 'satisfied', priority: 3 },
      'subStatus',
    ],
    filters: ['complaintSource', 'subject', 'complaintLevel', 'shipId', 'receiveDay', 'replyDue', 'subStatus'],
    search: ['complaintNo', 'content'],
    sort: '-receiveDay',
  },
  form: [
    {
      title: TEXT.complaint,
      rows: [
        ['complaintSource', 'subject', 'complaintLevel'],
        ['shipId', 'shipDepartment', 'againstId'],
        ['nameless', 'receiveDay'],
        ['content'],
      ],
    },
    { title: TEXT.seatsOfOne, rows: [['handlerId', 'aboveId', 'dpaId'], ['replyDue']] },
    { title: TEXT.steps, rows: [['steps']] },
  ],
  // Nobody by a ship, a department or a rank: administrators find nothing here.
  scope: { anyOf: [{ own: 'handlerId' }, { own: 'aboveId' }, { own: 'dpaId' }] },
  excel: { export: true },
});

export type ComplaintRow = Row<typeof complaintInspection>;
