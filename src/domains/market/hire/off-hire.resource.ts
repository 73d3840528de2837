import { computed, datetime, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { HIRE_TEXT as TEXT } from './hire.text.ts';

/** Time for which no hire is owed. */
export const contractOffHire = defineResource({
  name: 'market.contractOffHire',
  label: TEXT.offHires,
  fields: {
    beginTime: datetime({ zh: '开始', en: 'From' }, { required: true }),
    endTime: datetime({ zh: '结束', en: 'To' }, { required: true }),
    hours: computed({ scale: 2, unit: 'h' }, { zh: '小时', en: 'Hours' }),
    reason: text({ zh: '原因', en: 'Cause' }, { required: true, max: 300 }),
  },
});
