import { computed, decimal, file, int, ref, state, text } from '../../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../../kernel/resource/resource.ts';
import { emissionYearFlow } from './emission-year.flow.ts';
import { planFlow, planForm } from './plan.flow.ts';

const shown = (zh: string, en: string, scale: number, unit?: string) =>
  computed({ scale, ...(unit && { unit }) }, { zh, en });

/** What the verifier's statement adds once the year is approved. */
const STATED = ['verifierName', 'statementNo', 'statementFile'];

/** A ship's year of fuel, CO2 and rating: computed from confirmed reports, approved by the designated person. */
export const emissionYear = defineResource({
  name: 'voyage.emissionYear',
  label: { zh: '年度能耗', en: 'Emission year' },
  title: ['shipName', 'year'],
  fields: {
    shipName: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }, { required: true }),
    year: int({ zh: '年度', en: 'Year' }, { required: true, min: 2019, max: 2100 }),
    tonnes: shown('燃料消耗', 'Fuel', 3, 't'),
    co2: shown('二氧化碳', 'CO₂', 2, 't'),
    distance: shown('航行里程', 'Distance', 1, 'nm'),
    hours: shown('航行时间', 'Hours under way', 2, 'h'),
    attained: shown('达到值', 'Attained CII', 3, 'g/(t·nm)'),
    required: shown('要求值', 'Required CII', 3, 'g/(t·nm)'),
    ratio: shown('达到值与要求值之比', 'Attained over required', 4),
    rating: computed('text', { zh: '评级', en: 'Rating' }),
    internal: computed(
      'bool',
      { zh: '仅内部参考', en: 'Internal' },
      {
        help: {
          zh: '5000 总吨以下或仅航行沿海、港内，公约不评级',
          en: 'Below 5,000 GT, coastal or harbour: not rated by the convention',
        },
      },
    ),
    first: computed('datetime', { zh: '数据起', en: 'Reports from' }),
    last: computed('datetime', { zh: '数据止', en: 'Reports to' }),
    reports: computed('int', { zh: '计入动态报数', en: 'Reports counted' }),
    unconfirmed: computed('int', { zh: '未确认动态报数', en: 'Reports not confirmed' }),
    reckonedAt: computed('datetime', { zh: '计算时间', en: 'Calculated at' }),
    figures: computed('json', { zh: '明细', en: 'Figures' }),
    shorePower: decimal({ zh: '岸电用量', en: 'Shore power' }, 1, { min: 0, max: 99_999_999, unit: 'kWh' }),
    verifierName: text({ zh: '验证机构', en: 'Verifier' }, { max: 80 }),
    statementNo: text({ zh: '符合声明编号', en: 'Statement of compliance no.' }, { max: 60 }),
    statementFile: file({ zh: '符合声明', en: 'Statement of compliance' }),
    remark: text({ zh: '备注', en: 'Remark' }, { variant: 'long', max: 500 }),
    planDue: computed('date', { zh: '纠正措施计划期限', en: 'Corrective plan due' }),
    planDoneOn: { ...planForm.fields.planDoneOn, required: false },
    planFiles: { ...planForm.fields.planFiles, required: false },
    status: state(emissionYearFlow),
    planState: state(planFlow, { zh: '纠正措施', en: 'Corrective plan' }),
  },
  unique: [['shipName', 'year']],
  open: {
    USE: ['shorePower', ...STATED, 'remark'],
    APPROVE: STATED,
  },
  list: {
    columns: [
      'shipName',
      'year',
      { field: 'tonnes', total: true },
      { field: 'co2', total: true },
      { field: 'distance', priority: 2 },
      'attained',
      'required',
      { field: 'ratio', priority: 2 },
      'rating',
      { field: 'internal', priority: 3 },
      { field: 'verifierName', priority: 3 },
      { field: 'statementNo', priority: 3 },
      { field: 'planState', priority: 2 },
      'status',
    ],
    filters: ['shipName', 'year', 'status', 'planState'],
    sort: '-year',
  },
  form: [['shipName', 'year'], ['shorePower'], ['verifierName', 'statementNo', 'statementFile'], ['remark']],
  scope: { vessel: 'shipName' },
  excel: { export: true },
});

export type EmissionYearRow = Row<typeof emissionYear>;
