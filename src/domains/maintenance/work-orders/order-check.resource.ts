import { bool, choice, computed, decimal, text } from '../../../kernel/resource/field.ts';
import { defineResource, type LineRow } from '../../../kernel/resource/resource.ts';
import { VALUE_TYPES } from '../jobs/job.text.ts';
import { isOutside } from './order.rules.ts';
import { FINDINGS } from './order.text.ts';

/** What was to be looked at or measured, and what was found. */
export const orderCheck = defineResource({
  name: 'maintenance.orderCheck',
  label: { zh: '检查项', en: 'Check' },
  title: 'item',
  fields: {
    item: text({ zh: '检查内容', en: 'What is checked' }, { required: true, max: 120 }),
    valueType: choice(VALUE_TYPES, { zh: '结果', en: 'Result' }, { required: true, default: 'OK' }),
    unitName: text({ zh: '单位', en: 'Unit' }, { max: 20 }),
    least: decimal({ zh: '下限', en: 'At least' }, 3),
    most: decimal({ zh: '上限', en: 'At most' }, 3),
    needed: bool({ zh: '必填', en: 'Required' }, { default: true }),
    finding: choice(FINDINGS, { zh: '合格与否', en: 'Found' }),
    figure: decimal({ zh: '实测值', en: 'Measured' }, 3),
    said: text({ zh: '说明', en: 'Words' }, { max: 200 }),
    outside: computed('bool', { zh: '超限', en: 'Outside' }, { from: isOutside }),
  },
});

export type OrderCheck = LineRow<typeof orderCheck>;
