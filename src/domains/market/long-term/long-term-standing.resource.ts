import { choice, computed } from '../../../kernel/resource/field.ts';
import { viewOver } from '../../../kernel/resource/view.ts';
import { CARRIED, quoted } from './carried.rules.ts';
import { longTermContract } from './long-term.resource.ts';
import { PROGRESS_LAMPS, LONG_TERM_TEXT as TEXT } from './long-term.text.ts';
import { AMBER, RED } from './progress.rules.ts';

const tonnes = (label: (typeof TEXT)[keyof typeof TEXT]) => computed({ scale: 3, unit: 't' }, label);

/** Long-term contracts with what was carried and what should have been, as `progressOf` reckons it. */
export const longTermStanding = viewOver(longTermContract, {
  name: 'market.longTermStanding',
  listed: true,
  fields: {
    doneQty: tonnes(TEXT.doneQty),
    donePct: computed({ scale: 3, unit: '%' }, TEXT.donePct),
    expectedQty: tonnes(TEXT.expectedQty),
    behindQty: tonnes(TEXT.behindQty),
    behindPct: computed({ scale: 2, unit: '%' }, TEXT.behindPct),
    lamp: choice(PROGRESS_LAMPS, TEXT.progress),
  },
  // Nothing is expected of what nobody has agreed to yet.
  from: `select b.*, f.done_qty, f.done_pct, f.expected_qty, f.behind_qty, 
      case when f.expected_qty is not null then coalesce(round(f.behind * 100, 2), 0) end as behind_pct,
      case when f.expected_qty is null then null when f.behind > ${RED} then 'RED' when f.behind > ${AMBER} then 'AMBER' else 'GREEN' end as lamp
    from market_long_term_contract b cross join lateral (
      select d.qty as done_qty, round(d.qty / b.total_qty * 100, 3) as done_pct, e.qty as expected_qty, e.qty - d.qty as behind_qty,
        greatest(e.qty - d.qty, 0) / nullif(e.qty, 0) as behind
      from (select coalesce(sum(g.bl_qty), 0) as qty from market_long_term_lifting l join market_cargo g on g.lifting_id = l.id
          and g.deleted_at is null and g.cargo_status in (${quoted(CARRIED)})
        where l.long_term_id = b.id and l.deleted_at is null) d,
        (select case when b.status = 'APPROVE' then coalesce(sum(p.qty), 0) end as qty from market_long_term_period p
          where p.parent_id = b.id and p.month < to_char({today}::date, 'YYYY-MM')) e) f`,
  list: {
    columns: [
      { field: 'longTermNo', width: 112 },
      'kind',
      { field: 'customerId', width: 190 },
      { field: 'validFrom', priority: 2 },
      'validTo',
      { field: 'totalQty', total: true },
      { field: 'doneQty', total: true },
      'donePct',
      { field: 'expectedQty', priority: 3 },
      { field: 'behindQty', priority: 2 },
      { field: 'behindPct', priority: 3 },
      'lamp',
      'status',
    ],
    filters: ['customerId', 'kind', 'status', 'lamp', 'validTo'],
    search: ['longTermNo'],
    sort: '-createTime',
  },
});
