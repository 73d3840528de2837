import { choice, computed } from '../../../kernel/resource/field.ts';
import { viewOver } from '../../../kernel/resource/view.ts';
import { violation } from './violation.resource.ts';
import { BALANCES } from './violation-words.text.ts';

/** Violations with what the person's final ones of twelve months come to today, as `pointsOn` and `balanceOf` say it. */
export const violationStanding = viewOver(violation, {
  name: 'qhse.violationStanding',
  listed: true,
  fields: {
    yearPoints: computed('int', { zh: '12 个月记分', en: 'Points in 12 months' }),
    balance: choice(BALANCES, { zh: '记分状况', en: 'Balance' }),
  },
  from: `select b.*, p.year_points, case when p.year_points >= 12 then 'LIMIT' when p.year_points >= 9 then 'NEAR' else 'CLEAR' end as balance
    from qhse_violation b cross join lateral (
      select coalesce(sum(o.points), 0)::int as year_points from qhse_violation o
      where o.person_id = b.person_id and o.sub_status = 'vi_final' and o.deleted_at is null
        and o.violate_day > ({today}::date - interval '12 months')::date and o.violate_day <= {today}::date) p`,
  list: {
    columns: [
      { field: 'violationNo', width: 130 },
      'personId',
      'shipId',
      { field: 'organizationId', priority: 3 },
      'violateDay',
      'category',
      { field: 'content', priority: 3, width: 240 },
      'points',
      { field: 'fine', priority: 2 },
      { field: 'appealUntil', priority: 2 },
      'yearPoints',
      'balance',
      'subStatus',
    ],
    filters: ['personId', 'shipId', 'organizationId', 'category', 'violateDay', 'balance', 'subStatus'],
    search: ['violationNo', 'content', 'clause'],
    sort: '-violateDay',
  },
});
