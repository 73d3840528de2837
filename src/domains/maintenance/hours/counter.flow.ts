import { defineFlow } from '../../../kernel/flow/flow.ts';
import { replaceForm } from './hours-forms.resource.ts';

/** A counter that is stopped is read no more, and no job goes by it. */
export const counterFlow = defineFlow({
  states: {
    IN_USE: { zh: '使用中', en: 'In use', tone: 'green' },
    STOPPED: { zh: '已停用', en: 'Stopped', tone: 'slate' },
  },
  initial: 'IN_USE',
  transitions: {
    replace: {
      label: { zh: '换表', en: 'Replace the meter' },
      from: ['IN_USE'],
      form: replaceForm,
      initial: ({ lastReading }, now) => ({
        readTime: now.toISOString(),
        lastValue: lastReading ?? null,
        newStart: '0.0',
      }),
      done: { zh: '已换表，累计不变', en: 'The meter is replaced; the total goes on' },
    },
    stop: {
      label: { zh: '停用计时器', en: 'Stop the counter' },
      from: ['IN_USE'],
      to: 'STOPPED',
      reason: true,
      done: { zh: '计时器已停用', en: 'The counter is stopped' },
    },
    start: {
      label: { zh: '启用计时器', en: 'Use the counter again' },
      from: ['STOPPED'],
      to: 'IN_USE',
      first: true,
      done: { zh: '计时器已启用', en: 'The counter is in use again' },
    },
  },
});
