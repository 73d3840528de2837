import { definePage } from '../../../kernel/page.ts';

export const cargoTypePage = definePage({
  component: 'market/CargoType',
  title: { zh: '货物品名', en: 'Goods' },
  icon: 'Profile',
  permission: 'market:cargoType:list',
  records: ['market.cargoType'],
  menu: { key: 'market.cargo-types', address: '/market/cargo-types', group: 'market', order: 60 },
  help: {
    purpose: {
      zh: '公司承运货物的品名目录：大类、危规、物性、洗舱与前货限制、定耗，可由表格导入。',
      en: 'The products that ships carry: class, regulation, properties, cleaning and previous cargoes, loss allowance; they may be imported from a sheet.',
    },
    ways: [
      {
        zh: '品名与动态报的货名一致：货载按航次与货名取船方、提单与卸货数量。',
        en: 'A product is called as reports of ships call it: a parcel takes ship, bill of lading and outturn figures by voyage and name.',
      },
      {
        zh: '化学品须填 MARPOL 类别和 IBC 船型；加温货须填载运温度。',
        en: 'A chemical has its MARPOL category and IBC ship type, a heated cargo its temperature.',
      },
    ],
    figures: [
      {
        name: { zh: '定耗', en: 'Loss allowance' },
        how: {
          zh: '运输途中允许的损耗占提单量的百分比，默认 0.300%；货载可另行约定。',
          en: 'Loss in transit that is allowed, in % of the bill of lading, 0.300 % unless told; a parcel may agree on another.',
        },
      },
    ],
  },
});
