import type { Option } from '../../../kernel/resource/field.ts';

/** Which part of a ship asks; the office asks for its own stores. */
export const DEPARTMENTS = {
  DECK: { zh: '甲板部', en: 'Deck' },
  ENGINE: { zh: '轮机部', en: 'Engine' },
  CATERING: { zh: '事务部', en: 'Catering' },
  OFFICE: { zh: '机关', en: 'Office' },
} as const satisfies Record<string, Option>;

/** How pressing it is, and for what. */
export const APPLY_KINDS = {
  SEASON: { zh: '季度', en: 'Of a season' },
  NORMAL: { zh: '常规', en: 'Normal' },
  URGENT: { zh: '紧急', en: 'Urgent', tone: 'amber' },
  EMERGENCY: { zh: '应急', en: 'Emergency', tone: 'red' },
  REPAIR: { zh: '修理', en: 'For a repair' },
  PROJECT: { zh: '项目', en: 'For a project' },
} as const satisfies Record<string, Option>;

export type ApplyKind = keyof typeof APPLY_KINDS;

/** Who may have made a part that is delivered. */
export const PART_SOURCES = {
  ANY: { zh: '不限', en: 'Any' },
  OEM: { zh: '原厂', en: 'Original maker' },
  GENUINE: { zh: '正品', en: 'Genuine' },
  EQUIVALENT: { zh: '等效', en: 'Equivalent' },
} as const satisfies Record<string, Option>;

export type PartSource = keyof typeof PART_SOURCES;
