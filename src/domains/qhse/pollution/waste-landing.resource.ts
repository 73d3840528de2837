import { choice, computed, datetime, ref, text } from '../../../kernel/resource/field.ts';
import { defineView } from '../../../kernel/resource/view.ts';
import { PORT_CALLS, WASTES_REPORTED } from '../../voyage/public.ts';
import { STANDING } from './pollution-standing.resource.ts';
import { BOOKINGS, POLLUTION_TEXT as TEXT, WASTE_CLASSES } from './pollution-words.text.ts';

/**
 * What ships landed in the last two years by their confirmed reports since they keep their books here, one row a report, kind and receipt,
 * beside the reception lines of the oil record books that name the same receipt and kind of tank; compared as `differs` says it. A line that
 * waits to be signed is told as such.
 */
export const wasteLanding = defineView({
  name: 'qhse.wasteLanding',
  label: TEXT.landings,
  title: 'receiptNo',
  fields: {
    shipId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    landTime: datetime({ zh: '报告时间', en: 'Reported' }),
    wasteClass: choice(WASTE_CLASSES, { zh: '类别', en: 'Kind' }),
    landed: computed({ scale: 2, unit: 'm³' }, { zh: '送岸量', en: 'Landed' }),
    receiptNo: text({ zh: '接收单证编号', en: 'Receipt no.' }),
    portId: ref('parameter.port', { zh: '港口', en: 'Port' }),
    reportId: ref('voyage.report', { zh: '动态报', en: 'Voyage report' }),
    booked: computed({ scale: 3, unit: 'm³' }, { zh: '记录簿数量', en: 'In the book' }),
    lineId: ref('qhse.pollutionRecord', { zh: '记录', en: 'Line' }),
    booking: choice(BOOKINGS, { zh: '登记情况', en: 'Entered' }),
  },
  from: `select g.*, p.port as port_id, e.booked, e.line_id,
      case when e.line_id is null then 'MISSING' when not e.signed then 'WRITTEN'
        when abs(e.booked - g.landed) > 0.5 and abs(e.booked - g.landed) > 0.05 * greatest(e.booked, g.landed) then 'DIFFERS' else 'AGREES' end as booking
    from (select min(w.id) as id, w.ship_id, w.report_id, w.rpt_time as land_time, w.receipt_no,
        case when w.waste_code = 'wasteTankWash' then 'SLOP' else 'OILY' end as waste_class, sum(w.landed) as landed
      from ${WASTES_REPORTED} w where w.landed > 0 and w.rpt_time >= {now} - interval '24 months'
      group by w.ship_id, w.report_id, w.rpt_time, w.receipt_no, 6) g
    join (select r.ship_id, min(r.end_time) as since from ${STANDING} r where r.book in ('ORB1', 'ORB2') group by r.ship_id) k
      on k.ship_id = g.ship_id and g.land_time >= k.since
    left join lateral (select sum(r.quantity_m3) as booked, max(r.id) as line_id, bool_and(r.entry_state <> 'draft') as signed
      from qhse_pollution_record r left join qhse_tank_capacity t on t.id = r.tank_id
      where r.ship_id = g.ship_id and r.receipt_no = g.receipt_no and r.method = 'RECEPTION' and r.deleted_at is null
        and (r.entry_state <> 'draft' or r.replaces_id is null)
        and case when r.book = 'ORB2' then 'SLOP' when r.book = 'ORB1' and coalesce(t.tank_type, 'BILGE') <> 'SLUDGE' then 'OILY' end = g.waste_class
        and not exists (select from qhse_pollution_record c where c.replaces_id = r.id and c.entry_state <> 'draft' and c.deleted_at is null)
    ) e on true
    left join lateral (select c.port from ${PORT_CALLS} c where c.ship_name = g.ship_id and c.deleted_at is null
      and c.arrived <= g.land_time + interval '1 hour' and coalesce(c.departed, g.land_time) >= g.land_time - interval '12 hours'
      order by c.arrived desc limit 1) p on true`,
  list: {
    columns: [
      'shipId',
      { field: 'landTime', width: 130 },
      'wasteClass',
      { field: 'landed', total: true },
      'receiptNo',
      { field: 'portId', priority: 2 },
      'reportId',
      'booked',
      { field: 'lineId', width: 130 },
      'booking',
    ],
    filters: ['shipId', 'landTime', 'wasteClass', 'booking'],
    search: ['receiptNo'],
    sort: '-landTime',
  },
  scope: { vessel: 'shipId' },
  excel: { export: true },
});
