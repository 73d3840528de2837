import type { Text } from '../../kernel/text.ts';

export const STOCK_TEXT = {
  receive: { zh: '登记所选收货', en: 'Receive these' },
  receiveOrder: { zh: '登记整单收货', en: 'Receive the order' },
  oneOrder: { zh: '一张收货单只收一张订单', en: 'one receipt is of one order' },
  nothingExpected: { zh: '已收齐或已取消', en: 'nothing of it is expected any more' },
  noStore: {
    zh: '没有可收货的仓库，先建岸基仓库',
    en: 'there is no store to receive it in: enter one ashore first',
  },
  received: { zh: '已生成收货单，核对后记账', en: 'The receipt is written: check and post it' },
  late: { zh: '已过交期', en: 'Overdue' },
  open: { zh: '待收', en: 'To come' },
  drafts: { zh: '待记账', en: 'To be posted' },
  posted: { zh: '已记账', en: 'Posted' },
  title: { zh: '收货单', en: 'Receipts' },
  movements: { zh: '流水', en: 'Movements' },
  inStock: { zh: '有结存', en: 'In stock' },
  lines: { zh: '行数', en: 'Lines' },
} satisfies Record<string, Text>;
