import { computed, decimal, text } from '../../../kernel/resource/field.ts';
import { viewOver } from '../../../kernel/resource/view.ts';
import { PORTS } from '../../parameter/public.ts';
import { PORT_CALLS } from '../../voyage/public.ts';
import { portProfile } from './port-profile.resource.ts';

/**
 * Port settings with what the port master says, and how long ships waited there: from arrival to all fast, over the calls of which the ETA
 * lies in the last twelve months and both times are known.
 */
export const portStanding = viewOver(portProfile, {
  name: 'market.portStanding',
  listed: true,
  fields: {
    unlocode: text({ zh: '港口代码', en: 'UN/LOCODE' }),
    zone: decimal({ zh: '标准时区', en: 'Standard zone' }, 2, { variant: 'zone' }),
    berths: computed('int', { zh: '泊位', en: 'Berths' }),
    averageWaitHours: computed({ scale: 1, unit: 'h' }, { zh: '平均等泊', en: 'Average wait' }),
    waitCalls: computed('int', { zh: '统计挂港', en: 'Calls counted' }),
  },
  from: `select b.*, p.unlocode, p.zone, n.berths, w.average_wait_hours, w.wait_calls
    from market_port_profile b join ${PORTS} p on p.id = b.port
    cross join lateral (select count(*)::int as berths from market_berth x where x.port = b.port and x.deleted_at is null) n
    cross join lateral (select round((avg(extract(epoch from c.berthed - c.arrived)) / 3600)::numeric, 1) as average_wait_hours,
        count(*)::int as wait_calls
      from ${PORT_CALLS} c where c.port = b.port and c.deleted_at is null and c.berthed >= c.arrived
        and c.eta >= {today}::date - interval '12 months') w`,
  list: {
    columns: [
      'port',
      { field: 'unlocode', width: 100 },
      { field: 'zone', priority: 3 },
      'berths',
      'averageWaitHours',
      { field: 'waitCalls', priority: 2 },
      'tide',
      'pilotCompulsory',
      { field: 'dgAllowed', priority: 2 },
      { field: 'bunkerAvailable', priority: 2 },
      { field: 'wasteReception', priority: 2 },
      { field: 'workingHours', priority: 3 },
    ],
    filters: ['port', 'pilotCompulsory', 'dgAllowed', 'bunkerAvailable', 'wasteReception', 'averageWaitHours'],
    search: ['unlocode', 'tugs', 'workingHours', 'restrictions', 'remark'],
    sort: 'unlocode',
  },
});
