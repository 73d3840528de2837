import { defineReminder } from '../../../kernel/server/reminders/reminder.ts';
import { defect } from './defect.resource.ts';

const UNCLOSED = ['OPEN', 'RECTIFYING', 'SUBMITTED'];
const SHOWS = ['shipId', 'ncContent', 'dangerLevel'] as const;

/** Whoever puts it right is told a week before, on the day and the day after; a week late whoever leads them. */
export const defectDue = defineReminder({
  name: 'qhse.defectDue',
  label: { zh: '缺陷关闭到期', en: 'Defect to be closed' },
  of: defect,
  date: 'planPutRightDate',
  where: { ncStatus: UNCLOSED },
  levels: [{ days: -7 }, { days: 0 }, { days: 1 }, { days: 7, escalate: true }],
  to: [{ field: 'createBy' }, { role: 'MASTER' }, { role: 'CHIEF_ENGINEER' }],
  escalateTo: [{ role: 'SUPT_MARINE' }, { role: 'SUPT_TECH' }, { role: 'QHSE_MGR' }],
  about: 'shipId',
  shows: SHOWS,
});

/** The designated person hears of what is a fortnight late. */
export const defectOverdue = defineReminder({
  name: 'qhse.defectOverdue',
  label: { zh: '缺陷逾期', en: 'Defect overdue' },
  of: defect,
  date: 'planPutRightDate',
  where: { ncStatus: UNCLOSED, dangerLevel: ['LOW', 'MEDIUM'] },
  levels: [{ days: 14 }],
  to: [{ role: 'DPA' }],
  about: 'shipId',
  shows: SHOWS,
});

/** And of what is grave on the first day. */
export const graveDefectOverdue = defineReminder({
  name: 'qhse.graveDefectOverdue',
  label: { zh: '重大缺陷逾期', en: 'Grave defect overdue' },
  of: defect,
  date: 'planPutRightDate',
  where: { ncStatus: UNCLOSED, dangerLevel: ['HIGH', 'CRITICAL'] },
  levels: [{ days: 1 }],
  to: [{ role: 'DPA' }],
  about: 'shipId',
  shows: SHOWS,
});

/** Whether the cure of a non-conformity held is looked at ninety days after it was closed. */
export const effectDue = defineReminder({
  name: 'qhse.effectDue',
  label: { zh: '缺陷效果检查', en: 'Effect to be looked at' },
  of: defect,
  date: 'effectCheckDate',
  where: { ncStatus: ['CLOSED'] },
  levels: [{ days: -7 }, { days: 0 }, { days: 14 }],
  to: [{ permission: 'qhse:defect:effect' }],
  about: 'shipId',
  shows: SHOWS,
});
