import type { HeldBack } from '../../../kernel/server/held-back.ts';

/** What the database holds of estimates, whatever a service forgets (`migrations/finance`). */
export const estimatesHeldBack: Readonly<Record<string, HeldBack>> = {
  finance_provisional_estimate_stands: {
    code: 'WRONG_STATE',
    message: {
      zh: '已入账的暂估不能更改或删除，只能在下月冲回一次',
      en: 'A posted estimate stands as it is: it is reversed once, in the next month',
    },
  },
};
