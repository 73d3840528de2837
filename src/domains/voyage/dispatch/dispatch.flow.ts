import { defineFlow } from '../../../kernel/flow/flow.ts';
import { text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';

/** What came of it. */
export const doneForm = defineResource({
  name: 'voyage.dispatchDone',
  label: { zh: '办结', en: 'Close' },
  fields: { result: text({ zh: '结果', en: 'Result' }, { variant: 'long', required: true, max: 500 }) },
});

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
      label: { zh: '确认收悉', en: 'Acknowledge' },
      from: ['OPEN'],
      to: 'ACK',
      first: true,
      effect: { zh: '发出方会收到通知', en: 'Whoever sent it is told' },
      done: { zh: '已确认收悉', en: 'Acknowledged' },
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
