import { defineReport } from '../../../kernel/report/report.ts';
import { reported } from './reported.resource.ts';

/** How many reports of which ships and types, how many in time, how long until the office confirmed them, how many came back. */
export const reportStatistic = defineReport({
  name: 'voyage.reports',
  path: '/api/voyage/report-statistic',
  label: { zh: '动态报统计', en: 'Report statistics' },
  view: reported,
  dimensions: ['shipName', 'rptType', 'rptTime', 'source', 'confirmed', 'voyageNo'],
  measures: {
    reports: { of: 'count', label: { zh: '份数', en: 'Reports' } },
    noons: { of: 'count', when: { isNoon: ['true'] }, label: { zh: '正午报', en: 'Noon reports' } },
    inTime: { of: 'count', when: { inTime: ['true'] }, label: { zh: '按时正午报', en: 'In time' } },
    inTimeShare: { of: 'ratio', over: 'inTime', under: 'noons', label: { zh: '按时率', en: 'Share in time' } },
    hours: { of: 'avg', field: 'confirmHours', label: { zh: '平均确认用时', en: 'Mean hours to confirmation' } },
    middleHours: { of: 'median', field: 'confirmHours', label: { zh: '确认用时中位数', en: 'Median hours' } },
    longest: { of: 'max', field: 'confirmHours', label: { zh: '最长确认用时', en: 'Longest hours' } },
    returned: { of: 'count', when: { wasReturned: ['true'] }, label: { zh: '退回份数', en: 'Returned' } },
    corrected: { of: 'count', when: { corrected: ['true'] }, label: { zh: '更正份数', en: 'Corrected' } },
    findings: { of: 'sum', field: 'findings' },
  },
  shown: {
    rows: ['shipName', 'rptType'],
    figures: ['reports', 'noons', 'inTime', 'inTimeShare', 'hours', 'returned', 'corrected', 'findings'],
  },
});
