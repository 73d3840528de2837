import { computed, date, decimal, files, ref, text } from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';
import { constantOf } from './constant.rules.ts';
import { CONSTANT_TEXT as TEXT } from './constant-words.text.ts';

const tonnes = (zh: string, en: string, required = false) =>
  decimal({ zh, en }, 1, { required, min: 0, max: 999_999, unit: 't' });

/** What a ship weighed beyond all that is known, as a draft survey measured it on a day. */
export const shipConstant = defineResource({
  name: 'qhse.shipConstant',
  label: TEXT.constant,
  title: ['shipId', 'measureDate'],
  fields: {
    shipId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }, { required: true }),
    measureDate: date({ zh: '测定日期', en: 'Measured on' }, { required: true }),
    portId: ref('parameter.port', { zh: '港口', en: 'Port' }),
    displacement: decimal({ zh: '排水量', en: 'Displacement' }, 1, { required: true, min: 0, max: 999_999, unit: 't' }),
    lightShip: decimal({ zh: '空船重量', en: 'Light ship' }, 1, { required: true, min: 0, max: 999_999, unit: 't' }),
    ballast: tonnes('压载水', 'Ballast'),
    freshWater: tonnes('淡水', 'Fresh water'),
    fuelOil: tonnes('燃油', 'Fuel oil'),
    dieselOil: tonnes('柴油', 'Diesel oil'),
    lubOil: tonnes('滑油', 'Lub oil'),
    otherKnown: tonnes('其他已知重量', 'Other known'),
    constantValue: computed(
      { scale: 1, unit: 't' },
      { zh: '常数', en: 'Constant' },
      { from: (row: Parameters<typeof constantOf>[0]) => constantOf(row) },
    ),
    deviationReason: text({ zh: '偏差说明', en: 'Why it differs' }, { max: 300 }),
    surveyor: text({ zh: '测定人', en: 'Surveyor' }, { max: 60 }),
    papers: files({ zh: '附件', en: 'Files' }),
  },
  unique: [['shipId', 'measureDate']],
  list: {
    columns: ['shipId', 'measureDate', 'portId', 'displacement', 'constantValue', 'surveyor'],
    filters: ['shipId', 'measureDate', 'portId'],
    search: ['surveyor', 'deviationReason'],
    sort: '-measureDate',
  },
  form: [
    { title: TEXT.measured, rows: [['shipId', 'measureDate', 'portId'], ['surveyor', 'deviationReason'], ['papers']] },
    {
      title: TEXT.weights,
      rows: [
        ['displacement', 'lightShip'],
        ['ballast', 'freshWater', 'fuelOil'],
        ['dieselOil', 'lubOil', 'otherKnown'],
      ],
    },
  ],
  scope: { vessel: 'shipId' },
  excel: { import: true, export: true },
});

export type ShipConstantRow = Row<typeof shipConstant>;
