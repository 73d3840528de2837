import { definePage } from '../../../kernel/page.ts';

export const scrapPage = definePage({
  component: 'stock/Scrap',
  title: { zh: '报废单', en: 'Scrap notes' },
  icon: 'Container',
  permission: 'stock:scrap:list',
  records: ['stock.scrap'],
  menu: { key: 'stock.scrap', address: '/stock/scraps', group: 'stock', order: 27 },
  help: {
    purpose: {
      zh: '报废单：失效、损坏、淘汰的物资经批准后按平均单价出账，处置后凭证留存。',
      en: 'Items that are no use any more: approved, they leave the books at the average cost; what became of them is kept with its proof.',
    },
    ways: [
      {
        zh: '在库存物资中勾选同一仓库的物资，点“报废”即成草稿；附照片后提交，经部门长、机务主管，超过 1 万元再经成本会计。',
        en: 'Choose items of one store among the stock items and press Write off; attach photos and submit it: the head, the superintendent and above 10,000 cost accounting approve.',
      },
      {
        zh: '批准后 30 天未处置会提醒经办人，60 天提醒机务主管。',
        en: 'Thirty days after the approval whoever wrote it is reminded, after sixty the superintendent.',
      },
    ],
  },
});
