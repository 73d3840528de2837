import { definePage } from '../../../kernel/page.ts';

export const arrivalPage = definePage({
  component: 'stock/Arrival',
  title: { zh: '调拨到货单', en: 'Arrivals of transfers' },
  icon: 'Truck',
  permission: 'stock:arrival:list',
  records: ['stock.arrival'],
  menu: { key: 'stock.arrival', address: '/stock/arrivals', group: 'stock', order: 29 },
  help: {
    purpose: {
      zh: '调拨到货单：调拨物资到船、到岸时的清点；记账后完好部分入库。',
      en: 'What of a transfer came, counted where it arrived; posted, what came whole is stock.',
    },
    ways: [
      {
        zh: '从在途的调拨单点“登记到货”生成；破损须写明情况，短少与破损不入库。',
        en: 'It is made from a transfer on its way. What is damaged says how; neither that nor what is missing becomes stock.',
      },
      {
        zh: '记错时冲销，物资按原值回到在途；短损核销后不能冲销。',
        en: 'A mistake is reversed: it is on its way again at its value. Once the rest has been written off, the arrivals stand.',
      },
    ],
  },
});
