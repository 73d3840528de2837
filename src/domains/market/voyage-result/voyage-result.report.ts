import { defineReport } from '../../../kernel/report/report.ts';
import { voyageAccount } from './voyage-account.resource.ts';

/** What voyages left, by ship, customer and month; in the base currency, so that voyages of several currencies add up. */
export const voyageResultReport = defineReport({
  name: 'market.voyageResults',
  label: { zh: '航次效益', en: 'Voyage results' },
  view: voyageAccount,
  dimensions: ['shipId', 'customerId', 'bookedOn', 'currencyId', 'accountStatus', 'provisional', 'voyageId'],
  measures: {
    voyages: { of: 'count', label: { zh: '航次数', en: 'Voyages' } },
    days: { of: 'sum', field: 'days' },
    revenue: { of: 'sum', field: 'baseRevenue' },
    cost: { of: 'sum', field: 'baseCost' },
    net: { of: 'sum', field: 'baseNet' },
    tce: {
      of: 'ratio',
      over: 'net',
      under: 'days',
      as: 'number',
      places: 2,
      label: { zh: '日均效益（人民币）', en: 'TCE a day in base currency' },
    },
    ownNet: { of: 'sum', field: 'net', label: { zh: '原币净收益', en: 'Net result in own currency' } },
    estimateNet: { of: 'sum', field: 'estimateNet' },
    locked: { of: 'count', when: { accountStatus: ['LOCKED'] }, label: { zh: '已锁定', en: 'Locked' } },
  },
  shown: {
    rows: ['shipId'],
    figures: ['voyages', 'days', 'revenue', 'cost', 'net', 'tce'],
    chart: 'bar',
  },
});
