import { definePage } from '../../../kernel/page.ts';

export const demandPoolPage = definePage({
  component: 'purchasing/DemandPool',
  title: { zh: '需求池', en: 'Demand pool' },
  icon: 'Inbox',
  permission: 'purchasing:demandLine:list',
  records: ['purchasing.demandLine'],
  menu: { key: 'purchasing.demandPool', address: '/purchasing/demand-pool', group: 'purchasing', order: 50 },
  help: {
    purpose: {
      zh: '需求池：各船已批准、尚未安排采购的需求。',
      en: 'What has been granted to all ships and is not yet being bought.',
    },
    ways: [
      {
        zh: '选中多行可一次设置采购员或去向；“查看可合并”列出同一物料、同一来源的各船需求。',
        en: 'Choose rows to set buyer or route at once; “Show what merges” lists the needs of one material and source of all ships.',
      },
      { zh: '无法采购的退回申请人并写明原因。', en: 'What cannot be bought goes back with the reason.' },
    ],
    figures: [
      {
        name: { zh: '可合并、合并数量', en: 'Mergeable, together' },
        how: {
          zh: '同一合并键（物料加配件来源）下待分配与已派采购员的需求行数及未安排数量之和；手工描述的物品不合并。',
          en: 'Open and assigned needs of the same key (material and part source), and the sum of their open quantities. Free descriptions never merge.',
        },
      },
    ],
  },
});
