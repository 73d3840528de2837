import type { Option } from '../../../kernel/resource/field.ts';

/** Who wrote a quotation down. */
export const QUOTE_SOURCES = {
  VENDOR: { zh: '供应商填报', en: 'By the supplier' },
  BUYER_ENTRY: { zh: '采购员代录', en: 'Entered by the buyer', tone: 'amber' },
} as const satisfies Record<string, Option>;

export const FREIGHT_MODES = {
  INCLUDED: { zh: '含运费', en: 'Included' },
  FIXED: { zh: '另计运费', en: 'Fixed' },
  AT_COST: { zh: '运费实报实销（估）', en: 'At cost, estimated', tone: 'amber' },
} as const satisfies Record<string, Option>;

export const LINE_STATES = {
  QUOTED: { zh: '报价', en: 'Quoted' },
  NO_QUOTE: { zh: '不报', en: 'No quote', tone: 'grey' },
} as const satisfies Record<string, Option>;

/** Whose make an offered part is. */
export const OFFERED_SOURCES = {
  OEM: { zh: '原厂配套', en: 'Original equipment' },
  GENUINE: { zh: '正品', en: 'Genuine' },
  EQUIVALENT: { zh: '等效', en: 'Equivalent' },
  NON_ORIGINAL: { zh: '非原厂', en: 'Not original', tone: 'amber' },
} as const satisfies Record<string, Option>;
