import { datetime, decimal, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { MOST_READING } from './hours.text.ts';

/** What the old meter showed at the end and the new one at the beginning. */
export const replaceForm = defineResource({
  name: 'maintenance.replaceMeter',
  label: { zh: '更换计时器', en: 'Replace the meter' },
  fields: {
    readTime: datetime({ zh: '换表时间', en: 'Replaced at' }, { required: true }),
    lastValue: decimal({ zh: '旧表读数', en: 'Old meter' }, 1, { required: true, min: 0, max: MOST_READING }),
    newStart: decimal({ zh: '新表起数', en: 'New meter' }, 1, {
      required: true,
      min: 0,
      max: MOST_READING,
      default: '0.0',
    }),
    reason: text({ zh: '说明', en: 'Reason' }, { required: true, max: 200 }),
  },
});

/** What the meter shows at the time of a report, where its hours come close to it. */
export const takeForm = defineResource({
  name: 'maintenance.takeReading',
  label: { zh: '确认读数', en: 'Confirm the reading' },
  fields: {
    reading: decimal({ zh: '读数', en: 'Reading' }, 1, {
      required: true,
      min: 0,
      max: MOST_READING,
      help: { zh: '按动态报小时推算，可按表改正', en: 'Reckoned by the hours of reports; the meter is right' },
    }),
    reason: text({ zh: '说明', en: 'Reason' }, { max: 200 }),
  },
});

/** What a counter really showed. */
export const correctForm = defineResource({
  name: 'maintenance.correctReading',
  label: { zh: '更正读数', en: 'Correct the reading' },
  fields: {
    reading: decimal({ zh: '正确读数', en: 'Right reading' }, 1, { required: true, min: 0, max: MOST_READING }),
    reason: text({ zh: '更正原因', en: 'Why' }, { required: true, max: 200 }),
  },
});
