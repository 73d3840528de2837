import { computed } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { DUTY_TEXT as TEXT } from './duty-words.text.ts';

/** What somebody stands on a day; written whole through the board of the month. */
export const dutyWatch = defineResource({
  name: 'qhse.dutyWatch',
  label: TEXT.watch,
  fields: {
    dutyDay: computed('date', { zh: '日期', en: 'Day' }),
    personName: computed('text', TEXT.person),
    personRank: computed('text', TEXT.rank),
    periods: computed('text', TEXT.periods),
  },
});
