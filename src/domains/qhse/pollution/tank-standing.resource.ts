import { choice, computed, datetime, ref, text } from '../../../kernel/resource/field.ts';
import { defineView } from '../../../kernel/resource/view.ts';
import { FACILITIES } from '../constants/constant-words.text.ts';
import { STANDING } from './pollution-standing.resource.ts';
import { LEVELS, POLLUTION_TEXT as TEXT } from './pollution-words.text.ts';

/** What lies in each tank by the lines that stand, as `levelOf` says it; from four fifths on it is high, from 95 % nearly full. */
export const tankStanding = defineView({
  name: 'qhse.tankStanding',
  label: TEXT.tanks,
  title: 'tankName',
  fields: {
    shipId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    tankName: text({ zh: '舱柜', en: 'Tank' }),
    tankType: choice(FACILITIES, { zh: '类型', en: 'Type' }),
    capacityM3: computed({ scale: 2, unit: 'm³' }, { zh: '舱容', en: 'Capacity' }),
    retainedM3: computed({ scale: 3, unit: 'm³' }, { zh: '存量', en: 'Retained' }),
    filled: computed('share', { zh: '充满率', en: 'Filled' }),
    tankLevel: choice(LEVELS, { zh: '液位', en: 'Level' }),
    lastTime: datetime({ zh: '最近记录', en: 'Last line' }),
  },
  from: `select t.id, t.ship_id, t.tank_name, t.tank_type, t.capacity_m3, l.retained_m3, l.last_time,
      round(l.retained_m3 / nullif(t.capacity_m3, 0), 4) as filled,
      case when l.retained_m3 >= 0.95 * t.capacity_m3 then 'FULL' when l.retained_m3 >= 0.8 * t.capacity_m3 then 'HIGH' else 'LOW' end as tank_level
    from qhse_tank_capacity t cross join lateral (
      select coalesce(sum(case when r.method = 'COLLECT' or (r.method = 'TRANSFER' and r.to_tank_id = t.id) then r.quantity_m3
          when r.method is not null then -r.quantity_m3 end), 0) as retained_m3, max(r.end_time) as last_time
      from ${STANDING} r where r.tank_id = t.id or r.to_tank_id = t.id) l
    where t.deleted_at is null and t.capacity_m3 > 0`,
  list: {
    columns: [
      'shipId',
      'tankName',
      'tankType',
      'capacityM3',
      'retainedM3',
      'filled',
      'tankLevel',
      { field: 'lastTime', priority: 2 },
    ],
    filters: ['shipId', 'tankType', 'tankLevel'],
    search: ['tankName'],
    sort: 'shipId',
  },
  scope: { vessel: 'shipId' },
  excel: { export: true },
});
