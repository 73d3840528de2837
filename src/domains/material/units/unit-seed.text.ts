import type { Dimension } from './unit.resource.ts';

/** Units that every house orders in: code, Chinese, English, what they measure, decimals of a quantity. */
export const UNIT_SEED: readonly (readonly [string, string, string, Dimension, number])[] = [
  ['PCS', '个', 'Piece', 'COUNT', 0],
  ['SET', '套', 'Set', 'COUNT', 0],
  ['PR', '双', 'Pair', 'COUNT', 0],
  ['M', '米', 'Metre', 'LENGTH', 2],
  ['L', '升', 'Litre', 'VOLUME', 2],
  ['KG', '千克', 'Kilogram', 'MASS', 3],
  ['TON', '吨', 'Tonne', 'MASS', 3],
  ['DRUM', '桶', 'Drum', 'COUNT', 0],
  ['CAN', '罐', 'Can', 'COUNT', 0],
  ['COIL', '盘', 'Coil', 'COUNT', 0],
  ['ROLL', '卷', 'Roll', 'COUNT', 0],
  ['BOX', '盒', 'Box', 'COUNT', 0],
  ['BTL', '瓶', 'Bottle', 'COUNT', 0],
  ['TUBE', '支', 'Tube', 'COUNT', 0],
  ['SHT', '张', 'Sheet', 'COUNT', 0],
  ['LGTH', '根', 'Length', 'COUNT', 0],
  ['M2', '平方米', 'Square metre', 'AREA', 2],
  ['M3', '立方米', 'Cubic metre', 'VOLUME', 3],
  ['HR', '小时', 'Hour', 'TIME', 2],
  ['DAY', '天', 'Day', 'TIME', 2],
  ['JOB', '项', 'Job', 'OTHER', 0],
];

/** What holds by definition, for every material: one of the first is so many of the second. */
export const GENERAL_CONVERSIONS: readonly (readonly [string, string, string])[] = [
  ['TON', '1000', 'KG'],
  ['M3', '1000', 'L'],
  ['DAY', '24', 'HR'],
];
