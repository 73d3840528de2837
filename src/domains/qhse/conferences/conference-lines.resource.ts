import { bool, choice, date, files, ref, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { ACTION_STATUSES, CONFERENCE_TEXT as TEXT } from './conference-words.text.ts';

/** Who was to attend, and whether they did. */
export const conferenceAttendee = defineResource({
  name: 'qhse.conferenceAttendee',
  label: TEXT.attendee,
  fields: {
    personId: ref('identity.user', { zh: '人员', en: 'Person' }, { required: true }),
    attended: bool({ zh: '出席', en: 'Attended' }, { default: true }),
    absentReason: text({ zh: '缺席原因', en: 'Why absent' }, { max: 100 }),
  },
});

/** What was decided, who does it by when, and whether it was verified. */
export const conferenceAction = defineResource({
  name: 'qhse.conferenceAction',
  label: TEXT.action,
  fields: {
    measure: text({ zh: '决议内容', en: 'Decision' }, { required: true, max: 300 }),
    responsibleId: ref('identity.user', { zh: '负责人', en: 'Responsible' }, { required: true }),
    dueDate: date({ zh: '期限', en: 'Due' }, { required: true }),
    doneDate: date({ zh: '完成日期', en: 'Done on' }),
    evidence: files({ zh: '证据', en: 'Evidence' }),
    actionStatus: choice(ACTION_STATUSES, { zh: '状态', en: 'State' }, { required: true, default: 'OPEN' }),
  },
});
