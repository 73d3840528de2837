import type { HeldBack } from '../../kernel/server/held-back.ts';

/** What the database holds of demand, whatever a service forgets (`migrations/purchasing`). */
export const purchasingHeldBack: Readonly<Record<string, HeldBack>> = {
  purchasing_demand_line_allocated: {
    field: 'allocatedQty',
    message: {
      zh: '安排数量超过需求数量，已被他人安排；刷新需求后按未安排数量办理',
      en: 'More would be bought than is needed, somebody else has taken it: load the need again and take what is open',
    },
  },
};
