import { officeDay } from '../value/office-day.ts';
import { defineFlow } from './flow.ts';

const endedAfter = (month: unknown, now: Date): boolean => String(month) < officeDay(now).slice(0, 7);

/** A month of a ledger: open until it is closed, and opened again by a reason. See `defineLedger`. */
export const periodFlow = defineFlow({
  states: {
    OPEN: { zh: '未结账', en: 'Open', tone: 'green' },
    CLOSED: { zh: '已结账', en: 'Closed', tone: 'slate' },
  },
  initial: 'OPEN',
  transitions: {
    close: {
      label: { zh: '结账', en: 'Close the month' },
      from: ['OPEN'],
      to: 'CLOSED',
      first: true,
      against: ({ month }, now) =>
        endedAfter(month, now) ? undefined : { zh: '本月尚未结束，不能结账', en: 'The month has not ended yet' },
      effect: {
        zh: '此后不能再向本月及更早的月份记账',
        en: 'Nothing is posted into it, or into an earlier one, from then on',
      },
      done: { zh: '已结账', en: 'The month is closed' },
    },
    reopen: {
      label: { zh: '反结账', en: 'Reopen the month' },
      from: ['CLOSED'],
      to: 'OPEN',
      reason: true,
      many: false,
      effect: { zh: '本月重新可以记账', en: 'It takes postings again' },
      done: { zh: '已反结账', en: 'The month is open again' },
    },
  },
});
