import { defineReminder } from '../../../kernel/server/reminders/reminder.ts';
import { actionStanding } from './action-standing.resource.ts';
import { conferencePlan } from './conference-plan.resource.ts';
import { CONFERENCE_TEXT as TEXT } from './conference-words.text.ts';

/** A conference is held by its day. */
export const conferenceDue = defineReminder({
  name: 'qhse.conferenceDue',
  label: TEXT.due,
  of: conferencePlan,
  date: 'planDate',
  where: { subStatus: ['cf_plan', 'cf_notified'] },
  levels: [{ days: -7 }, { days: 0 }, { days: 7, escalate: true }],
  to: [{ field: 'hostId' }],
  escalateTo: [{ role: 'QHSE_MGR' }],
  about: 'organizationId',
  shows: ['organizationId'],
});

/** What it decided is done by its day. */
export const conferenceActionDue = defineReminder({
  name: 'qhse.conferenceActionDue',
  label: TEXT.actionDue,
  of: actionStanding,
  date: 'dueDate',
  where: { actionStatus: ['OPEN'] },
  levels: [{ days: -7 }, { days: 0 }, { days: 7, escalate: true }],
  to: [{ field: 'responsibleId' }],
  escalateTo: [{ role: 'QHSE_MGR' }],
  record: 'planId',
  about: 'organizationId',
  shows: ['planId', 'organizationId'],
});
