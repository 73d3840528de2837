import { defineReport } from '../../../kernel/report/report.ts';
import { achievement } from './achievement.resource.ts';

/** Budget against what is held and spent, in a month, from January to it and in its year (finance C5). */
export const achievementReport = defineReport({
  name: 'finance.achievement',
  path: '/api/finance/budget/achievement',
  label: { zh: '预算达成', en: 'Budget achievement' },
  view: achievement,
  dimensions: ['subjectId', 'organizationId', 'systemId', 'month'],
  trees: ['subjectId', 'organizationId'],
  asOf: 'month',
  measures: {
    monthBudget: { of: 'sum', field: 'budget', span: 'month' },
    monthActual: { of: 'sum', field: 'actual', span: 'month' },
    monthRate: {
      of: 'ratio',
      over: 'monthActual',
      under: 'monthBudget',
      places: 2,
      label: { zh: '达成率', en: 'Achieved' },
    },
    toDateBudget: { of: 'sum', field: 'budget', span: 'toDate' },
    toDatePrecommitted: { of: 'sum', field: 'precommitted', span: 'toDate' },
    toDateCommitted: { of: 'sum', field: 'committed', span: 'toDate' },
    toDateActual: { of: 'sum', field: 'actual', span: 'toDate' },
    available: { of: 'sum', field: 'available', span: 'toDate' },
    toDateRate: {
      of: 'ratio',
      over: 'toDateActual',
      under: 'toDateBudget',
      places: 2,
      label: { zh: '达成率', en: 'Achieved' },
    },
    deviation: {
      of: 'total',
      plus: ['toDateActual'],
      minus: ['toDateBudget'],
      label: { zh: '偏差', en: 'Deviation' },
    },
    standing: {
      of: 'level',
      by: 'toDateRate',
      levels: [
        { upTo: '90', label: { zh: '正常', en: 'On track' }, tone: 'green' },
        { upTo: '100', label: { zh: '接近预算', en: 'Near the budget' }, tone: 'amber' },
        { label: { zh: '超出预算', en: 'Over the budget' }, tone: 'red' },
      ],
      label: { zh: '状况', en: 'Standing' },
    },
    yearBudget: { of: 'sum', field: 'budget', span: 'year' },
    yearRate: {
      of: 'ratio',
      over: 'toDateActual',
      under: 'yearBudget',
      places: 2,
      label: { zh: '达成率', en: 'Achieved' },
    },
    forecast: {
      of: 'total',
      plus: ['toDateActual', 'yearBudget'],
      minus: ['toDateBudget'],
      label: { zh: '预计全年', en: 'Forecast' },
    },
  },
  shown: {
    rows: ['subjectId.tree'],
    figures: [
      'monthBudget',
      'monthActual',
      'monthRate',
      'toDateBudget',
      'toDatePrecommitted',
      'toDateCommitted',
      'toDateActual',
      'toDateRate',
      'deviation',
      'standing',
      'yearBudget',
      'forecast',
    ],
  },
});
