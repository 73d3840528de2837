import { choice, computed } from '../../../kernel/resource/field.ts';
import { viewOver } from '../../../kernel/resource/view.ts';
import { PACES, CLASS_TEXT as TEXT } from './class.text.ts';
import { classCycle } from './class-cycle.resource.ts';

/**
 * How far the class cycle of each ship has come (maintenance 3.11): items of continuous and planned surveys credited since it began, of all of
 * them, beside the part of its five years that has passed, a fifth a year.
 */
export const classCycleStanding = viewOver(classCycle, {
  name: 'maintenance.classCycleStanding',
  listed: true,
  fields: {
    itemCount: computed('int', { zh: '项目数', en: 'Items' }),
    creditedCount: computed('int', { zh: '已检项目', en: 'Credited' }),
    toConfirm: computed('int', { zh: '待确认', en: 'To confirm' }),
    creditedShare: computed('share', TEXT.progress),
    expectedShare: computed('share', { zh: '应检', en: 'Expected' }),
    pace: choice(PACES, { zh: '进度', en: 'Pace' }),
  },
  from: `select b.*, p.item_count, p.credited_count, p.to_confirm, p.credited_share, p.expected_share,
      case when p.item_count = 0 or p.credited_share >= p.expected_share then 'ON_TIME'
        when p.credited_share > p.expected_share - 0.2 then 'BEHIND' else 'YEAR_BEHIND' end as pace
    from maintenance_class_cycle b
    cross join lateral (select count(*) as item_count, count(*) filter (where i.last_survey_date >= b.cycle_begin) as credited_count,
        count(*) filter (where i.item_status = 'TO_CONFIRM') as to_confirm,
        coalesce(round(count(*) filter (where i.last_survey_date >= b.cycle_begin) / nullif(count(*), 0)::numeric, 4), 0) as credited_share,
        round(least(1, greatest(0, ({today}::date - b.cycle_begin)::numeric / nullif(b.cycle_end - b.cycle_begin, 0))), 4) as expected_share
      from maintenance_class_item i
      where i.ship_id = b.ship_id and i.survey_kind in ('CMS', 'PMS') and i.deleted_at is null) p`,
  list: {
    columns: [
      'shipId',
      { field: 'classNo', priority: 3 },
      'cycleBegin',
      'cycleEnd',
      'itemCount',
      'creditedCount',
      { field: 'toConfirm', priority: 2 },
      'creditedShare',
      'expectedShare',
      'pace',
    ],
    filters: ['shipId', 'cycleBegin', 'pace'],
    search: ['classNo'],
    sort: '-cycleBegin',
  },
});
