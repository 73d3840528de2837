import { choice, computed, decimal, ref, text } from '../../../kernel/resource/field.ts';
import { defineResource, type LineRow } from '../../../kernel/resource/resource.ts';
import { MEASURES } from './evaluation.text.ts';

/** What was counted of one measure, and what it earned. The server alone writes it. */
export const evaluationMeasure = defineResource({
  name: 'partner.evaluationMeasure',
  label: { zh: '评价项', en: 'Measure' },
  title: 'item',
  fields: {
    item: choice(MEASURES, { zh: '评价项', en: 'Measure' }, { required: true }),
    achieved: computed({ scale: 4 }, { zh: '达到', en: 'Achieved' }),
    outOf: computed({ scale: 4 }, { zh: '应达', en: 'Out of' }),
    rowCount: computed('int', { zh: '计入行数', en: 'Rows counted' }),
    weight: computed({ scale: 2, unit: '%' }, { zh: '权重', en: 'Weight' }),
    points: computed({ scale: 2 }, { zh: '得分', en: 'Points' }),
  },
});

/** What one of the staff thinks of its service. */
export const serviceScore = defineResource({
  name: 'partner.serviceScore',
  label: { zh: '服务评分', en: 'Score of service' },
  title: ['userId'],
  fields: {
    userId: ref('identity.user', { zh: '评分人', en: 'Scored by' }, { required: true }),
    points: decimal({ zh: '分数', en: 'Points' }, 2, { required: true, min: 0, max: 100 }),
    reason: text({ zh: '理由', en: 'Why' }, { required: true, max: 200 }),
  },
});

export type EvaluationMeasure = LineRow<typeof evaluationMeasure>;
