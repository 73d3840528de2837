import type { Text } from '../../../kernel/text.ts';

/** Fuels by the classes of ISO 8217, as emission factors are given for them (MEPC.364(79)). */
export const EMISSION_FUELS = {
  HFO: { zh: '重质燃油（RME 至 RMK）', en: 'Heavy fuel oil (RME to RMK)' },
  LFO: { zh: '轻质燃油（RMA 至 RMD）', en: 'Light fuel oil (RMA to RMD)' },
  DIESEL: { zh: '柴油（DMX 至 DMB）', en: 'Diesel and gas oil (DMX to DMB)' },
  LPG_PROPANE: { zh: '液化石油气（丙烷）', en: 'LPG, propane' },
  LPG_BUTANE: { zh: '液化石油气（丁烷）', en: 'LPG, butane' },
  LNG: { zh: '液化天然气', en: 'LNG' },
  METHANOL: { zh: '甲醇', en: 'Methanol' },
  ETHANOL: { zh: '乙醇', en: 'Ethanol' },
} as const satisfies Record<string, Text>;
export type EmissionFuel = keyof typeof EMISSION_FUELS;

/** Types of ships that have a reference line (MEPC.353(78)). */
export const CII_TYPES = {
  TANKER: { zh: '液货船', en: 'Tanker' },
  BULK_CARRIER: { zh: '散货船', en: 'Bulk carrier' },
  GAS_CARRIER: { zh: '气体运输船', en: 'Gas carrier' },
  GENERAL_CARGO: { zh: '杂货船', en: 'General cargo ship' },
  COMBINATION: { zh: '兼用船', en: 'Combination carrier' },
  CONTAINER: { zh: '集装箱船', en: 'Container ship' },
} as const satisfies Record<string, Text>;
export type CiiType = keyof typeof CII_TYPES;

/** Consumers that IMO DCS tells apart (MEPC.385(81)). */
export const CONSUMERS = {
  MAIN: { zh: '主机', en: 'Main engine' },
  AUX: { zh: '副机', en: 'Auxiliary engines' },
  BOILER: { zh: '锅炉', en: 'Boilers' },
  OTHER: { zh: '其他', en: 'Others' },
} as const satisfies Record<string, Text>;
export type Consumer = keyof typeof CONSUMERS;

export const RATINGS = {
  A: { zh: 'A', en: 'A', tone: 'green' },
  B: { zh: 'B', en: 'B', tone: 'green' },
  C: { zh: 'C', en: 'C', tone: 'blue' },
  D: { zh: 'D', en: 'D', tone: 'amber' },
  E: { zh: 'E', en: 'E', tone: 'red' },
} as const;
export type Rating = keyof typeof RATINGS;
