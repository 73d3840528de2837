import { bool, choice, computed, month, ref, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, lines } from '../../../kernel/resource/resource.ts';
import type { Text } from '../../../kernel/text.ts';
import { GRADE_TEXT, LUBE_TEXT, OIL_ROW_TEXT } from '../reports/oil.text.ts';
import { oilStatementFlow } from './oil-statement.flow.ts';

/** Tonnes of a fuel, litres of a lubricant. */
const figure = (label: Text) => computed({ scale: 3, unit: { field: 'unit' } }, label);

/** Of one grade or lubricant what the ship had, received, used and has left. */
export const oilStatementLine = defineResource({
  name: 'voyage.oilStatementLine',
  label: { zh: '油料收发存', en: 'Oil of the statement' },
  title: 'oilGrade',
  fields: {
    oilGrade: choice(GRADE_TEXT, { zh: '油品', en: 'Grade' }),
    bonded: bool({ zh: '保税', en: 'Bonded' }),
    lube: choice(LUBE_TEXT, { zh: '滑油', en: 'Lubricant' }),
    unit: text({ zh: '单位', en: 'Unit' }, { max: 4 }),
    opening: figure({ zh: '期初', en: 'Opening' }),
    received: figure({ zh: '加装', en: 'Received' }),
    meConst: figure(OIL_ROW_TEXT.ME_CONST),
    meMan: figure(OIL_ROW_TEXT.ME_MAN),
    geSea: figure(OIL_ROW_TEXT.GE_SEA),
    geDisch: figure(OIL_ROW_TEXT.GE_DISCH),
    heating: figure(OIL_ROW_TEXT.HEATING),
    boilerDaily: figure(OIL_ROW_TEXT.BOILER_DAILY),
    tankClean: figure(OIL_ROW_TEXT.TANK_CLEAN),
    other: figure(OIL_ROW_TEXT.OTHER),
    total: figure({ zh: '消耗合计', en: 'Consumed' }),
    adjusted: figure(OIL_ROW_TEXT.ADJUST),
    closing: figure({ zh: '期末', en: 'Closing' }),
  },
});

/** The oil of a ship over a month or a voyage, as the ship signs for it. */
export const oilStatement = defineResource({
  name: 'voyage.oilStatement',
  label: { zh: '油耗报告', en: 'Oil report' },
  title: ['shipName', 'period'],
  fields: {
    shipName: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }, { required: true }),
    kind: choice(
      { MONTH: { zh: '月度', en: 'Month' }, VOYAGE: { zh: '航次', en: 'Voyage' } },
      { zh: '类别', en: 'Kind' },
      { required: true, default: 'MONTH' },
    ),
    month: month({ zh: '月份', en: 'Month' }),
    voyageId: ref('voyage.voyage', { zh: '航次', en: 'Voyage' }, { where: { shipName: { field: 'shipName' } } }),
    period: computed('text', { zh: '期间', en: 'Period' }),
    lines: lines(oilStatementLine, { zh: '油料收发存', en: 'Oil' }),
    reports: computed('int', { zh: '报告数', en: 'Reports' }),
    chiefName: computed('text', { zh: '轮机长', en: 'Chief engineer' }),
    chiefAt: computed('datetime', { zh: '轮机长签字时间', en: 'Signed by the chief engineer' }),
    masterName: computed('text', { zh: '船长', en: 'Master' }),
    masterAt: computed('datetime', { zh: '船长签字时间', en: 'Signed by the master' }),
    confirmName: computed('text', { zh: '确认人', en: 'Confirmed by' }),
    confirmAt: computed('datetime', { zh: '确认时间', en: 'Confirmed at' }),
    statementStatus: state(oilStatementFlow),
  },
  unique: [['shipName', 'kind', 'period']],
  requiredIf: { month: ({ kind }) => kind === 'MONTH', voyageId: ({ kind }) => kind === 'VOYAGE' },
  form: [
    ['shipName', 'kind'],
    ['month', 'voyageId'],
  ],
  list: {
    columns: [
      { field: 'period', width: 120 },
      'shipName',
      'kind',
      'reports',
      'chiefName',
      { field: 'chiefAt', priority: 3 },
      'masterName',
      { field: 'masterAt', priority: 3 },
      { field: 'confirmName', priority: 2 },
      { field: 'confirmAt', priority: 3 },
      'statementStatus',
    ],
    filters: ['shipName', 'kind', 'month', 'voyageId', 'statementStatus'],
    sort: '-createTime',
  },
  scope: { vessel: 'shipName' },
  excel: { export: true },
});
