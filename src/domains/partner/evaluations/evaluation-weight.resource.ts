import { date, decimal, text } from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';
import { checkWeights } from './evaluation.rules.ts';
import { MEASURES } from './evaluation.text.ts';

const percent = (measure: keyof typeof MEASURES) =>
  decimal(MEASURES[measure], 2, { required: true, min: 0, max: 100, unit: '%' });

/** How much each measure weighs, for half-years that end on or after a day. */
export const evaluationWeight = defineResource({
  name: 'partner.evaluationWeight',
  label: { zh: '评价权重', en: 'Weights of evaluations' },
  title: ['validFrom'],
  fields: {
    validFrom: date({ zh: '起用日', en: 'From' }, { required: true }),
    onTimePct: percent('ON_TIME'),
    qualityPct: percent('QUALITY'),
    pricePct: percent('PRICE'),
    responsePct: percent('RESPONSE'),
    servicePct: percent('SERVICE'),
    remark: text({ zh: '备注', en: 'Remark' }, { max: 200 }),
  },
  unique: [['validFrom']],
  check: checkWeights,
  list: {
    columns: ['validFrom', 'onTimePct', 'qualityPct', 'pricePct', 'responsePct', 'servicePct', 'remark'],
    filters: ['validFrom'],
    search: ['remark'],
    sort: '-validFrom',
  },
  form: [['validFrom'], ['onTimePct', 'qualityPct', 'pricePct'], ['responsePct', 'servicePct'], ['remark']],
  scope: 'all',
});

export type EvaluationWeightRow = Row<typeof evaluationWeight>;
