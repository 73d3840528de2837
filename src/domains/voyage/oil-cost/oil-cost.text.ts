import type { Text } from '../../../kernel/text.ts';
import { OIL_ROW_TEXT } from '../reports/oil.text.ts';
import { CONSUMPTION_ROWS } from '../reports/oil-rows.rules.ts';
import type { OilConsumer, OilEntry } from './fifo.rules.ts';

/** Without it nobody is told what oil costs: ships report tonnes. */
export const OIL_PRICE_PERMISSION = 'voyage:bunkering:price';

const ROWS = Object.fromEntries(CONSUMPTION_ROWS.map((code) => [code, OIL_ROW_TEXT[code]])) as {
  readonly [C in (typeof CONSUMPTION_ROWS)[number]]: Text;
};

/** Who had the oil. */
export const CONSUMER_TEXT = {
  ...ROWS,
  ADJUST: OIL_ROW_TEXT.ADJUST,
  DEBUNKER: { zh: '卸油', en: 'Debunkering' },
} as const satisfies Record<OilConsumer, Text>;

export const ENTRY_TEXT = {
  RECEIPT: { zh: '入账', en: 'Receipt', tone: 'green' },
  ISSUE: { zh: '消耗', en: 'Issue', tone: 'slate' },
  ADJUST: { zh: '盘点差异', en: 'Adjustment', tone: 'amber' },
  RETURN: { zh: '更正退回', en: 'Returned by a correction', tone: 'blue' },
  VARIANCE: { zh: '价格差异', en: 'Price variance', tone: 'violet' },
} as const satisfies Record<OilEntry['kind'], Text & { tone: string }>;

export const RECEIPT_SOURCE_TEXT = {
  BUNKER: { zh: '加油', en: 'Bunkering', tone: 'blue' },
  OPENING: { zh: '期初存量', en: 'Opening stock', tone: 'slate' },
} as const;

export const PRICE_STATE_TEXT = {
  NONE: { zh: '未定价', en: 'Not priced', tone: 'amber' },
  ESTIMATED: { zh: '暂估', en: 'Estimated', tone: 'blue' },
  PRICED: { zh: '已定价', en: 'Priced', tone: 'green' },
} as const;
