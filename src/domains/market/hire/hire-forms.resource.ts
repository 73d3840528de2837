import { date, datetime, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { HIRE_TEXT as TEXT } from './hire.text.ts';

/** From which day hire runs. */
export const deliverForm = defineResource({
  name: 'market.deliverShip',
  label: TEXT.deliver,
  fields: { deliveryOn: date({ zh: '交船日期', en: 'Delivered on' }, { required: true }) },
});

/** For how long she was not at the disposal of the charterer. */
export const offHireForm = defineResource({
  name: 'market.recordOffHire',
  label: TEXT.offHire,
  fields: {
    beginTime: datetime({ zh: '开始', en: 'From' }, { required: true }),
    endTime: datetime({ zh: '结束', en: 'To' }, { required: true }),
    reason: text({ zh: '原因', en: 'Cause' }, { required: true, variant: 'long', max: 300 }),
  },
});
