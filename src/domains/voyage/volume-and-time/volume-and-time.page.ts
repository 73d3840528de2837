import { definePage } from '../../../kernel/page.ts';

export const volumeAndTimePage = definePage({
  component: 'voyage/VolumeAndTime',
  title: { zh: '货量与时间', en: 'Volume and time' },
  icon: 'Table',
  permission: 'voyage:cargoOperation:list',
  menu: { key: 'voyage.volumeAndTime', address: '/voyage/volume-and-time', group: 'voyage', order: 48 },
  help: {
    purpose: {
      zh: '每次装卸作业的货量、作业时间、中断、净速率、等泊与在港时间，按港口、船舶、货名比较。',
      en: 'Quantity, hours, stops, net rate, waiting and stay of each cargo operation, compared by port, ship and cargo.',
    },
    ways: [
      {
        zh: '只计已确认的动态报；一票货在一次挂港的装或卸为一次作业。',
        en: 'Confirmed reports alone count; loading or discharging one cargo at one call is one operation.',
      },
      {
        zh: '选择分组、横向与指标；点任一数字查看所计的作业。',
        en: 'Choose groups, what goes across, and figures; each figure opens the operations it counts.',
      },
    ],
    figures: [
      {
        name: { zh: '货量', en: 'Quantity' },
        how: {
          zh: '装货取提单量，卸货取岸方量，没有则取船方量。',
          en: 'Loaded by bill of lading, discharged by shore figure, else by the ship’s.',
        },
      },
      {
        name: { zh: '净速率', en: 'Net rate' },
        how: {
          zh: '货量 ÷（首次开始至最后结束的小时数 − 中断时间）。',
          en: 'Quantity ÷ (hours from first start to last end − stops).',
        },
      },
      {
        name: { zh: '等泊时间、在港时间', en: 'Waiting, stay' },
        how: {
          zh: '等泊 = 首次系泊完毕 − 定速航行结束；在港 = 定速航行开始 − 定速航行结束。',
          en: 'Waiting: first all fast less end of passage; stay: full away less end of passage.',
        },
      },
    ],
  },
});
