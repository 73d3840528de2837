import type { Option } from '../../../kernel/resource/field.ts';
import type { Text } from '../../../kernel/text.ts';

export const RISK_KINDS = {
  TEMPLATE: { zh: '模板', en: 'Template' },
  ASSESSMENT: { zh: '评估', en: 'Assessment' },
} as const satisfies Record<string, Text>;

/** How great a risk is by its score (5.6). */
export const RISK_BANDS = {
  LOW: { zh: '低', en: 'Low', tone: 'green' },
  MEDIUM: { zh: '中', en: 'Medium', tone: 'amber' },
  HIGH: { zh: '高', en: 'High', tone: 'red' },
  EXTREME: { zh: '极高', en: 'Extreme', tone: 'red' },
} as const satisfies Record<string, Option>;
export type RiskBand = keyof typeof RISK_BANDS;

/** Whether work may rely on it today. */
export const RISK_VALIDITIES = {
  NONE: { zh: '未批准', en: 'Not approved', tone: 'grey' },
  VALID: { zh: '有效', en: 'Valid', tone: 'green' },
  EXPIRED: { zh: '已过期', en: 'Expired', tone: 'red' },
} as const satisfies Record<string, Option>;

export const RISK_TEXT = {
  risk: { zh: '风险评估', en: 'Risk assessment' },
  hazards: { zh: '危险源', en: 'Hazards' },
  hazard: { zh: '危险源', en: 'Hazard' },
  permits: { zh: '作业许可', en: 'Permits to work' },
  permit: { zh: '作业许可', en: 'Permit to work' },
  acceptance: { zh: '结论', en: 'Acceptance' },
  take: { zh: '按模板评估', en: 'Assess by this template' },
  taken: {
    zh: '已按模板建立评估，核对危险源与措施',
    en: 'It is made of the template: look at its hazards and controls',
  },
  notTemplate: { zh: '只有已批准的模板可以引用', en: 'Only approved templates are taken' },
  templates: { zh: '模板', en: 'Templates' },
  valid: { zh: '有效', en: 'Valid' },
  expired: { zh: '已过期', en: 'Expired' },
  highs: { zh: '高风险', en: 'High' },
  needsShip: { zh: '评估须选择船舶', en: 'An assessment names the ship' },
  noShip: { zh: '模板不选船舶', en: 'A template names no ship' },
  needsDays: { zh: '填写作业开始日期', en: 'Enter on which day the work begins' },
  ends: { zh: '结束日期不能早于开始日期', en: 'It cannot end before it begins' },
  tooLong: { zh: '最晚有效至 {day}', en: 'Valid until {day} at the latest' },
  beforeEnd: { zh: '有效期不能早于作业结束', en: 'It must hold until the work ends' },
  worse: { zh: '剩余风险不能高于初始风险', en: 'The residual risk is not above the initial one' },
  noHazards: { zh: '至少填写一项危险源', en: 'Enter at least one hazard' },
  extreme: {
    zh: '剩余风险为极高，不能提交：增加控制措施或取消作业',
    en: 'The residual risk is extreme: add controls or give the work up',
  },
  past: { zh: '有效期已过', en: 'It is no longer valid' },
  bandOf: { zh: '剩余风险', en: 'Residual risk' },
  due: { zh: '风险评估到期', en: 'Risk assessment expires' },
  heldBack: { zh: '风险评估 {no} 尚未批准', en: 'Risk assessment {no} is not approved' },
  over: { zh: '风险评估 {no} 已过有效期 {day}', en: 'Risk assessment {no} was valid until {day}' },
  otherShip: { zh: '风险评估 {no} 不是本船的', en: 'Risk assessment {no} is another ship’s' },
  unknown: { zh: '没有编号为 {no} 的风险评估', en: 'There is no risk assessment {no}' },
  otherWork: {
    zh: '风险评估 {no} 未列出本工单所需的作业许可',
    en: 'Risk assessment {no} does not name the permit that this work needs',
  },
  template: { zh: '{no} 是模板，须按模板建立评估', en: '{no} is a template: make an assessment of it' },
  asked: { zh: '核对工单的风险评估', en: 'Looking at the assessment of a work order' },
} as const satisfies Record<string, Text>;
