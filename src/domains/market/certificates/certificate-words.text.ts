import type { Option } from '../../../kernel/resource/field.ts';
import type { Text } from '../../../kernel/text.ts';

/** What an inspection or a company concluded. */
export const RESULTS = {
  ACCEPTABLE: { zh: '可接受', en: 'Acceptable', tone: 'green' },
  CONDITIONAL: { zh: '有条件接受', en: 'Conditional', tone: 'amber' },
  ON_HOLD: { zh: '暂停', en: 'On hold', tone: 'red' },
  REJECTED: { zh: '不接受', en: 'Rejected', tone: 'red' },
} as const satisfies Record<string, Option>;

export type Result = keyof typeof RESULTS;

/** How long a paper still holds, at a glance (chartering 5.8). */
export const LAMPS = {
  GREEN: { zh: '有效', en: 'Valid', tone: 'green' },
  AMBER: { zh: '90 天内到期', en: 'Ends within 90 days', tone: 'amber' },
  RED: { zh: '30 天内到期', en: 'Ends within 30 days', tone: 'red' },
  BLACK: { zh: '已失效', en: 'Not valid', tone: 'slate' },
} as const satisfies Record<string, Option>;

export type Lamp = keyof typeof LAMPS;

/** What the check of a fixture finds of a kind. */
export const FINDINGS = {
  VALID: { zh: '有效', en: 'Valid' },
  SHORT: { zh: '卸货后 30 天内到期', en: 'Ends within 30 days after discharge' },
  EXPIRED: { zh: '卸货结束前到期', en: 'Ends before discharge' },
  REFUSED: { zh: '结论为暂停或不接受', en: 'On hold or rejected' },
  MISSING: { zh: '没有登记', en: 'Not there' },
} as const satisfies Record<string, Text>;

export const CERTIFICATE_TEXT = {
  title: { zh: '船舶商务证书', en: 'Ship business certificates' },
  view: { zh: '显示方式', en: 'Show as' },
  list: { zh: '列表', en: 'List' },
  matrix: { zh: '一览表', en: 'Matrix' },
  expiring: { zh: '90 天内到期', en: 'Within 90 days' },
  red: { zh: '30 天内到期', en: 'Within 30 days' },
  black: { zh: '已失效', en: 'Not valid' },
  conditional: { zh: '有条件接受', en: 'Conditional' },
  ship: { zh: '船舶', en: 'Ship' },
  valid: { zh: '有效', en: 'Valid' },
  ending: { zh: '将到期', en: 'Ending' },
  invalid: { zh: '失效', en: 'Not valid' },
  until: { zh: '{ship} {kind}：{lamp}，至 {day}', en: '{ship}, {kind}: {lamp}, until {day}' },
  noShips: { zh: '没有可查看的船舶', en: 'No ships to show' },
  all: { zh: '全部船舶', en: 'All ships' },
  validTo: { zh: '有效至', en: 'Valid until' },
  result: { zh: '结论', en: 'Result' },
  observations: { zh: '缺陷', en: 'Observations' },
  days: { zh: '剩余天数', en: 'Days left' },
  export: { zh: '导出一览表', en: 'Export the matrix' },
} as const satisfies Record<string, Text>;
