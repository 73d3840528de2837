import type { Option } from '../../../kernel/resource/field.ts';
import type { Text } from '../../../kernel/text.ts';

export const LINE_TEXT = {
  FREIGHT: { zh: '运费', en: 'Freight' },
  DEADFREIGHT: { zh: '亏舱费', en: 'Deadfreight' },
  DEMURRAGE: { zh: '滞期费', en: 'Demurrage' },
  OTHER_REV: { zh: '其他收入', en: 'Other revenue' },
  ADDRESS_COMM: { zh: '回扣佣金', en: 'Address commission' },
  BROKERAGE: { zh: '经纪佣金', en: 'Brokerage' },
  BUNKER: { zh: '燃油费', en: 'Bunkers' },
  PORT: { zh: '港口费', en: 'Port costs' },
  CARGO_COST: { zh: '货物费用', en: 'Cargo costs' },
  INSURANCE: { zh: '保险费', en: 'Insurance' },
  CLAIM: { zh: '索赔支出', en: 'Claims paid' },
  OTHER: { zh: '其他费用', en: 'Other costs' },
} as const satisfies Record<string, Option>;
export type LineType = keyof typeof LINE_TEXT;

export const REVENUE_TYPES = ['FREIGHT', 'DEADFREIGHT', 'DEMURRAGE', 'OTHER_REV'] as const;
export const COMMISSION_TYPES = ['ADDRESS_COMM', 'BROKERAGE'] as const;
export const COST_TYPES = ['BUNKER', 'PORT', 'CARGO_COST', 'INSURANCE', 'CLAIM', 'OTHER'] as const;
/** In the order in which an account tells them. */
export const LINE_TYPES: readonly LineType[] = [...REVENUE_TYPES, ...COMMISSION_TYPES, ...COST_TYPES];

/** What no record of the product tells, and somebody has to type. */
export const TYPED_LINES = {
  OTHER_REV: LINE_TEXT.OTHER_REV,
  CARGO_COST: LINE_TEXT.CARGO_COST,
  INSURANCE: LINE_TEXT.INSURANCE,
  OTHER: LINE_TEXT.OTHER,
} as const satisfies Partial<Record<LineType, Option>>;

export const ACCOUNT_TEXT = {
  account: { zh: '航次效益', en: 'Voyage result' },
  line: { zh: '收支项目', en: 'Line' },
  lines: { zh: '收支对照', en: 'Estimate and actual' },
  source: { zh: '数据来源', en: 'Source' },
  sources: { zh: '数据来源明细', en: 'Sources' },
  entry: { zh: '手工项目', en: 'Typed line' },
  entries: { zh: '手工项目', en: 'Typed lines' },
  reason: { zh: '差异说明', en: 'Reason for a difference' },
  reasons: { zh: '差异说明', en: 'Reasons for differences' },
  voyage: { zh: '航次', en: 'Voyage' },
  result: { zh: '效益', en: 'Result' },
  day: { zh: '天', en: 'days' },
  more: { zh: '其他', en: 'More' },
  repair: { zh: '修理航次不核算效益', en: 'A repair voyage has no result' },
  unopened: { zh: '航次尚未开始或已取消，不能核算', en: 'The voyage has not begun or is cancelled' },
  moved: { zh: '核算不能改到另一航次', en: 'An account stays with its voyage' },
  notChosen: { zh: '该估算尚未选定方案', en: 'No alternative of this estimate is chosen' },
  twice: { zh: '该项目已有说明', en: 'This line is explained already' },
  voyageOpen: { zh: '航次尚未关闭，不能锁定', en: 'The voyage is not closed yet' },
  provisional: {
    zh: '“{line}”还有暂估数，来源定稿后才能锁定',
    en: '{line} is still an estimate: its source is not final',
  },
  draftMark: { zh: '含暂估', en: 'Provisional' },
  made: { zh: '编制', en: 'Prepared by' },
  checked: { zh: '复核', en: 'Checked by' },
  approved: { zh: '批准', en: 'Approved by' },
} as const satisfies Record<string, Text>;
