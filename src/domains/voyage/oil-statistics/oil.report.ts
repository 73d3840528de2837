import { defineReport } from '../../../kernel/report/report.ts';
import { oilTotal } from './oil-total.resource.ts';

/** What was burnt, a day, a mile and an hour (5.5). */
export const oilReport = defineReport({
  name: 'voyage.oilStatistics',
  path: '/api/voyage/oil-statistics',
  label: { zh: '油耗统计', en: 'Oil statistics' },
  view: oilTotal,
  dimensions: [
    'shipName',
    'voyageId',
    'month',
    'tradeMode',
    'voyageKind',
    'cargo',
    'stage',
    'consumer',
    'oilGrade',
    'bonded',
    'confirmed',
  ],
  measures: {
    tonnes: { of: 'sum', field: 'tonnes' },
    perDay: {
      of: 'ratio',
      over: 'tonnes',
      under: 'hours',
      as: 'number',
      times: '24',
      label: { zh: '日耗（吨/天）', en: 't per day' },
    },
    perMile: {
      of: 'ratio',
      over: 'tonnes',
      under: 'distance',
      as: 'number',
      times: '1000',
      label: { zh: '海里油耗（千克/海里）', en: 'kg per nm' },
    },
    runningHours: { of: 'sum', field: 'runningHours' },
    perHour: {
      of: 'ratio',
      over: 'tonnes',
      under: 'runningHours',
      as: 'number',
      places: 3,
      label: { zh: '时耗（吨/时）', en: 't per running hour' },
    },
    hours: { of: 'once', field: 'hours', by: 'span' },
    distance: { of: 'once', field: 'distance', by: 'span' },
  },
  shown: {
    rows: ['shipName'],
    figures: ['tonnes', 'perDay', 'perMile', 'runningHours', 'perHour', 'hours', 'distance'],
  },
});
