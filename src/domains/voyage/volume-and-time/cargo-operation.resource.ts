import { choice, computed, datetime, ref } from '../../../kernel/resource/field.ts';
import { defineView } from '../../../kernel/resource/view.ts';
import { OP_TYPE_TEXT } from '../reports/cargo.text.ts';

const hours = (zh: string, en: string) => computed({ scale: 2, unit: 'h' }, { zh, en });
const between = (from: string, to: string) => `round((extract(epoch from ${to} - ${from}) / 3600)::numeric, 2)`;
const real = (name: 'ata' | 'atb' | 'atd') => `coalesce(p.said_${name}, p.${name})`;

/**
 * What was loaded or discharged of a cargo at a port call, by the confirmed reports that worked it: from its first beginning to its last
 * end. Loaded is what the bill of lading says, discharged what the shore received.
 */
export const cargoOperation = defineView({
  name: 'voyage.cargoOperation',
  label: { zh: '货物作业', en: 'Cargo operation' },
  title: ['voyage', 'cargoName'],
  fields: {
    shipName: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    voyage: ref('voyage.voyage', { zh: '航次', en: 'Voyage' }),
    port: ref('parameter.port', { zh: '港口', en: 'Port' }),
    portCall: ref('voyage.voyagePort', { zh: '挂港', en: 'Port call' }),
    opType: choice(OP_TYPE_TEXT, { zh: '作业类型', en: 'Operation' }),
    cargoName: computed('text', { zh: '货名', en: 'Cargo name' }),
    berth: computed('text', { zh: '泊位', en: 'Berth' }),
    startTime: datetime({ zh: '开始', en: 'Start' }),
    endTime: datetime({ zh: '结束', en: 'End' }),
    quantity: computed({ scale: 3, unit: 't' }, { zh: '货量', en: 'Quantity' }),
    grossHours: hours('作业时间', 'Gross hours'),
    stopHours: hours('中断时间', 'Stopped'),
    netHours: hours('净作业时间', 'Net hours'),
    rate: computed({ scale: 1, unit: 't/h' }, { zh: '平均速率', en: 'Rate' }),
    waitHours: hours('等泊时间', 'Waiting before berth'),
    stayHours: hours('在港时间', 'Stay in port'),
  },
  from: `select o.*, o.gross_hours - o.stop_hours as net_hours,
      case when o.gross_hours > o.stop_hours then round(o.quantity / (o.gross_hours - o.stop_hours), 1) end as rate,
      ${between(real('ata'), real('atb'))} as wait_hours, ${between(real('ata'), real('atd'))} as stay_hours
    from (select min(w.id) as id, w.ship_name, w.voyage, w.port, w.port_call, w.op_type, w.cargo_name, min(w.berth) as berth,
        min(w.start_time) as start_time, max(w.end_time) as end_time, sum(w.tonnes) as quantity, sum(w.stopped) as stop_hours,
        ${between('min(w.start_time)', 'max(w.end_time)')} as gross_hours
      from (select c.id, r.ship_name, r.voyage_no as voyage, c.port, c.op_type, c.cargo_name, c.berth, c.start_time, c.end_time,
          coalesce(c.interrupt_time, 0) as stopped,
          case c.op_type when 'LOADING' then coalesce(c.bl_qty, c.shore_qty, c.ship_qty) else coalesce(c.shore_qty, c.ship_qty, c.bl_qty) end as tonnes,
          (select p.id from voyage_voyage_port p where p.voyage = r.voyage_no and p.port = c.port and p.deleted_at is null
            and ${real('ata')} <= c.start_time order by ${real('ata')} desc limit 1) as port_call
        from voyage_report r join voyage_report_cargo c on c.parent_id = r.id
        where r.deleted_at is null and r.confirmed = 'CONFIRMED' and c.op_type is not null and c.start_time < c.end_time) w
      group by w.ship_name, w.voyage, w.port, w.port_call, w.op_type, w.cargo_name) o
    left join voyage_voyage_port p on p.id = o.port_call`,
  list: {
    columns: [
      'shipName',
      'voyage',
      'port',
      { field: 'berth', priority: 2 },
      'opType',
      'cargoName',
      'startTime',
      { field: 'endTime', priority: 2 },
      { field: 'quantity', total: true },
      'grossHours',
      { field: 'stopHours', priority: 2 },
      'netHours',
      'rate',
      'waitHours',
      'stayHours',
    ],
    filters: ['shipName', 'port', 'opType', 'startTime', 'voyage'],
    search: ['cargoName', 'berth'],
    sort: '-startTime',
  },
  scope: { vessel: 'shipName' },
  excel: { export: true },
});
