import { defineReminder } from '../../../kernel/server/reminders/reminder.ts';
import { portAgentProfile } from './agent-profile.resource.ts';
import { agentAppointment } from './appointment.resource.ts';

/** Whoever asked an agent hears that nobody answered; after two days all operators. */
export const appointmentUnanswered = defineReminder({
  name: 'market.appointmentUnanswered',
  label: { zh: '代理未确认委托', en: 'Agent has not answered' },
  of: agentAppointment,
  date: 'sentTime',
  where: { status: ['SENT'] },
  levels: [{ hours: 24 }, { hours: 48, escalate: true }],
  to: [{ field: 'createBy' }],
  escalateTo: [{ role: 'OPERATOR' }],
  about: 'shipName',
  shows: ['shipName', 'port', 'agentId'],
});

/** An agreement is renewed before it ends. */
export const agreementEnds = defineReminder({
  name: 'market.agreementEnds',
  label: { zh: '代理协议到期', en: 'Agency agreement ends' },
  of: portAgentProfile,
  date: 'validTo',
  where: { enabled: ['true'] },
  levels: [{ days: -30 }, { days: 0, escalate: true }],
  to: [{ field: 'createBy' }, { role: 'PORT_OPS' }],
  escalateTo: [{ role: 'CHARTERING' }],
  shows: ['ports'],
});
