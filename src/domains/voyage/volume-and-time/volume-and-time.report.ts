import { defineReport } from '../../../kernel/report/report.ts';
import { cargoOperation } from './cargo-operation.resource.ts';

/** How fast cargo is worked and how long ships wait for it: ports beside each other. */
export const volumeAndTime = defineReport({
  name: 'voyage.volumeAndTime',
  label: { zh: '货量与时间', en: 'Volume and time' },
  view: cargoOperation,
  dimensions: ['port', 'opType', 'shipName', 'cargoName', 'berth', 'voyage', 'startTime'],
  measures: {
    operations: { of: 'count', label: { zh: '作业次数', en: 'Operations' } },
    calls: { of: 'distinct', field: 'portCall', label: { zh: '挂港次数', en: 'Port calls' } },
    quantity: { of: 'sum', field: 'quantity' },
    grossHours: { of: 'sum', field: 'grossHours' },
    stopHours: { of: 'sum', field: 'stopHours' },
    netHours: { of: 'sum', field: 'netHours' },
    rate: {
      of: 'ratio',
      over: 'quantity',
      under: 'netHours',
      as: 'number',
      places: 1,
      label: { zh: '净速率（吨/小时）', en: 'Net rate, t/h' },
    },
    waiting: { of: 'avg', field: 'waitHours', label: { zh: '平均等泊', en: 'Mean waiting' } },
    longest: { of: 'max', field: 'waitHours', label: { zh: '最长等泊', en: 'Longest waiting' } },
    stay: { of: 'avg', field: 'stayHours', label: { zh: '平均在港', en: 'Mean stay' } },
  },
  shown: {
    rows: ['port', 'opType'],
    figures: ['operations', 'quantity', 'netHours', 'rate', 'waiting', 'stay'],
  },
});
