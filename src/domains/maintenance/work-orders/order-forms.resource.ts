import { choice, date, decimal, dict, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { RESULTS } from './order.text.ts';

const HOURS = { min: 0, max: 9999, unit: 'h' } as const;

/** What is told of work that is done. */
export const reportForm = defineResource({
  name: 'maintenance.reportOrder',
  label: { zh: '报告完成', en: 'Report the work' },
  fields: {
    doneDate: date({ zh: '完成日期', en: 'Done on' }, { required: true }),
    doneHours: decimal({ zh: '运行小时', en: 'At running hours' }, 1, {
      min: 0,
      max: 99_999_999,
      unit: 'h',
      help: {
        zh: '按运行小时计的工作必填，确认后成为读数',
        en: 'Where the job counts hours; confirmed, it is a reading',
      },
    }),
    manHours: decimal({ zh: '工时', en: 'Man-hours' }, 1, HOURS),
    result: choice(RESULTS, { zh: '结果', en: 'Result' }, { required: true, default: 'OK' }),
    conditionFound: text({ zh: '发现情况', en: 'Condition found' }, { variant: 'long', max: 1000 }),
    overdueReason: dict('overdue_reason', { zh: '超期原因', en: 'Why overdue' }),
  },
});

/** What is told of routine work, of many orders at a time. */
export const routineForm = defineResource({
  name: 'maintenance.reportRoutine',
  label: { zh: '批量报告', en: 'Report routine work' },
  fields: {
    doneDate: date({ zh: '完成日期', en: 'Done on' }, { required: true }),
    manHours: decimal({ zh: '每单工时', en: 'Man-hours each' }, 1, HOURS),
  },
});
