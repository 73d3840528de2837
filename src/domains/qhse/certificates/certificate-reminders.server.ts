import { defineReminder, type Recipient } from '../../../kernel/server/reminders/reminder.ts';
import { certificateStanding } from './certificate-standing.resource.ts';
import { conditionStanding } from './class-condition-standing.resource.ts';
import { surveyStanding } from './survey-standing.resource.ts';

/** Half a year to a week before (5.4); from a month on those hear of it, too, who answer for the system. */
const LEVELS = [
  { days: -180 },
  { days: -90 },
  { days: -60 },
  { days: -30, tone: 'amber', escalate: true },
  { days: -7, tone: 'red', escalate: true },
] as const;

const TO: readonly Recipient<never>[] = [{ role: 'SUPT_TECH' }, { role: 'SUPT_MARINE' }, { role: 'MASTER' }];
const ABOVE: readonly Recipient<never>[] = [{ role: 'QHSE_MGR' }, { role: 'DPA' }];

/** A certificate that ends; what was renewed or withdrawn matters to nobody. */
const certificateEnds = defineReminder({
  name: 'qhse.certificateEnds',
  label: { zh: '证书到期', en: 'Certificate expires' },
  of: certificateStanding,
  date: 'endsOn',
  where: { standing: ['CURRENT'] },
  levels: LEVELS,
  to: TO,
  escalateTo: ABOVE,
  about: 'shipId',
  shows: ['typeId', 'shipId'],
});

/** The renewal goes with the end of the certificate. */
const ENDORSED = ['ANNUAL', 'PERIODICAL', 'INTERMEDIATE', 'BOTTOM'];

const surveyOpens = defineReminder({
  name: 'qhse.surveyOpens',
  label: { zh: '检验窗口开启', en: 'Survey window opens' },
  of: surveyStanding,
  date: 'windowFrom',
  where: { surveyStatus: ['FUTURE', 'OPEN'], surveyKind: ENDORSED },
  levels: [{ days: 0 }],
  to: TO,
  record: 'certId',
  about: 'shipId',
  shows: ['typeId', 'surveyKind', 'shipId'],
});

const surveyDue = defineReminder({
  name: 'qhse.surveyDue',
  label: { zh: '检验到期', en: 'Survey due' },
  of: surveyStanding,
  date: 'windowTo',
  where: { surveyStatus: ['FUTURE', 'OPEN', 'OVERDUE'], surveyKind: ENDORSED },
  levels: LEVELS,
  to: TO,
  escalateTo: ABOVE,
  record: 'certId',
  about: 'shipId',
  shows: ['typeId', 'surveyKind', 'shipId'],
});

const conditionDue = defineReminder({
  name: 'qhse.conditionDue',
  label: { zh: '船级条件到期', en: 'Condition of class due' },
  of: conditionStanding,
  date: 'dueDate',
  where: { conditionState: ['OPEN', 'OVERDUE'] },
  levels: [{ days: -90 }, { days: -30, tone: 'amber' }, { days: -7, tone: 'red', escalate: true }],
  to: TO,
  escalateTo: ABOVE,
  about: 'shipId',
  shows: ['shipId'],
});

export const certificateReminders = [certificateEnds, surveyOpens, surveyDue, conditionDue] as const;
