import type { HeldBack } from '../../kernel/server/held-back.ts';

/** What the database holds of the ledger, whatever a service forgets (`migrations/stock`). */
export const stockHeldBack: Readonly<Record<string, HeldBack>> = {
  stock_movement_difference_once: {
    message: {
      zh: '此发票行的价差已计入库存，刷新后核对',
      en: 'The price difference of this invoice line is in the stock already: load it again and compare',
    },
  },
};
