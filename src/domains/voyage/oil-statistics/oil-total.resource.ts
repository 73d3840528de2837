import { bool, choice, computed, month, ref } from '../../../kernel/resource/field.ts';
import { defineView } from '../../../kernel/resource/view.ts';
import { GRADE_TEXT, OIL_ROW_TEXT } from '../reports/oil.text.ts';
import { CONSUMPTION_ROWS } from '../reports/oil-rows.rules.ts';
import { TRADE_MODES, VOYAGE_KINDS } from '../voyages/voyage.resource.ts';

const CONSUMERS = Object.fromEntries(CONSUMPTION_ROWS.map((code) => [code, OIL_ROW_TEXT[code]]));
const tonnes = { scale: 3, unit: 't' } as const;

/** What a consumer of a voyage burnt of a grade in a month, at sea or in port, laden or in ballast: sums of its reports (5.5). */
export const oilTotal = defineView({
  name: 'voyage.oilTotal',
  label: { zh: '油耗统计明细', en: 'Oil totals' },
  title: ['voyageId', 'month'],
  fields: {
    shipName: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    voyageId: ref('voyage.voyage', { zh: '航次', en: 'Voyage' }),
    month: month({ zh: '月份', en: 'Month' }),
    tradeMode: choice(TRADE_MODES, { zh: '内外贸', en: 'Trade' }),
    voyageKind: choice(VOYAGE_KINDS, { zh: '航次类别', en: 'Kind of voyage' }),
    cargo: choice(
      { LADEN: { zh: '重载', en: 'Laden' }, BALLAST: { zh: '空载', en: 'In ballast' } },
      { zh: '载货', en: 'Laden or ballast' },
    ),
    stage: choice(
      { SEA: { zh: '航行', en: 'At sea' }, PORT: { zh: '在港', en: 'In port' } },
      { zh: '航段', en: 'At sea or in port' },
    ),
    consumer: choice(CONSUMERS, { zh: '消耗项目', en: 'Consumer' }),
    oilGrade: choice(GRADE_TEXT, { zh: '油品', en: 'Grade' }),
    bonded: bool({ zh: '保税', en: 'Bonded' }),
    tonnes: computed(tonnes, { zh: '消耗', en: 'Consumed' }),
    runningHours: computed({ scale: 2, unit: 'h' }, { zh: '运行时间', en: 'Running hours' }),
    hours: computed({ scale: 2, unit: 'h' }, { zh: '历时', en: 'Hours' }),
    distance: computed({ scale: 1, unit: 'nm' }, { zh: '定速里程', en: 'Miles at sea speed' }),
    reports: computed('int', { zh: '报告数', en: 'Reports' }),
    confirmed: bool({ zh: '已确认', en: 'Confirmed' }),
    span: computed('int', { zh: '时段', en: 'Span' }),
  },
  from: `select t.*, v.trade_mode, v.voyage_kind, case when t.laden then 'LADEN' else 'BALLAST' end as cargo
    from voyage_oil_total t join voyage_voyage v on v.id = t.voyage_id`,
  list: {
    columns: [
      'month',
      'shipName',
      'voyageId',
      'consumer',
      { field: 'oilGrade', width: 120 },
      { field: 'tonnes', total: true },
      { field: 'runningHours', priority: 2, total: true },
      { field: 'hours', priority: 3 },
      { field: 'distance', priority: 3 },
      { field: 'stage', priority: 2 },
      { field: 'cargo', priority: 2 },
      { field: 'tradeMode', priority: 3 },
      { field: 'voyageKind', priority: 3 },
      { field: 'bonded', priority: 3 },
      { field: 'reports', priority: 3 },
      { field: 'confirmed', priority: 3 },
    ],
    filters: [
      'shipName',
      'voyageId',
      'month',
      'tradeMode',
      'voyageKind',
      'cargo',
      'stage',
      'consumer',
      'oilGrade',
      'bonded',
      'confirmed',
    ],
    sort: '-month',
  },
  scope: { vessel: 'shipName' },
  excel: { export: true },
});
