import { computed, dict, int, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { scoreOf } from './risk.rules.ts';
import { RISK_TEXT as TEXT } from './risk-words.text.ts';

type Initial = { readonly initialL?: number | null; readonly initialS?: number | null };
type Residual = { readonly residualL?: number | null; readonly residualS?: number | null };

const grade = (zh: string, en: string) => int({ zh, en }, { required: true, min: 1, max: 5 });

/** What may go wrong, before and behind the controls. */
export const riskHazard = defineResource({
  name: 'qhse.riskHazard',
  label: TEXT.hazard,
  fields: {
    hazardTitle: text({ zh: '危险源', en: 'Hazard' }, { required: true, max: 200 }),
    consequence: text({ zh: '后果', en: 'Consequence' }, { max: 200 }),
    existingControl: text({ zh: '现有措施', en: 'Existing controls' }, { max: 300 }),
    initialL: grade('初始可能', 'Initial L'),
    initialS: grade('初始严重', 'Initial S'),
    initialScore: computed(
      'int',
      { zh: '初始风险', en: 'Initial' },
      { from: ({ initialL, initialS }: Initial) => scoreOf(initialL, initialS) },
    ),
    addControl: text({ zh: '追加措施', en: 'Further controls' }, { max: 300 }),
    responsible: text({ zh: '负责人', en: 'Responsible' }, { max: 40 }),
    residualL: grade('剩余可能', 'Residual L'),
    residualS: grade('剩余严重', 'Residual S'),
    residualScore: computed(
      'int',
      { zh: '剩余风险', en: 'Residual' },
      { from: ({ residualL, residualS }: Residual) => scoreOf(residualL, residualS) },
    ),
  },
});

/** Which permits the work asks for. */
export const riskPermit = defineResource({
  name: 'qhse.riskPermit',
  label: TEXT.permit,
  fields: { permitType: dict('work_permit', { zh: '作业许可', en: 'Permit to work' }, { required: true }) },
});
