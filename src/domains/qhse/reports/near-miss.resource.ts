import { choice, date, ref, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { EVENT_TYPES, REPORT_TEXT as TEXT } from './report-words.text.ts';

/** All that is asked of whoever reports a near miss without a name. */
export const nearMissForm = defineResource({
  name: 'qhse.anonymousNearMiss',
  label: TEXT.anonymous,
  fields: {
    shipId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }, { required: true }),
    occurDay: date({ zh: '发生日期', en: 'Day' }, { required: true }),
    eventType: choice(EVENT_TYPES, { zh: '事件类型', en: 'Type' }, { required: true, default: 'OTHER' }),
    description: text({ zh: '经过', en: 'What happened' }, { required: true, variant: 'long', max: 2000 }),
  },
});
