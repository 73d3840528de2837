import { computed } from '../../../kernel/resource/field.ts';
import { viewOver } from '../../../kernel/resource/view.ts';
import { evaluation } from './evaluation.resource.ts';

/** Cards with their place among those of the half-year, and the score of the time before. */
export const evaluationStanding = viewOver(evaluation, {
  name: 'partner.evaluationStanding',
  listed: true,
  fields: {
    place: computed('int', { zh: '名次', en: 'Place' }),
    lastScore: computed({ scale: 2 }, { zh: '上期得分', en: 'Last score' }),
  },
  from: `select b.*, r.place, l.score as last_score
    from partner_evaluation b
      left join (select x.id, rank() over (partition by x.eval_year, x.half order by x.score desc) as place from partner_evaluation x
        where x.deleted_at is null and x.score is not null and x.status <> 'REJECT') r on r.id = b.id
      left join lateral (select x.score from partner_evaluation x
        where x.partner_id = b.partner_id and x.period_to < b.period_from and x.status = 'APPROVE' and x.deleted_at is null
        order by x.period_to desc limit 1) l on true`,
  list: {
    columns: [
      { field: 'evalNo', width: 140 },
      { field: 'evalYear', width: 80 },
      'half',
      { field: 'place', width: 72 },
      { field: 'partnerId', width: 220 },
      { field: 'mainType', priority: 2 },
      { field: 'orderCount', priority: 3 },
      'score',
      { field: 'lastScore', priority: 2 },
      'grade',
      { field: 'proposed', priority: 3 },
      'outcome',
      { field: 'requestNo', priority: 3 },
      'status',
    ],
    filters: ['partnerId', 'evalYear', 'half', 'mainType', 'grade', 'outcome', 'status', 'score', 'periodTo'],
    search: ['evalNo', 'partnerId'],
    sort: '-periodTo',
  },
});
