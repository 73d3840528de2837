import type { FieldError } from '../../../kernel/errors.ts';
import { int } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';

/** Another interval for several jobs at once; what is left empty is none. */
export const intervalForm = defineResource({
  name: 'maintenance.setInterval',
  label: { zh: '批量改周期', en: 'Set the interval' },
  fields: {
    intervalMonths: int({ zh: '周期（月）', en: 'Every (months)' }, { min: 1, max: 240 }),
    intervalDays: int({ zh: '周期（天）', en: 'Every (days)' }, { min: 1, max: 3650, unit: 'd' }),
    intervalHours: int({ zh: '周期（小时）', en: 'Every (hours)' }, { min: 1, max: 200_000, unit: 'h' }),
  },
  check: ({ intervalMonths, intervalDays, intervalHours }): FieldError[] =>
    intervalMonths || intervalDays || intervalHours
      ? []
      : [{ field: 'intervalMonths', message: { zh: '至少填一个周期', en: 'Fill in at least one interval' } }],
});
