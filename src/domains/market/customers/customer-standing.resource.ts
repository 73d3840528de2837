import { computed, date } from '../../../kernel/resource/field.ts';
import { viewOver } from '../../../kernel/resource/view.ts';
import { CUSTOMER_DEBTS } from '../../finance/public.ts';
import { inBase } from '../../parameter/public.ts';
import { MARKET_PRICE } from '../price.text.ts';
import { customer } from './customer.resource.ts';
import { SANCTIONS_DAYS, CUSTOMER_TEXT as TEXT } from './customer.text.ts';
import { UNBILLED_SQL } from './exposure.rules.ts';

/** Tonnes of the year that lies so many years back, by the day on which a parcel was loaded. */
const volume = (back: number): string => `(select coalesce(sum(coalesce(g.bl_qty, g.qty)), 0) from market_cargo g
  where g.customer_id = b.id and g.deleted_at is null
    and extract(year from g.loaded_on) = extract(year from {today}::date) - ${back})`;

/** What is due for more than so many days, up to so many. */
const between = (after: number, until: number): string =>
  `coalesce(sum(d.open_base) filter (where d.due_date < {today}::date - ${after} and d.due_date >= {today}::date - ${until}), 0)`;

/** Customers as one deals with them today: what is fixed, what was carried, what is open, which check is due. */
export const customerStanding = viewOver(customer, {
  name: 'market.customerStanding',
  listed: true,
  fields: {
    fixtures: computed('int', TEXT.active),
    volume: computed({ scale: 3, unit: 't' }, TEXT.volume),
    lastVolume: computed({ scale: 3, unit: 't' }, TEXT.lastVolume),
    exposure: inBase(TEXT.open, { private: MARKET_PRICE }),
    unbilled: inBase(TEXT.unbilled, { private: MARKET_PRICE }),
    owed: inBase(TEXT.owed, { private: MARKET_PRICE }),
    advance: inBase(TEXT.advance, { private: MARKET_PRICE }),
    notDue: inBase(TEXT.notDue, { private: MARKET_PRICE }),
    overdue30: inBase(TEXT.overdue30, { private: MARKET_PRICE }),
    overdue60: inBase(TEXT.overdue60, { private: MARKET_PRICE }),
    overdue90: inBase(TEXT.overdue90, { private: MARKET_PRICE }),
    overdueOlder: inBase(TEXT.overdueOlder, { private: MARKET_PRICE }),
    creditLeft: inBase({ zh: '剩余额度', en: 'Credit left' }, { private: MARKET_PRICE }),
    overLimit: computed('bool', { zh: '超出额度', en: 'Over the limit' }),
    checkDue: date({ zh: '核查到期', en: 'Check due' }),
  },
  from: `select b.*, e.unbilled + f.owed - f.advance as exposure, e.unbilled, f.owed, f.advance, f.not_due, f.overdue30, f.overdue60, f.overdue90,
      f.owed - f.not_due - f.overdue30 - f.overdue60 - f.overdue90 as overdue_older,
      b.credit_limit - (e.unbilled + f.owed - f.advance) as credit_left,
      coalesce(e.unbilled + f.owed - f.advance > b.credit_limit, false) as over_limit, b.sanctions_check + ${SANCTIONS_DAYS} as check_due,
      (select count(*) from market_contract c where c.customer_id = b.id and c.deleted_at is null
        and c.contract_status in ('FIXED', 'PERFORMING')) as fixtures,
      ${volume(0)} as volume, ${volume(1)} as last_volume
    from market_customer b cross join lateral (select ${UNBILLED_SQL} as unbilled from market_contract c
      where c.customer_id = b.id and c.deleted_at is null) e
    cross join lateral (select coalesce(sum(d.open_base), 0) as owed, coalesce(sum(d.advance_base), 0) as advance,
      coalesce(sum(d.open_base) filter (where d.due_date >= {today}::date), 0) as not_due,
      ${between(0, 30)} as overdue30, ${between(30, 60)} as overdue60, ${between(60, 90)} as overdue90
      from ${CUSTOMER_DEBTS} d where d.partner_id = b.partner_id) f`,
  list: {
    columns: [
      { field: 'partnerId', width: 220 },
      'grade',
      'fixtures',
      'volume',
      { field: 'lastVolume', priority: 2 },
      'creditLimit',
      'exposure',
      { field: 'owed', priority: 3 },
      { field: 'creditLeft', priority: 3 },
      { field: 'paymentDays', priority: 3 },
      { field: 'checkDue', priority: 2 },
      'standing',
    ],
    filters: ['partnerId', 'grade', 'standing', 'checkDue', 'fixtures', 'overLimit'],
    sort: 'id',
  },
});
