import type { Text } from '../../../kernel/text.ts';

/** Tanks by what they hold, and the machines that lessen it. */
export const FACILITIES = {
  SLUDGE: { zh: '油渣舱', en: 'Sludge tank' },
  BILGE: { zh: '舱底水舱', en: 'Bilge tank' },
  OILY_WATER: { zh: '含油污水舱', en: 'Oily water tank' },
  SEWAGE: { zh: '生活污水舱', en: 'Sewage tank' },
  SLOP: { zh: '污油水舱', en: 'Slop tank' },
  GARBAGE: { zh: '垃圾储存', en: 'Garbage store' },
  OWS: { zh: '油水分离器', en: 'Oily water separator' },
  INCINERATOR: { zh: '焚烧炉', en: 'Incinerator' },
} as const satisfies Record<string, Text>;
export type Facility = keyof typeof FACILITIES;

export const CONSTANT_TEXT = {
  constant: { zh: '船舶常数', en: 'Ship constant' },
  constants: { zh: '船舶常数', en: 'Ship constants' },
  measured: { zh: '常数测定', en: 'Measured constants' },
  capacities: { zh: '防污染舱容', en: 'Environmental capacities' },
  capacity: { zh: '防污染舱容', en: 'Environmental capacity' },
  which: { zh: '常数或舱容', en: 'Constants or capacities' },
  weights: { zh: '测定时的重量', en: 'Weights when it was measured' },
  history: { zh: '历次测定', en: 'As it was measured' },
  far: {
    zh: '与上次 {before} t 相差超过 10% 或 20 t，填写偏差说明',
    en: 'More than 10% or 20 t from the {before} t before: say why',
  },
  future: { zh: '日期在今日之后', en: 'This day has not come yet' },
  needsOne: { zh: '填写该项的容量或能力', en: 'Enter what it holds or handles' },
  booked: {
    zh: '记录簿已有该舱的记录，不能改船舶或类型',
    en: 'Record books have lines of this tank: ship and type stay',
  },
  holds: { zh: '舱内尚有 {m3} m³', en: 'It holds {m3} m³ now' },
  notOfIt: { zh: '该项不填', en: 'Not of this one' },
} as const satisfies Record<string, Text>;
