import { definePage } from '../../../kernel/page.ts';

export const unitConversionPage = definePage({
  component: 'resource:material.unitConversion',
  title: { zh: '单位换算', en: 'Unit conversions' },
  icon: 'Swap',
  permission: 'material:unitConversion:edit',
  menu: {
    key: 'purchasing.unitConversion',
    address: '/purchasing/unit-conversions',
    group: 'purchasing.materials',
    order: 40,
  },
  help: {
    purpose: {
      zh: '单位换算：不填物料的对所有物料适用，限同一量纲；填物料的是该物料的包装，折合基本单位。',
      en: 'Conversions: without a material they hold for all, inside one dimension; with one they are its packagings, in its base unit.',
    },
    ways: [
      {
        zh: '已建立的换算只能改系数；新的包装另建一个单位和换算。',
        en: 'Of a conversion only the factor changes; new packaging is a new unit and conversion.',
      },
      {
        zh: '两个单位之间只能有一条换算路径，形成循环的不予保存。',
        en: 'Two units are joined in one way only; what would close a ring is refused.',
      },
    ],
  },
});
