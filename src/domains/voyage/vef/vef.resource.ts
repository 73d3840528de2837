import { choice, computed, decimal, ref, serial, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { vefFlow } from './vef.flow.ts';
import { SERIES, VEF_TEXT as TEXT, UNITS, VEF_STATE_TEXT } from './vef.text.ts';

const ratio = (zh: string, en: string) => computed({ scale: 5 }, { zh, en });

/** A voyage of the series: what both sides measured, and why it counts or does not. */
export const vefLine = defineResource({
  name: 'voyage.vefLine',
  label: TEXT.series,
  title: ['voyageId'],
  fields: {
    voyageId: ref('voyage.voyage', { zh: '航次', en: 'Voyage' }),
    workedOn: computed('date', { zh: '作业日期', en: 'Worked on' }),
    cargo: computed('text', { zh: '货名', en: 'Cargo' }),
    shipQty: computed({ scale: 3 }, { zh: '船方量', en: 'Ship' }),
    shoreQty: computed({ scale: 3 }, { zh: '岸方量', en: 'Shore' }),
    ratio: ratio('比值', 'Ratio'),
    state: choice(VEF_STATE_TEXT, { zh: '结果', en: 'Result' }),
    shipToShip: computed('bool', { zh: '船对船', en: 'Ship to ship' }),
    shipOnly: computed('bool', { zh: '仅船方计量', en: 'Ship only' }),
    oldTables: computed('bool', { zh: '旧舱容表', en: 'Old tables' }),
    handReason: text(
      { zh: '人工剔除原因', en: 'Taken out by hand because' },
      { max: 200, help: { zh: '填写即剔除，须经审批', en: 'Written here it is out, once that is approved' } },
    ),
  },
});

/** The vessel experience factor of a ship by her last voyages, loading and discharge apart. */
export const vef = defineResource({
  name: 'voyage.vef',
  label: TEXT.run,
  title: 'runNo',
  fields: {
    runNo: serial('VF-{yy}{0000}', { zh: '编号', en: 'No.' }),
    shipName: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }, { required: true }),
    series: choice(SERIES, { zh: '系列', en: 'Series' }, { required: true, default: 'LOAD' }),
    unit: choice(UNITS, { zh: '计量单位', en: 'Unit' }, { required: true, default: 'T' }),
    runDay: computed('date', { zh: '计算日期', en: 'Run on' }),
    tableDate: computed('date', { zh: '舱容表日期', en: 'Capacity tables of' }),
    shipFigure: decimal({ zh: '本次船方量', en: 'Ship figure now' }, 3, {
      min: 0,
      max: 9_999_999,
      help: { zh: '填写后算出修正量', en: 'Filled in, it is corrected by the VEF' },
    }),
    adjusted: computed({ scale: 0 }, { zh: 'VEF 修正量', en: 'Corrected by VEF' }),
    mean: ratio('平均比值', 'Mean ratio'),
    low: ratio('下限', 'Lower limit'),
    high: ratio('上限', 'Upper limit'),
    count: computed('int', { zh: '合格航次', en: 'Qualifying' }),
    handCount: computed('int', { zh: '人工剔除', en: 'Taken out by hand' }),
    vef: ratio('VEF', 'VEF'),
    lines: lines(vefLine, TEXT.series),
    remark: text({ zh: '备注', en: 'Remarks' }, { variant: 'long', max: 500 }),
    status: state(vefFlow),
  },
  list: {
    columns: [
      { field: 'runNo', width: 116 },
      'shipName',
      'series',
      'unit',
      'runDay',
      'vef',
      'count',
      { field: 'mean', priority: 2 },
      { field: 'low', priority: 3 },
      { field: 'high', priority: 3 },
      { field: 'handCount', priority: 2 },
      { field: 'createName', priority: 3 },
      'status',
    ],
    filters: ['shipName', 'series', 'unit', 'runDay', 'status'],
    search: ['runNo'],
    sort: '-createTime',
  },
  form: [
    { title: TEXT.run, rows: [['shipName', 'series', 'unit'], ['shipFigure'], ['remark']] },
    { title: TEXT.series, rows: [['lines']] },
  ],
  scope: { vessel: 'shipName' },
  // Ship, series and unit make the run; its voyages are those that the reports tell of. The result of each follows from the reasons.
  open: { USE: ['shipFigure', 'remark', 'lines.handReason', 'lines.state'] },
  excel: { export: true },
});

export type VefRow = Row<typeof vef>;
