import type { Option } from '../../../kernel/resource/field.ts';

export const MOVE_TYPES = {
  OPENING: { zh: '期初', en: 'Opening', tone: 'slate' },
  RECEIPT: { zh: '收货', en: 'Receipt', tone: 'green' },
  RETURN_SUPPLIER: { zh: '退供应商', en: 'Return to the supplier', tone: 'amber' },
  ISSUE: { zh: '领用', en: 'Issue', tone: 'blue' },
  RETURN_STORE: { zh: '退库', en: 'Return to store', tone: 'green' },
  TRANSFER_OUT: { zh: '调出', en: 'Transfer out', tone: 'amber' },
  TRANSFER_IN: { zh: '调入', en: 'Transfer in', tone: 'green' },
  COUNT_GAIN: { zh: '盘盈', en: 'Count gain', tone: 'green' },
  COUNT_LOSS: { zh: '盘亏', en: 'Count loss', tone: 'red' },
  ADJUST_IN: { zh: '调增', en: 'Adjusted up', tone: 'green' },
  ADJUST_OUT: { zh: '调减', en: 'Adjusted down', tone: 'amber' },
  SCRAP: { zh: '报废', en: 'Scrap', tone: 'red' },
  VALUE_ADJUST: { zh: '金额调整', en: 'Value adjustment', tone: 'slate' },
  REVERSAL: { zh: '冲销', en: 'Reversal', tone: 'slate' },
} as const satisfies Record<string, Option>;
export type MoveType = keyof typeof MOVE_TYPES;

export const CONDITIONS = {
  NEW: { zh: '新', en: 'New' },
  RECON: { zh: '修复', en: 'Reconditioned' },
  USED: { zh: '旧', en: 'Used' },
} as const satisfies Record<string, Option>;
export type Condition = keyof typeof CONDITIONS;
