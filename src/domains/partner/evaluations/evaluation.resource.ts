import { documentFlow } from '../../../kernel/flow/document-flow.ts';
import { choice, computed, date, int, ref, serial, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { PURCHASE_TYPES } from '../purchase-types.text.ts';
import { checkEvaluation } from './evaluation.rules.ts';
import { GRADES, HALVES, OUTCOMES, EVALUATION_TEXT as TEXT } from './evaluation.text.ts';
import { evaluationMeasure, serviceScore } from './evaluation-lines.resource.ts';

/** How one supplier did in a half-year: what was counted, what the staff think of its service, and what comes of it. */
export const evaluation = defineResource({
  name: 'partner.evaluation',
  label: { zh: '供应商评价', en: 'Evaluation' },
  title: 'evalNo',
  fields: {
    evalNo: serial('SE-{yy}{MM}-{000}', { zh: '评价单号', en: 'Number' }),
    partnerId: ref('partner.partner', TEXT.supplier, { required: true }),
    evalYear: int(TEXT.year, { required: true, min: 2000, max: 2100 }),
    half: choice(HALVES, TEXT.half, { required: true }),
    periodFrom: date({ zh: '期间起', en: 'From' }),
    periodTo: date({ zh: '期间止', en: 'To' }),
    mainType: choice(PURCHASE_TYPES, { zh: '主要类别', en: 'Main type' }),
    orderCount: computed('int', { zh: '订单数', en: 'Orders' }),
    measures: lines(evaluationMeasure, { zh: '评价项', en: 'Measures' }),
    serviceScores: lines(serviceScore, { zh: '服务评分', en: 'Scores of service' }),
    score: computed({ scale: 2 }, { zh: '综合得分', en: 'Score' }),
    grade: choice(GRADES, { zh: '等级', en: 'Grade' }),
    proposed: choice(OUTCOMES, { zh: '系统建议', en: 'Proposed' }),
    outcome: choice(OUTCOMES, { zh: '处理', en: 'Outcome' }, { required: true, default: 'NONE' }),
    outcomeReason: text(
      { zh: '处理理由', en: 'Why' },
      {
        variant: 'long',
        max: 500,
        help: { zh: '与系统建议不同时必填', en: 'Needed where it is not what was proposed' },
      },
    ),
    remark: text({ zh: '备注', en: 'Remark' }, { variant: 'long', max: 500 }),
    requestNo: computed('text', { zh: '暂停申请', en: 'Request of suspension' }),
    status: state(documentFlow),
  },
  unique: [['partnerId', 'evalYear', 'half']],
  check: checkEvaluation,
  list: {
    columns: ['evalNo', 'partnerId', 'score', 'grade', 'status'],
    filters: ['partnerId', 'evalYear', 'half', 'grade', 'status'],
    search: ['evalNo', 'partnerId'],
    sort: '-periodTo',
  },
  form: [
    { title: { zh: '处理', en: 'Outcome' }, rows: [['outcome'], ['outcomeReason'], ['remark']] },
    { title: { zh: '服务评分', en: 'Scores of service' }, rows: [['serviceScores']] },
  ],
  scope: 'all',
  excel: { export: true },
});

export type EvaluationRow = Row<typeof evaluation>;
