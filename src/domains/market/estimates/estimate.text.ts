import type { Text } from '../../../kernel/text.ts';
import type { FreightType } from '../money/freight.rules.ts';

export const FREIGHT_TYPES = {
  PER_TON: { zh: '每吨', en: 'Per tonne' },
  LUMPSUM: { zh: '包干', en: 'Lump sum' },
  WORLDSCALE: { zh: '新世运价', en: 'Worldscale' },
  PER_DAY: { zh: '每天', en: 'Per day' },
} as const satisfies Record<FreightType, Text>;

export const ESTIMATE_TEXT = {
  estimate: { zh: '航次估算', en: 'Voyage estimate' },
  alternatives: { zh: '比选方案', en: 'Alternatives' },
  alternative: { zh: '方案', en: 'Alternative' },
  item: { zh: '项目', en: 'Item' },
  voyage: { zh: '航次', en: 'Voyage' },
  days: { zh: '时间', en: 'Days' },
  oil: { zh: '燃油', en: 'Fuel' },
  revenue: { zh: '收入', en: 'Revenue' },
  cost: { zh: '费用', en: 'Cost' },
  result: { zh: '结果', en: 'Result' },
  rank: { zh: '名次', en: 'Rank' },
  behind: { zh: '与最优方案相差', en: 'Against the best' },
  best: { zh: '最优', en: 'Best' },
  chosen: { zh: '已选定', en: 'Chosen' },
  add: { zh: '增加方案', en: 'Add an alternative' },
  copy: { zh: '复制方案', en: 'Copy the alternative' },
  remove: { zh: '删除方案', en: 'Remove the alternative' },
  from: {
    zh: '船舶航速与油耗取自 {month} 以来已确认的动态报',
    en: 'Speed and consumption by her confirmed reports since {month}',
  },
  noFigures: {
    zh: '该船近半年没有已确认的动态报，航速与油耗须自行填写',
    en: 'She has no confirmed reports of the last half year; enter speed and consumption',
  },
  noRoute: {
    zh: '港口间没有查到海上里程，须自行填写',
    en: 'No sea route between the ports was found; enter the miles',
  },
  sensitivity: { zh: '敏感性分析', en: 'Sensitivity' },
  sensitivityOf: { zh: '分析方案', en: 'Alternative' },
  change: { zh: '变动幅度', en: 'Change' },
  byFreight: { zh: '运价', en: 'Freight' },
  byBunkers: { zh: '油价', en: 'Bunker price' },
  byDays: { zh: '天数', en: 'Days' },
  bySpeed: { zh: '航速', en: 'Speed' },
  incomplete: { zh: '方案数据不全，暂不能计算日均效益', en: 'Not complete enough for a result a day' },
  excel: { zh: '导出估算表', en: 'Estimate as Excel' },
  tooMany: { zh: '最多比较六个方案', en: 'At most six alternatives are compared' },
  none: { zh: '至少填写一个方案', en: 'There is at least one alternative' },
  notThere: { zh: '没有这个方案', en: 'There is no such alternative' },
  notWhole: {
    zh: '该方案还没有算出日均效益，须补全数据',
    en: 'This alternative has no result a day yet; complete its figures',
  },
  draftMark: { zh: '未选定', en: 'Not chosen' },
} as const satisfies Record<string, Text>;
