import { computed, date } from '../../../kernel/resource/field.ts';
import { viewOver } from '../../../kernel/resource/view.ts';
import { inBase } from '../../parameter/public.ts';
import { MARKET_PRICE } from '../price.text.ts';
import { customer } from './customer.resource.ts';
import { SANCTIONS_DAYS, CUSTOMER_TEXT as TEXT } from './customer.text.ts';
import { EXPOSURE_SQL } from './exposure.rules.ts';

/** Tonnes of the year that lies so many years back, by the day on which a parcel was loaded. */
const volume = (back: number): string => `(select coalesce(sum(coalesce(g.bl_qty, g.qty)), 0) from market_cargo g
  where g.customer_id = b.id and g.deleted_at is null
    and extract(year from g.loaded_on) = extract(year from {today}::date) - ${back})`;

/** Customers as one deals with them today: what is fixed, what was carried, what is open, which check is due. */
export const customerStanding = viewOver(customer, {
  name: 'market.customerStanding',
  listed: true,
  fields: {
    fixtures: computed('int', TEXT.active),
    volume: computed({ scale: 3, unit: 't' }, TEXT.volume),
    lastVolume: computed({ scale: 3, unit: 't' }, TEXT.lastVolume),
    exposure: inBase(TEXT.open, { private: MARKET_PRICE }),
    creditLeft: inBase({ zh: '剩余额度', en: 'Credit left' }, { private: MARKET_PRICE }),
    overLimit: computed('bool', { zh: '超出额度', en: 'Over the limit' }),
    checkDue: date({ zh: '核查到期', en: 'Check due' }),
  },
  from: `select b.*, e.exposure, b.credit_limit - e.exposure as credit_left,
      coalesce(e.exposure > b.credit_limit, false) as over_limit, b.sanctions_check + ${SANCTIONS_DAYS} as check_due,
      (select count(*) from market_contract c where c.customer_id = b.id and c.deleted_at is null
        and c.contract_status in ('FIXED', 'PERFORMING')) as fixtures,
      ${volume(0)} as volume, ${volume(1)} as last_volume
    from market_customer b cross join lateral (select ${EXPOSURE_SQL} as exposure from market_contract c
      where c.customer_id = b.id and c.deleted_at is null) e`,
  list: {
    columns: [
      { field: 'partnerId', width: 220 },
      'grade',
      'fixtures',
      'volume',
      { field: 'lastVolume', priority: 2 },
      'creditLimit',
      'exposure',
      { field: 'creditLeft', priority: 3 },
      { field: 'paymentDays', priority: 3 },
      { field: 'checkDue', priority: 2 },
      'standing',
    ],
    filters: ['partnerId', 'grade', 'standing', 'checkDue', 'fixtures', 'overLimit'],
    sort: 'id',
  },
});
