import { choice, computed, month, ref } from '../../../kernel/resource/field.ts';
import { defineView } from '../../../kernel/resource/view.ts';
import { OIL_BURNT, WASTES_REPORTED } from '../../voyage/public.ts';
import { STANDING } from './pollution-standing.resource.ts';
import { AGREEMENTS, CHECKS, POLLUTION_TEXT as TEXT } from './pollution-words.text.ts';

/**
 * What books and voyage reports say of the same month of a ship, in the office's months; of sludge, what her fuel leaves behind
 * (`sludgeExpected`). It begins with the month behind that of her first line, which no book covers whole, and goes back two years.
 */
export const wasteCheck = defineView({
  name: 'qhse.wasteCheck',
  label: TEXT.checks,
  title: ['shipId', 'checkMonth'],
  fields: {
    shipId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    checkMonth: month({ zh: '月份', en: 'Month' }),
    checkKind: choice(CHECKS, { zh: '项目', en: 'Of what' }),
    booked: computed({ scale: 3, unit: 'm³' }, { zh: '记录簿', en: 'In the book' }),
    reported: computed({ scale: 2, unit: 'm³' }, { zh: '动态报或应产生', en: 'Reported or expected' }),
    apart: computed({ scale: 3, unit: 'm³' }, { zh: '相差', en: 'Apart' }),
    lineId: ref('qhse.pollutionRecord', { zh: '最近记录', en: 'Last line' }),
    reportId: ref('voyage.report', { zh: '最近动态报', en: 'Last report' }),
    agreement: choice(AGREEMENTS, { zh: '核对', en: 'Agreement' }),
  },
  from: `with begun as (
      select r.ship_id, min(to_char((r.end_time at time zone 'UTC') + interval '8 hours', 'YYYY-MM')) as first_month from ${STANDING} r
      where r.book in ('ORB1', 'ORB2') group by r.ship_id),
    booked as (
      select r.ship_id, to_char((r.end_time at time zone 'UTC') + interval '8 hours', 'YYYY-MM') as month, k.kind, sum(r.quantity_m3) as m3, max(r.id) as line_id
      from ${STANDING} r join qhse_tank_capacity t on t.id = r.tank_id cross join lateral (select case
          when t.tank_type = 'SLUDGE' then case when r.method = 'COLLECT' then 'SLUDGE' end
          when t.tank_type in ('BILGE', 'OILY_WATER') then case r.method when 'COLLECT' then 'OILY_MADE' when 'RECEPTION' then 'OILY_LANDED' when 'OWS' then 'OILY_SEA' end
          when t.tank_type = 'SLOP' then case r.method when 'COLLECT' then 'SLOP_MADE' when 'RECEPTION' then 'SLOP_LANDED' when 'SEA' then 'SLOP_SEA' end
        end as kind) k
      where k.kind is not null group by 1, 2, 3),
    told as (
      select w.ship_id, to_char((w.rpt_time at time zone 'UTC') + interval '8 hours', 'YYYY-MM') as month,
        case when w.waste_code = 'wasteTankWash' then 'SLOP_' else 'OILY_' end || s.side as kind, sum(s.m3) as m3, max(w.report_id) as report_id
      from ${WASTES_REPORTED} w join begun b on b.ship_id = w.ship_id
      cross join lateral (values ('MADE', w.generated), ('LANDED', w.landed), ('SEA', w.discharged_sea)) s (side, m3)
      where s.m3 > 0 group by 1, 2, 3
      union all
      select o.ship_id, o.month, 'SLUDGE', round(0.015 * coalesce(o.residual, 0) + 0.005 * coalesce(o.distillate, 0), 2), null
      from ${OIL_BURNT} o join begun b on b.ship_id = o.ship_id),
    both_told as (
      select ship_id, month, kind, coalesce(b.m3, 0) as booked, coalesce(t.m3, 0) as reported, b.line_id, t.report_id
      from booked b full join told t using (ship_id, month, kind))
    select m.ship_id * 1000000 + (substr(m.month, 1, 4)::int - 2000) * 120 + substr(m.month, 6)::int * 10
        + array_position(array['SLUDGE', 'OILY_MADE', 'OILY_LANDED', 'OILY_SEA', 'SLOP_MADE', 'SLOP_LANDED', 'SLOP_SEA'], m.kind) as id,
      m.ship_id, m.month as check_month, m.kind as check_kind, m.booked, m.reported, m.booked - m.reported as apart, m.line_id, m.report_id,
      case when m.kind = 'SLUDGE' then case when m.booked < 0.5 * m.reported or m.booked > 1.5 * m.reported then 'DIFFERS' else 'AGREES' end
        when abs(m.booked - m.reported) > 0.5 and abs(m.booked - m.reported) > 0.05 * greatest(m.booked, m.reported) then 'DIFFERS' else 'AGREES' end as agreement
    from both_told m join begun b on b.ship_id = m.ship_id and m.month > b.first_month
    where m.month >= to_char(({now} at time zone 'UTC') + interval '8 hours' - interval '24 months', 'YYYY-MM')`,
  list: {
    columns: [
      'checkMonth',
      'shipId',
      { field: 'checkKind', width: 170 },
      'booked',
      'reported',
      'apart',
      { field: 'lineId', width: 130 },
      'reportId',
      'agreement',
    ],
    filters: ['shipId', 'checkMonth', 'checkKind', 'agreement'],
    sort: '-checkMonth',
  },
  scope: { vessel: 'shipId' },
  excel: { export: true },
});
