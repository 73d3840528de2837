import { defineFlow } from '../../../kernel/flow/flow.ts';
import { text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';

/** What came of it. */
export const doneForm = defineResource({
  name: 'voyage.dispatchDone',
  label: { zh: '办结', en: 'Close' },
  fields: { result: text({ zh: '结果', en: 'Result' }, { variant: 'long', required: true, max: 500 }) },
});

/** What a ship was sent is hers to acknowledge, what she sent the office's: two acts, each with its own permission. */
export const SHIPS_OWN = {
  zh: '发给船舶的记录由该船账号确认收悉；船上暂时无法登录的，恢复后补确认',
  en: 'What went to a ship is acknowledged by an account of that ship, later where she has no line now',
};
const OFFICES_OWN = { zh: '船舶发来的记录由岸上调度确认收悉', en: 'What a ship sent is acknowledged by the office' };

const acknowledged = {
  label: { zh: '确认收悉', en: 'Acknowledge' },
  from: ['OPEN'],
  to: 'ACK',
  first: true,
  effect: { zh: '发出方会收到通知', en: 'Whoever sent it is told' },
  done: { zh: '已确认收悉', en: 'Acknowledged' },
} as const;

/** An order or a call waits for whoever got it, then for what comes of it. */
export const dispatchFlow = defineFlow({
  states: {
    OPEN: { zh: '待确认', en: 'Open', tone: 'amber' },
    ACK: { zh: '已收悉', en: 'Acknowledged', tone: 'blue' },
    DONE: { zh: '已办结', en: 'Done', tone: 'green' },
  },
  initial: 'OPEN',
  transitions: {
    acknowledge: {
      ...acknowledged,
      against: ({ direction }) => (direction === 'FROM_SHIP' ? OFFICES_OWN : undefined),
    },
    receive: {
      ...acknowledged,
      against: ({ direction }) => (direction === 'TO_SHIP' ? SHIPS_OWN : undefined),
    },
    done: {
      label: doneForm.label,
      from: ['ACK'],
      to: 'DONE',
      form: doneForm,
      first: true,
      done: { zh: '已办结', en: 'Done' },
    },
  },
});
