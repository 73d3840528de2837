import { defineMake } from '../../../kernel/flow/make-from.ts';
import { bool, date, ref } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { risk } from './risk.resource.ts';
import { RISK_TEXT as TEXT } from './risk-words.text.ts';

export const takeForm = defineResource({
  name: 'qhse.takeRiskTemplate',
  label: TEXT.take,
  fields: {
    shipId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }, { required: true }),
    planBegin: date({ zh: '作业开始', en: 'Begins' }, { required: true }),
    routine: bool({ zh: '例行作业', en: 'Routine work' }, { default: false }),
  },
});

/** An approved template becomes the assessment of a ship. */
export const riskOfTemplate = defineMake({
  name: 'take',
  label: TEXT.take,
  from: risk,
  to: risk,
  tail: 'from-template',
  single: true,
  against: ({ riskKind, status }) => (riskKind === 'TEMPLATE' && status === 'APPROVE' ? undefined : TEXT.notTemplate),
  ask: takeForm,
  done: TEXT.taken,
});
