import { definePage } from '../../../kernel/page.ts';

export const shipConstantPage = definePage({
  component: 'qhse/ShipConstant',
  title: { zh: '船舶常数', en: 'Ship constants' },
  icon: 'Number',
  permission: 'qhse:shipConstant:list',
  records: ['qhse.shipConstant/constants', 'qhse.tankCapacity/capacities'],
  menu: { key: 'qhse.shipConstant', address: '/qhse/ship-constant', group: 'qhse', order: 65 },
  help: {
    purpose: {
      zh: '历次测定的船舶常数与走势，以及各船防污染舱容、油水分离器与焚烧炉的能力。',
      en: 'Constants of ships as they were measured and how they move, and what their environmental tanks hold, their separators and incinerators handle.',
    },
    ways: [
      {
        zh: '每次水尺测定登记一条；与上次相差超过 10% 或 20 t 时须填写偏差说明。',
        en: 'Each draft survey is a record; where it lies more than 10% or 20 t from the one before, the reason is entered.',
      },
      {
        zh: '测定记录中显示该船历次常数的曲线。',
        en: 'A measurement shows the curve of that ship’s constants.',
      },
      {
        zh: '舱容由主管维护：舱柜填 m³，油水分离器填 m³/h，焚烧炉填 kg/h。',
        en: 'Capacities are the superintendents’: tanks in m³, the separator in m³/h, the incinerator in kg/h.',
      },
    ],
    figures: [
      {
        name: { zh: '常数', en: 'Constant' },
        how: {
          zh: '排水量 − 空船重量 − 压载水、淡水、燃油、柴油、滑油与其他已知重量之和，取一位小数（t）。',
          en: 'Displacement less light ship and less ballast, fresh water, fuel, diesel, lub oil and other known weights, to a tenth of a tonne.',
        },
      },
      {
        name: { zh: '与上次相差', en: 'Since the one before' },
        how: {
          zh: '该船本次常数减去之前最近一次测定的常数。',
          en: 'The constant less the one measured last before it on that ship.',
        },
      },
    ],
  },
});
