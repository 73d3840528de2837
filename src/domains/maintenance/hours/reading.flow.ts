import { defineFlow } from '../../../kernel/flow/flow.ts';
import { HOURS_TEXT } from './hours.text.ts';
import { correctForm, takeForm } from './hours-forms.resource.ts';

/** A reading holds from when it is saved; what was proposed waits for whoever confirms it. */
export const readingFlow = defineFlow({
  states: {
    VALID: { zh: '有效', en: 'Valid', tone: 'green' },
    PROPOSED: { zh: '待确认', en: 'To be confirmed', tone: 'amber' },
    REPLACED: { zh: '已更正', en: 'Corrected', tone: 'slate' },
    REFUSED: { zh: '未采用', en: 'Not taken', tone: 'red' },
  },
  initial: 'VALID',
  transitions: {
    correct: {
      label: { zh: '更正读数', en: 'Correct the reading' },
      from: ['VALID'],
      form: correctForm,
      initial: ({ reading }) => ({ reading: reading ?? null }),
      against: ({ newMeter }) => (newMeter === true ? HOURS_TEXT.meterPair : undefined),
      leads: 'maintenance.runningHourReading',
      whole: true,
      done: { zh: '更正待岸基确认', en: 'The correction waits to be confirmed ashore' },
    },
    take: {
      label: takeForm.label,
      from: ['PROPOSED'],
      to: 'VALID',
      form: takeForm,
      initial: ({ reading }) => ({ reading: reading ?? null }),
      against: ({ source, corrects }) => (source !== 'NOON_REPORT' || corrects ? HOURS_TEXT.ashore : undefined),
      done: { zh: '读数已确认', en: 'The reading is confirmed' },
    },
    accept: {
      label: { zh: '采用读数', en: 'Take the reading' },
      from: ['PROPOSED'],
      to: 'VALID',
      first: true,
      many: true,
      done: { zh: '读数已采用', en: 'The reading is taken' },
    },
    refuse: {
      label: { zh: '不采用', en: 'Do not take it' },
      from: ['PROPOSED'],
      to: 'REFUSED',
      reason: true,
      done: { zh: '读数未采用', en: 'The reading is not taken' },
    },
  },
});
