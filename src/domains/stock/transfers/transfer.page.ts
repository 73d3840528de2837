import { definePage } from '../../../kernel/page.ts';

export const transferPage = definePage({
  component: 'stock/Transfer',
  title: { zh: '调拨单', en: 'Transfers' },
  icon: 'Swap',
  permission: 'stock:transfer:list',
  records: ['stock.transfer'],
  menu: { key: 'stock.transfer', address: '/stock/transfers', group: 'stock', order: 28 },
  help: {
    purpose: {
      zh: '调拨单：船与船、船与岸之间的物资调拨；发出时按平均单价转入在途，到货按同一价值入库。',
      en: 'What one store sends to another, ship to ship or ship to shore: it leaves at the average cost, is on its way, and arrives at the same value.',
    },
    ways: [
      {
        zh: '选调出仓库与调入单位，逐行填数量后提交；部门长与机务主管批准后，调出方登记发出。',
        en: 'Choose the store and where it goes, say how many and submit; the head and the superintendent approve, then whoever gives hands it over.',
      },
      {
        zh: '调入方点“登记到货”，按实点填完好与破损；短少和破损留在途，补到货再登记，或由机务主管核销。',
        en: 'Where it arrives it is taken in: what came whole and what is damaged. What is missing or damaged stays on its way until it comes, or the superintendent writes it off.',
      },
    ],
  },
});
