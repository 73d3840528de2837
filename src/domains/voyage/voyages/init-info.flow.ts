import { defineFlow } from '../../../kernel/flow/flow.ts';

/** Readings of a cut-off report are confirmed with it; typed ones wait for whoever looks after the fuel. */
export const initInfoFlow = defineFlow({
  states: {
    WAITING: { zh: '待确认', en: 'To be confirmed', tone: 'amber' },
    APPROVED: { zh: '已确认', en: 'Confirmed', tone: 'green' },
  },
  initial: 'WAITING',
  transitions: {
    approve: {
      label: { zh: '确认初始信息', en: 'Confirm the readings' },
      from: ['WAITING'],
      to: 'APPROVED',
      first: true,
      effect: {
        zh: '该船首份报告从这些存量和读数开始',
        en: "The ship's first report begins with these stocks and readings",
      },
      done: { zh: '已确认初始信息', en: 'The readings are confirmed' },
    },
  },
});
