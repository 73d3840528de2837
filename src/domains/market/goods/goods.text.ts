import type { Option } from '../../../kernel/resource/field.ts';
import type { Text } from '../../../kernel/text.ts';
import type { DictionarySeed } from '../../identity/public.ts';

export const GOODS_KINDS = {
  CRUDE: { zh: '原油', en: 'Crude oil' },
  DIRTY_PRODUCT: { zh: '黑油', en: 'Dirty product' },
  CLEAN_PRODUCT: { zh: '白油', en: 'Clean product' },
  CHEMICAL: { zh: '化学品', en: 'Chemical' },
  VEG_OIL: { zh: '植物油', en: 'Vegetable oil' },
  LPG: { zh: '液化气', en: 'LPG' },
  DRY_BULK: { zh: '干散货', en: 'Dry bulk' },
} as const satisfies Record<string, Option>;

export type GoodsKind = keyof typeof GOODS_KINDS;

/** Categories of MARPOL annex I and II. */
export const MARPOL_CATEGORIES = {
  ANNEX_I: { zh: '附则一（油类）', en: 'Annex I (oil)' },
  X: { zh: 'X 类', en: 'Category X' },
  Y: { zh: 'Y 类', en: 'Category Y' },
  Z: { zh: 'Z 类', en: 'Category Z' },
  OS: { zh: 'OS 类', en: 'Other substance' },
  NONE: { zh: '不适用', en: 'None' },
} as const satisfies Record<string, Option>;

/** Ship types of the IBC Code, by how much the tanks are protected. */
export const IBC_SHIP_TYPES = {
  '1': { zh: '1 型', en: 'Type 1' },
  '2': { zh: '2 型', en: 'Type 2' },
  '3': { zh: '3 型', en: 'Type 3' },
} as const satisfies Record<string, Option>;

export const GOODS_TEXT = {
  goods: { zh: '货物品名', en: 'Product' },
  regulation: { zh: '危规与物性', en: 'Regulation and properties' },
  carriage: { zh: '运输要求', en: 'Carriage' },
  banned: { zh: '前货限制', en: 'Not after' },
  tankers: { zh: '液货', en: 'Liquid' },
  bulk: { zh: '干散货', en: 'Dry bulk' },
  chemicals: { zh: '化学品', en: 'Chemicals' },
  heated: { zh: '须加温', en: 'Heated' },
  twice: { zh: '该前货已列过', en: 'This cargo stands there already' },
  needsCategory: { zh: '化学品须填写 MARPOL 类别，且不能为“不适用”', en: 'A chemical has a MARPOL category' },
} as const satisfies Record<string, Text>;

/** Words that the house may extend. */
export const GOODS_DICTIONARIES: readonly DictionarySeed[] = [
  {
    code: 'wash_standard',
    label: { zh: '洗舱标准', en: 'Cleaning standard' },
    entries: [
      ['NONE', '不洗', 'None'],
      ['WATER', '水洗', 'Water'],
      ['HOT_WATER', '热水洗', 'Hot water'],
      ['CHEMICAL', '药剂洗', 'Chemical'],
      ['WALL_WASH', '壁洗检验', 'Wall wash'],
    ],
  },
  {
    code: 'cargo_group',
    label: { zh: '相容组', en: 'Compatibility group' },
    entries: [
      ['ACIDS', '无机酸', 'Inorganic acids'],
      ['CAUSTICS', '碱类', 'Caustics'],
      ['ALCOHOLS', '醇与二醇', 'Alcohols and glycols'],
      ['AROMATICS', '芳烃', 'Aromatic hydrocarbons'],
      ['OLEFINS', '烯烃', 'Olefins'],
      ['ETHERS', '醚类', 'Ethers'],
      ['HYDROCARBONS', '烃类混合物', 'Hydrocarbon mixtures'],
      ['OILS', '动植物油', 'Animal and vegetable oils'],
    ],
  },
];
