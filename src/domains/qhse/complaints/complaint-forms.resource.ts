import { bool, choice, date, ref, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { LEVELS, SHIP_DEPARTMENTS, SOURCES, SUBJECTS, COMPLAINT_TEXT as TEXT } from './complaint-words.text.ts';

const story = (zh: string, en: string) => text({ zh, en }, { required: true, variant: 'long', max: 2000 });

/** All that is asked of whoever complains. Nobody's account is written down: the name is what was typed. */
export const lodgeForm = defineResource({
  name: 'qhse.lodgeComplaint',
  label: TEXT.lodge,
  fields: {
    complaintSource: choice(SOURCES, { zh: '来源', en: 'From' }, { required: true }),
    subject: choice(SUBJECTS, { zh: '事由', en: 'Subject' }, { required: true }),
    complaintLevel: choice(LEVELS, { zh: '受理级别', en: 'Handled by' }, { required: true }),
    shipId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    shipDepartment: choice(SHIP_DEPARTMENTS, { zh: '船上部门', en: 'Department on board' }),
    againstId: ref('identity.user', { zh: '被投诉人', en: 'Complained of' }),
    content: story('投诉内容', 'What it is about'),
    nameless: bool({ zh: '匿名', en: 'Anonymous' }),
    who: text({ zh: '姓名与联系方式', en: 'Name and contact' }, { max: 120 }),
  },
  requiredIf: {
    shipDepartment: ({ complaintLevel, shipId }) => complaintLevel === 'DEPT_HEAD' && Boolean(shipId),
  },
  check: ({ complaintSource, complaintLevel, shipId, nameless, who }) => [
    ...(complaintSource === 'SEAFARER_ONBOARD' && !shipId ? [{ field: 'shipId', message: TEXT.needsShip }] : []),
    ...(!shipId && (complaintLevel === 'DEPT_HEAD' || complaintLevel === 'MASTER')
      ? [{ field: 'complaintLevel', message: TEXT.needsLevel }]
      : []),
    ...(nameless || who?.trim() ? [] : [{ field: 'who', message: TEXT.needsName }]),
  ],
});

export const receiptForm = defineResource({
  name: 'qhse.complaintReceipt',
  label: TEXT.receiptCode,
  fields: { receipt: text(TEXT.receiptCode, { required: true, max: 40 }) },
});

/** What the complainant says to the reply, or to there being none. */
export const answerForm = defineResource({
  name: 'qhse.answerComplaint',
  label: TEXT.answerReply,
  fields: {
    answerWords: text({ zh: '意见', en: 'What one has to say' }, { variant: 'long', max: 1000 }),
  },
});

export const noteForm = defineResource({
  name: 'qhse.noteComplaint',
  label: { zh: '记录处理', en: 'Note a step' },
  fields: { stepNote: text({ zh: '处理情况', en: 'What was done' }, { required: true, variant: 'long', max: 1000 }) },
});

export const inspectForm = defineResource({
  name: 'qhse.inspectComplaint',
  label: { zh: '开始调查', en: 'Inspect' },
  fields: {
    visitDay: date({ zh: '调查日期', en: 'Visited on' }, { required: true }),
    inspectorName: text({ zh: '调查人', en: 'Inspector' }, { required: true, max: 60 }),
  },
});

export const replyForm = defineResource({
  name: 'qhse.replyComplaint',
  label: { zh: '答复', en: 'Reply' },
  fields: {
    findings: text({ zh: '调查结果', en: 'Findings' }, { variant: 'long', max: 2000 }),
    replyText: story('答复内容', 'Reply'),
  },
});
