import type { Option } from '../../../kernel/resource/field.ts';

/** What somebody of a supplier quotes for; the names stand in addresses. */
export const VENDOR_TYPES = {
  quote: { zh: '物资报价', en: 'Goods and services' },
  shipRepair: { zh: '修船报价', en: 'Ship repair' },
} as const satisfies Record<string, Option>;

export type VendorType = keyof typeof VENDOR_TYPES;

export const VENDOR_LANGUAGES = {
  zh: { zh: '中文', en: 'Chinese' },
  en: { zh: '英文', en: 'English' },
} as const satisfies Record<string, Option>;
