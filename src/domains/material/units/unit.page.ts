import { definePage } from '../../../kernel/page.ts';

export const unitPage = definePage({
  component: 'resource:material.unit',
  title: { zh: '计量单位', en: 'Units' },
  icon: 'Number',
  permission: 'material:unit:list',
  menu: { key: 'purchasing.unit', address: '/purchasing/units', group: 'purchasing.materials', order: 50 },
  help: {
    purpose: {
      zh: '计量单位：代码、名称、量纲与数量的小数位。',
      en: 'Units with code, names, what they measure, and how many decimals their quantities have.',
    },
    ways: [{ zh: '小数位为 0 的单位，数量须为整数。', en: 'Quantities in a unit of no decimals are whole.' }],
  },
});
