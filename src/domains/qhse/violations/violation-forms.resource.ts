import { bool, int, money, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { BASE_CURRENCY } from '../../parameter/public.ts';
import { MOST_POINTS } from './violation.rules.ts';
import { VIOLATION_TEXT as TEXT } from './violation-words.text.ts';

const MOST_FINE = 100_000;

export const hearForm = defineResource({
  name: 'qhse.hearViolation',
  label: { zh: '听取陈述', en: 'Hear the person' },
  fields: {
    statement: text({ zh: '本人陈述', en: 'Statement' }, { variant: 'long', max: 1000 }),
    statementRefused: bool({ zh: '拒绝陈述', en: 'Refused to state' }),
  },
  check: ({ statement, statementRefused }) =>
    statement?.trim() || statementRefused ? undefined : [{ field: 'statement', message: TEXT.needsStatement }],
});

const points = int({ zh: '记分', en: 'Points' }, { required: true, min: 1, max: MOST_POINTS });
const fine = money({ zh: '罚款', en: 'Fine' }, { min: 0, max: MOST_FINE, unit: BASE_CURRENCY });

export const decideForm = defineResource({
  name: 'qhse.decideViolation',
  label: { zh: '作出决定', en: 'Decide' },
  fields: {
    points,
    fine,
    decision: text({ zh: '决定', en: 'Decision' }, { required: true, variant: 'long', max: 1000 }),
  },
});

export const appealForm = defineResource({
  name: 'qhse.appealViolation',
  label: { zh: '登记申诉', en: 'Record the appeal' },
  fields: { appeal: text({ zh: '申诉理由', en: 'Appeal' }, { required: true, variant: 'long', max: 1000 }) },
});

export const upholdForm = defineResource({
  name: 'qhse.upholdViolation',
  label: { zh: '维持或减轻', en: 'Uphold or reduce' },
  fields: {
    points,
    fine,
    outcome: text({ zh: '复核结论', en: 'Outcome' }, { required: true, variant: 'long', max: 1000 }),
  },
});
