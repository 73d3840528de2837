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
    from voyage_cargo_operation o left join voyage_voyage_port p on p.id = o.port_call`,
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
