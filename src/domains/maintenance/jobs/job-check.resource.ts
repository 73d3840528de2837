import { bool, choice, decimal, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { VALUE_TYPES } from './job.text.ts';

/** What is looked at or measured when the job is done. */
export const jobCheck = defineResource({
  name: 'maintenance.jobCheck',
  label: { zh: '检查项', en: 'Check' },
  fields: {
    item: text({ zh: '检查内容', en: 'What is checked' }, { required: true, max: 120 }),
    valueType: choice(VALUE_TYPES, { zh: '结果', en: 'Result' }, { required: true, default: 'OK' }),
    unitName: text({ zh: '单位', en: 'Unit' }, { max: 20 }),
    least: decimal({ zh: '下限', en: 'At least' }, 3),
    most: decimal({ zh: '上限', en: 'At most' }, 3),
    needed: bool({ zh: '必填', en: 'Required' }, { default: true }),
  },
});
