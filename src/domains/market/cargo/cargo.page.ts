import { definePage } from '../../../kernel/page.ts';

export const cargoPage = definePage({
  component: 'market/Cargo',
  title: { zh: '货物管理', en: 'Cargo' },
  icon: 'Container',
  permission: 'market:cargo:list',
  records: ['market.cargo'],
  menu: { key: 'market.cargo', address: '/market/cargo', group: 'market', order: 20 },
  help: {
    purpose: {
      zh: '货载从报货到结算：受载期、溢短装、装卸港、各方、合同与航次、提单、卸货量与损耗。',
      en: 'Parcels from the offer to the settlement: laycan, tolerance, ports, parties, contract and voyage, bill of lading, outturn and loss.',
    },
    ways: [
      {
        zh: '选中同一货方的货载，点“起草合同”；合同成交后货载为“已成交”，再安排航次。',
        en: 'Choose parcels of one customer and draft a contract; once it is fixed they are fixed, and then planned on a voyage.',
      },
      {
        zh: '船方量、提单量、卸货量取自该航次已确认的动态报，按货名对应，不必再填。',
        en: 'Ship, bill of lading and outturn figures are those of the confirmed reports of the voyage, by the name of the cargo; nobody types them.',
      },
      {
        zh: '填全提单号、日期、份数，且装货动态报已确认签发提单后，才能确认装船。',
        en: 'Loading is confirmed when number, date and copies of the bill of lading are there and the confirmed report says that it was issued.',
      },
    ],
    figures: [
      {
        name: { zh: '最少、最多', en: 'Least, most' },
        how: { zh: '数量 ×（1 ∓ 溢短装）。', en: 'Quantity × (1 ∓ more or less).' },
      },
      {
        name: { zh: '损耗率', en: 'Loss rate' },
        how: { zh: '（提单量 − 卸货量）÷ 提单量。', en: '(Bill of lading − outturn) ÷ bill of lading.' },
      },
      {
        name: { zh: '超耗、货差金额', en: 'Beyond the allowance, shortage' },
        how: {
          zh: '损耗 − 定耗 × 提单量，小于零按零；乘每吨货价为金额。',
          en: 'Loss − allowance × bill of lading, nothing below zero; times the value of a tonne.',
        },
      },
    ],
  },
});
