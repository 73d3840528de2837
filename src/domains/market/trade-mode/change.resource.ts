import { choice, computed, date, files, ref, serial, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { inBase } from '../../parameter/public.ts';
import { MARKET_PRICE } from '../price.text.ts';
import { changeFlow } from './change.flow.ts';
import { CHANGE_TEXT as TEXT, TRADES } from './change.text.ts';
import { changeOil, changeStep } from './change-lines.resource.ts';

const sealed = { private: MARKET_PRICE } as const;

/** A ship leaves domestic trade for foreign, or comes back: what is done at the customs, and with the oil on board. */
export const tradeModeChange = defineResource({
  name: 'market.tradeModeChange',
  label: TEXT.change,
  title: 'changeNo',
  fields: {
    changeNo: serial('DF-{yy}{000}', { zh: '转换单号', en: 'No.' }),
    shipId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }, { required: true }),
    fromMode: choice(TRADES, { zh: '转换前', en: 'From' }),
    toMode: choice(TRADES, { zh: '转换后', en: 'To' }, { required: true }),
    portId: ref('parameter.port', { zh: '港口', en: 'Port' }, { required: true }),
    applyDate: date({ zh: '申请日期', en: 'Applied on' }, { required: true }),
    customsNo: computed('text', { zh: '海关编号', en: 'Customs no.' }),
    declaredOn: computed('date', { zh: '申报日期', en: 'Declared on' }),
    effectiveTime: computed('datetime', { zh: '生效时间', en: 'Effective from' }),
    voyageBeforeId: ref('voyage.voyage', { zh: '转换前航次', en: 'Voyage before' }),
    voyageAfterId: ref('voyage.voyage', { zh: '转换后航次', en: 'Voyage after' }),
    cutTime: computed('datetime', { zh: '存油截止船报', en: 'Report of the oil' }),
    steps: lines(changeStep, TEXT.steps),
    oil: lines(changeOil, TEXT.oil),
    costTax: inBase({ zh: '计入油价税费', en: 'Taxes in oil cost' }, sealed),
    vatTotal: inBase({ zh: '可抵扣增值税', en: 'VAT to recover' }, sealed),
    taxTotal: inBase({ zh: '税费合计', en: 'Taxes in all' }, sealed),
    papers: files({ zh: '附件', en: 'Files' }),
    crewNote: text({ zh: '船员事项', en: 'About the crew' }, { max: 200 }),
    remark: text({ zh: '备注', en: 'Remark' }, { variant: 'long', max: 500 }),
    changeStatus: state(changeFlow),
  },
  index: [['shipId', 'changeStatus']],
  list: {
    columns: [
      { field: 'changeNo', width: 112 },
      'shipId',
      'fromMode',
      'toMode',
      'portId',
      'applyDate',
      { field: 'customsNo', priority: 2 },
      'effectiveTime',
      { field: 'taxTotal', priority: 2 },
      { field: 'createName', priority: 3 },
      'changeStatus',
    ],
    filters: ['shipId', 'toMode', 'portId', 'changeStatus', 'applyDate'],
    search: ['changeNo', 'customsNo', 'remark'],
    sort: '-createTime',
  },
  form: [
    {
      title: TEXT.change,
      rows: [
        ['shipId', 'toMode'],
        ['portId', 'applyDate'],
      ],
    },
    { title: TEXT.steps, rows: [['steps']] },
    { title: TEXT.oil, rows: [['oil']] },
    { title: { zh: '其他', en: 'More' }, rows: [['crewNote'], ['papers'], ['remark']] },
  ],
  check: ({ steps = [], oil = [] }) => [
    ...steps.flatMap(({ step }, i) =>
      step && steps.findIndex((one) => one.step === step) < i
        ? [{ field: `steps.${i}.step`, message: TEXT.stepTwice }]
        : [],
    ),
    ...oil.flatMap(({ grade, bonded }, i) =>
      oil.findIndex((one) => one.grade === grade && (one.bonded === true) === (bonded === true)) < i
        ? [{ field: `oil.${i}.grade`, message: TEXT.oilTwice }]
        : [],
    ),
    ...oil.flatMap(({ bonded, treatment }, i) =>
      treatment && bonded !== true ? [{ field: `oil.${i}.treatment`, message: TEXT.paidAtHome }] : [],
    ),
  ],
  open: { DECLARED: ['steps', 'oil', 'crewNote', 'papers', 'remark'] },
  scope: { vessel: 'shipId' },
  excel: { export: true },
});

export type ChangeRow = Row<typeof tradeModeChange>;
