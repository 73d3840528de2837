import type { HeldBack } from '../../kernel/server/held-back.ts';

/** What the database holds of the ledger, whatever a service forgets (`migrations/stock`). */
export const stockHeldBack: Readonly<Record<string, HeldBack>> = {
  stock_movement_append_only: {
    code: 'WRONG_STATE',
    message: {
      zh: '库存流水只增不改，记错时冲销原单据',
      en: 'A movement of stock stands as it was posted: reverse its document',
    },
  },
  stock_movement_month_open: {
    message: {
      zh: '此月份刚刚结账，不能再记账；改用未结账的月份',
      en: 'This month has just been closed: use an open one',
    },
  },
  stock_movement_difference_once: {
    message: {
      zh: '此发票行的价差已计入库存，刷新后核对',
      en: 'The price difference of this invoice line is in the stock already: load it again and compare',
    },
  },
};
