import { choice, computed, date, int, money, month, ref, serial, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';
import { BASE_CURRENCY } from '../../parameter/public.ts';
import { PURCHASE_TYPES } from '../../partner/public.ts';
import { DEPARTMENTS } from '../applications/application-words.text.ts';
import { PRICE_PERMISSION } from '../prices.rules.ts';
import { seasonFlow } from './season.flow.ts';
import { checkSeason, suggestSeason } from './season.rules.ts';
import { CYCLES, DRAFT_MODES, SEASON_TEXT } from './season-words.text.ts';

/** When one ship asks for one type of a period, and where it is delivered. */
export const seasonConfig = defineResource({
  name: 'purchasing.season',
  label: SEASON_TEXT.season,
  title: 'seasonNo',
  fields: {
    seasonNo: serial('SQ-{yy}{MM}-{0000}', { zh: '季度编号', en: 'Number' }),
    organizationId: ref(
      'identity.organization',
      { zh: '船舶或单位', en: 'Ship or unit' },
      { required: true, where: { status: ['USE'] } },
    ),
    vesselId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    purchaseType: choice(PURCHASE_TYPES, { zh: '采购类别', en: 'Purchase type' }, { required: true }),
    department: choice(DEPARTMENTS, { zh: '部门', en: 'Department' }, { required: true }),
    seasonCycle: choice(CYCLES, { zh: '周期', en: 'Cycle' }, { required: true }),
    periodFrom: month(
      { zh: '期初月份', en: 'First month' },
      {
        required: true,
        help: { zh: '落在周期中间的月份归到期初', en: 'A month within a period is that of its beginning' },
      },
    ),
    periodName: computed('text', { zh: '期间', en: 'Period' }),
    opensOn: date({ zh: '开放日', en: 'Opens on' }, { required: true }),
    closesOn: date({ zh: '截止日', en: 'Closes on' }, { required: true }),
    deliverBy: date({ zh: '交货期', en: 'Deliver by' }, { required: true }),
    deliverPortId: ref('parameter.port', { zh: '交货港', en: 'Port of delivery' }),
    maxApplications: int({ zh: '申请次数', en: 'Applications' }, { required: true, min: 1, max: 20, default: 1 }),
    amountCap: money(
      { zh: '限额', en: 'Cap' },
      {
        min: 0,
        max: 999_999_999,
        unit: BASE_CURRENCY,
        private: PRICE_PERMISSION,
        help: {
          zh: '估算超过限额的申请须部门经理审批',
          en: 'Applications above it are for the department’s manager too',
        },
      },
    ),
    draftMode: choice(DRAFT_MODES, { zh: '草稿方式', en: 'Draft from' }, { required: true, default: 'LAST' }),
    remark: text({ zh: '备注', en: 'Remark' }, { max: 200 }),
    seasonState: state(seasonFlow),
  },
  unique: [['organizationId', 'purchaseType', 'periodFrom']],
  check: checkSeason,
  derive: suggestSeason,
  list: {
    columns: ['seasonNo', 'organizationId', 'purchaseType', 'periodName', 'opensOn', 'closesOn', 'seasonState'],
    filters: ['organizationId', 'purchaseType', 'periodFrom', 'closesOn', 'seasonState'],
    search: ['seasonNo', 'periodName'],
    sort: '-periodFrom',
  },
  form: [
    {
      title: { zh: '船舶与类别', en: 'Ship and type' },
      rows: [
        ['organizationId', 'purchaseType'],
        ['department', 'draftMode'],
        ['maxApplications', 'amountCap'],
      ],
    },
    {
      title: { zh: '期间', en: 'Period' },
      rows: [['seasonCycle', 'periodFrom'], ['opensOn', 'closesOn'], ['deliverBy', 'deliverPortId'], ['remark']],
    },
  ],
  scope: { anyOf: [{ vessel: 'vesselId' }, { organization: 'organizationId' }] },
  open: {
    ISSUED: ['opensOn', 'closesOn', 'deliverBy', 'deliverPortId', 'maxApplications', 'amountCap', 'remark'],
  },
  excel: { import: true, export: true },
});

export type SeasonRow = Row<typeof seasonConfig>;
