import { defineReport } from '../../../kernel/report/report.ts';
import { FAILURES_TEXT } from './failures.text.ts';
import { modelRecord } from './model-record.resource.ts';

/** How often the components of each maker and model fail, how long they stand still and what they cost. */
export const failuresReport = defineReport({
  name: 'maintenance.failures',
  label: FAILURES_TEXT.title,
  view: modelRecord,
  dimensions: ['maker', 'model', 'shipId', 'equipmentId', 'department', 'keyFlag', 'onDay', 'modelKind'],
  measures: {
    components: { of: 'distinct', field: 'equipmentId', label: { zh: '在用台数', en: 'In use' } },
    failures: { of: 'count', when: { modelKind: ['FAULT'] }, label: { zh: '故障次数', en: 'Failures' } },
    serviceDays: { of: 'sum', field: 'serviceDays' },
    daysBetween: {
      of: 'ratio',
      over: 'serviceDays',
      under: 'failures',
      as: 'number',
      places: 1,
      label: { zh: '平均故障间隔（天）', en: 'Days between failures' },
    },
    runHours: { of: 'sum', field: 'runHours' },
    meteredFailures: {
      of: 'count',
      when: { modelKind: ['FAULT'], metered: ['true'] },
      label: { zh: '有计时器的故障', en: 'Failures with a counter' },
    },
    hoursBetween: {
      of: 'ratio',
      over: 'runHours',
      under: 'meteredFailures',
      as: 'number',
      places: 1,
      label: { zh: '平均故障间隔（小时）', en: 'Hours between failures' },
    },
    downHours: { of: 'sum', field: 'downHours' },
    cost: { of: 'sum', field: 'cost' },
  },
  shown: {
    rows: ['maker', 'model'],
    figures: ['components', 'failures', 'daysBetween', 'hoursBetween', 'downHours', 'cost'],
  },
});
