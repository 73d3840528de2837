import type { Option } from '../../../kernel/resource/field.ts';

/** How much a machine needs a part. */
export const CRITICALITY = {
  VITAL: { zh: '关键', en: 'Vital', tone: 'red' },
  ESSENTIAL: { zh: '重要', en: 'Essential', tone: 'amber' },
  DESIRABLE: { zh: '一般', en: 'Desirable', tone: 'slate' },
} as const satisfies Record<string, Option>;

/** In what the time between two replacements is counted. */
export const FREQUENCY_TYPES = {
  HOURS: { zh: '小时', en: 'Hours' },
  DAYS: { zh: '天', en: 'Days' },
  MONTHS: { zh: '月', en: 'Months' },
} as const satisfies Record<string, Option>;

export const PART_TEXT = {
  title: { zh: '船舶备件', en: 'Ship spare parts' },
  which: { zh: '备件资料', en: 'Kinds of record' },
  aboard: { zh: '在船备件', en: 'On board' },
  parts: { zh: '备件', en: 'Parts' },
  specs: { zh: '规格', en: 'Specifications' },
  addPart: { zh: '新增备件', en: 'New part' },
  low: { zh: '低于最低库存', en: 'Below the minimum' },
  unguarded: { zh: '关键备件未设最低', en: 'Vital without a minimum' },
  toCheck: { zh: '检查到期', en: 'Check is due' },
  noMachine: { zh: '须为设备或部件', en: 'A machine or a component' },
  partStays: { zh: '备件不能换到别的设备', en: 'A part stays at its equipment' },
  specStays: { zh: '规格不能换到别的备件', en: 'A specification stays with its part' },
  notStocked: { zh: '该物料不入库存', en: 'This material is not kept in stock' },
  gone: { zh: '物料不存在', en: 'There is no such material' },
  future: { zh: '不能晚于今天', en: 'It cannot be after today' },
  otherShip: { zh: '不是该船的备件', en: 'It is not a part of this ship' },
  otherUnit: { zh: '须为备件规格的单位，库存按此计', en: 'It is counted in the unit of the part, as the stock is' },
  used: { zh: '耗用备件', en: 'Parts used' },
  planned: { zh: '计划备件', en: 'Planned parts' },
} as const;
