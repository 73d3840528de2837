import { choice, computed, datetime, decimal, ref, serial, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';
import { voyageFlow } from './voyage.flow.ts';
import { VOYAGE_KIND_TEXT } from './voyage-transitions.rules.ts';

export const VOYAGE_KINDS = {
  TRADE: VOYAGE_KIND_TEXT.TRADE,
  REPAIR: { ...VOYAGE_KIND_TEXT.REPAIR, tone: 'plum' },
} as const;

export const TRADE_MODES = {
  DOMESTIC: { zh: '内贸', en: 'Domestic' },
  FOREIGN: { zh: '外贸', en: 'Foreign' },
} as const;

/** What a voyage has come to; frozen when it closes. Tonnes by grade key, hours, nautical miles. */
export type VoyageTotals = {
  days: string | null;
  seaHours: string | null;
  distance: string | null;
  avgSpeed: string | null;
  oil: Readonly<Record<string, string>>;
  cargoLoaded: string | null;
  cargoDischarged: string | null;
  portHours: string | null;
  reports: number;
};

const zone = (zh: string, en: string) => decimal({ zh, en }, 2, { min: -12, max: 14, variant: 'zone' });

/** A run of consecutive reports of one ship, from cut-off report to last report. */
export const voyage = defineResource({
  name: 'voyage.voyage',
  label: { zh: '航次', en: 'Voyage' },
  title: 'voyageNo',
  fields: {
    voyageNo: serial('{shipCode}-{yy}{000}', { zh: '航次号', en: 'Voyage no.' }),
    shipName: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }, { required: true }),
    voyageKind: choice(VOYAGE_KINDS, { zh: '类别', en: 'Kind' }, { required: true, default: 'TRADE' }),
    tradeMode: choice(TRADE_MODES, { zh: '内外贸', en: 'Trade' }, { required: true, default: 'FOREIGN' }),
    startTime: datetime({ zh: '开始时间', en: 'Start' }, { zone: 'startZone' }),
    startZone: zone('开始时区', 'Start zone'),
    startPort: ref('parameter.port', { zh: '开始港', en: 'Start port' }),
    endTime: datetime({ zh: '结束时间', en: 'End' }, { zone: 'endZone' }),
    endZone: zone('结束时区', 'End zone'),
    endPort: ref('parameter.port', { zh: '结束港', en: 'End port' }),
    cutReportId: ref('voyage.report', { zh: '交接报', en: 'Cut-off report' }),
    captain: text({ zh: '船长', en: 'Master' }, { max: 40 }),
    chiefEngineer: text({ zh: '轮机长', en: 'Chief engineer' }, { max: 40 }),
    orderedSpeed: decimal({ zh: '指令航速', en: 'Ordered speed' }, 2, { min: 0, max: 30, unit: 'kn' }),
    voyageStatus: state(voyageFlow),
    yearNumber: computed('int', { zh: '年度序号', en: 'Number in the year' }),
    totals: computed('json', { zh: '航次合计', en: 'Totals' }),
    remark: text({ zh: '备注', en: 'Remark' }, { variant: 'long', max: 500 }),
  },
  list: {
    columns: [
      'voyageNo',
      'shipName',
      'voyageKind',
      'tradeMode',
      'startTime',
      'startPort',
      'endTime',
      'endPort',
      { field: 'captain', priority: 3 },
      { field: 'chiefEngineer', priority: 3 },
      'voyageStatus',
    ],
    filters: ['shipName', 'voyageKind', 'tradeMode', 'voyageStatus', 'startTime'],
    search: ['voyageNo'],
    sort: '-startTime',
  },
  form: [['shipName', 'voyageKind', 'tradeMode'], ['captain', 'chiefEngineer', 'orderedSpeed'], ['remark']],
  scope: { vessel: 'shipName' },
});

export type VoyageRow = Row<typeof voyage>;
