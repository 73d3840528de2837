import { computed } from '../../../kernel/resource/field.ts';
import { viewOver } from '../../../kernel/resource/view.ts';
import { demandLine } from './demand-line.resource.ts';

const UNIT = { field: 'unitId' } as const;

/** Demand with what might be bought together with it, and the days that are left. */
export const demandStanding = viewOver(demandLine, {
  name: 'purchasing.demandStanding',
  listed: true,
  fields: {
    togetherCount: computed('int', { zh: '可合并', en: 'Mergeable' }),
    togetherQty: computed({ quantity: UNIT }, { zh: '合并数量', en: 'Together' }),
    daysLeft: computed('int', { zh: '剩余天数', en: 'Days left' }),
  },
  from: `select b.*, g.together_count, g.together_qty, b.need_by - {today}::date as days_left
    from purchasing_demand_line b cross join lateral (
      select count(*) as together_count, sum(o.open_qty) as together_qty from purchasing_demand_line o
      where o.item_key = b.item_key and o.status in ('OPEN', 'ASSIGNED') and o.deleted_at is null) g`,
  list: {
    columns: [
      'itemName',
      { field: 'spec', priority: 2 },
      'organizationId',
      { field: 'purchaseType', priority: 3 },
      { field: 'demandQty', priority: 3 },
      'openQty',
      { field: 'unitId', priority: 3 },
      'togetherCount',
      { field: 'togetherQty', priority: 2 },
      'needBy',
      { field: 'daysLeft', priority: 3 },
      { field: 'portId', priority: 3 },
      'priority',
      'route',
      'buyerId',
      { field: 'applicationId', priority: 3 },
      'status',
    ],
    filters: [
      'status',
      'organizationId',
      'purchaseType',
      'priority',
      'route',
      'buyerId',
      'materialId',
      'needBy',
      'togetherCount',
      'itemKey',
    ],
    search: ['itemName', 'spec'],
    sort: 'needBy',
  },
});
