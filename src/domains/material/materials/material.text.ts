import type { Text } from '../../../kernel/text.ts';

export const MATERIAL_TEXT = {
  title: { zh: '物料档案', en: 'Materials' },
  all: { zh: '全部物料', en: 'All materials' },
  active: { zh: '启用', en: 'Active' },
  pending: { zh: '待启用', en: 'Pending' },
  critical: { zh: '关键物料', en: 'Critical' },
  units: { zh: '可用单位', en: 'Units' },
  conversions: { zh: '其他包装', en: 'Other packagings' },
  limits: { zh: '船舶定额', en: 'Ship limits' },
  code: { zh: '代码', en: 'Code' },
  unit: { zh: '单位', en: 'Unit' },
  inBase: { zh: '合基本单位', en: 'In base units' },
  from: { zh: '来源', en: 'From' },
  noUnits: { zh: '没有可用单位', en: 'There are no units' },
  base: { zh: '基本单位', en: 'Base unit' },
  own: { zh: '本物料', en: 'This material' },
  general: { zh: '通用', en: 'General' },
} satisfies Record<string, Text>;
