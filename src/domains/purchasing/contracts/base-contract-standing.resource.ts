import { choice, computed } from '../../../kernel/resource/field.ts';
import { viewOver } from '../../../kernel/resource/view.ts';
import { PRICE_PERMISSION } from '../prices.rules.ts';
import { baseContract } from './base-contract.resource.ts';
import { STANDINGS, CONTRACT_TEXT as TEXT } from './base-contract.text.ts';
import { CALLED_OFF } from './called-off.rules.ts';
import { ALARM_PCT, ENDING_DAYS } from './contract.rules.ts';

const CURRENCY = { field: 'currencyId' } as const;
const priced = { private: PRICE_PERMISSION } as const;

/** Contracts with what was called off, by the orders that name them, and how they stand today. */
export const baseContractStanding = viewOver(baseContract, {
  name: 'purchasing.baseContractStanding',
  listed: true,
  fields: {
    usedAmount: computed({ scale: 2, unit: CURRENCY }, TEXT.used, priced),
    leftAmount: computed({ scale: 2, unit: CURRENCY }, TEXT.left, priced),
    usedPct: computed({ scale: 2, unit: '%' }, TEXT.usedPct, priced),
    orderCount: computed('int', TEXT.orders),
    daysLeft: computed('int', { zh: '剩余天数', en: 'Days left' }),
    standing: choice(STANDINGS, { zh: '执行情况', en: 'Standing' }),
  },
  from: `select b.*, u.used_amount, b.ceiling_amount - u.used_amount as left_amount,
      round(u.used_amount / nullif(b.ceiling_amount, 0) * 100, 2) as used_pct, u.order_count,
      case when b.contract_status in ('ACTIVE', 'SUSPENDED') then b.end_date - {today}::date end as days_left,
      case when b.status = 'USE' then 'DRAFT' when b.status = 'IN_AUDIT' then 'AUDIT' when b.status = 'REJECT' then 'REFUSED'
        when b.contract_status in ('SUSPENDED', 'TERMINATED', 'EXPIRED') then b.contract_status
        when b.end_date < {today}::date then 'EXPIRED' when b.start_date > {today}::date then 'COMING'
        when u.used_amount >= b.ceiling_amount then 'EXHAUSTED'
        when u.used_amount >= b.ceiling_amount * ${ALARM_PCT} / 100 then 'NEAR'
        when b.end_date - {today}::date <= ${ENDING_DAYS} then 'ENDING' else 'RUNNING' end as standing
    from purchasing_base_contract b cross join lateral (${CALLED_OFF} b.id) u`,
  list: {
    columns: [
      { field: 'contractNo', width: 130 },
      { field: 'subject', width: 190 },
      { field: 'partnerId', width: 190 },
      { field: 'purchaseType', priority: 3 },
      { field: 'startDate', priority: 3 },
      'endDate',
      { field: 'daysLeft', priority: 2 },
      { field: 'ceilingAmount', total: true, priority: 2 },
      { field: 'usedAmount', total: true },
      'usedPct',
      { field: 'leftAmount', priority: 3, total: true },
      { field: 'orderCount', priority: 3 },
      'standing',
    ],
    filters: ['partnerId', 'purchaseType', 'currencyId', 'standing', 'contractStatus', 'status', 'endDate'],
    search: ['contractNo', 'subject'],
    sort: '-contractNo',
  },
});
