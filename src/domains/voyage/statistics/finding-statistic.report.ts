import { defineReport } from '../../../kernel/report/report.ts';
import { found } from './found.resource.ts';

/** What the rules find most, and where. */
export const findingStatistic = defineReport({
  name: 'voyage.findings',
  path: '/api/voyage/finding-statistic',
  label: { zh: '校验结果统计', en: 'Statistics of findings' },
  view: found,
  dimensions: ['ruleCode', 'level', 'shipName', 'rptType', 'rptTime', 'findingState'],
  measures: {
    findings: { of: 'count', label: { zh: '结果数', en: 'Findings' } },
    errors: { of: 'count', when: { level: ['E'] }, label: { zh: '错误', en: 'Errors' } },
    warnings: { of: 'count', when: { level: ['W'] }, label: { zh: '警告', en: 'Warnings' } },
    open: { of: 'count', when: { findingState: ['OPEN'] }, label: { zh: '未处理', en: 'Open' } },
    ships: { of: 'distinct', field: 'shipName', label: { zh: '涉及船舶数', en: 'Ships' } },
    reports: { of: 'distinct', field: 'reportId', label: { zh: '涉及动态报数', en: 'Reports' } },
  },
  shown: { rows: ['ruleCode'], figures: ['findings', 'errors', 'warnings', 'open', 'ships', 'reports'] },
});
