import { defineMake } from '../../../kernel/flow/make-from.ts';
import { disbursementAccount } from './account.resource.ts';
import { agentAppointment } from './appointment.resource.ts';

/** The estimate of an appointment begins with the items that every call has. */
export const accountOfAppointment = defineMake({
  name: 'account',
  label: { zh: '登记港口费用', en: 'Record port costs' },
  from: agentAppointment,
  to: disbursementAccount,
  tail: 'from-appointment',
  single: true,
  against: ({ status }) =>
    status === 'DRAFT' || status === 'CANCELLED'
      ? { zh: '委托发出后才登记港口费用', en: 'Port costs are recorded once the agent was asked' }
      : undefined,
  done: { zh: '已建立费用单，填写各项预估', en: 'The account is there: fill in what the agent expects' },
});
