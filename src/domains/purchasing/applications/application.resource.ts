import { bool, choice, computed, date, ref, serial, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { PURCHASE_TYPES } from '../../partner/public.ts';
import { applicationFlow } from '../budget/exception.flow.ts';
import { PRICE_PERMISSION } from '../prices.rules.ts';
import { checkApplication } from './application.rules.ts';
import { applicationLine } from './application-line.resource.ts';
import { APPLY_KINDS, DEPARTMENTS } from './application-words.text.ts';

/** Held by those ashore who decide how much of a line is granted. */
export const AUDIT_PERMISSION = 'purchasing:application:audit';

/** What a ship, or a unit ashore, asks to have bought. Approved, each granted line is demand that buyers serve. */
export const application = defineResource({
  name: 'purchasing.application',
  label: { zh: '采购申请', en: 'Application' },
  title: 'applyNo',
  fields: {
    applyNo: serial('PR-{shipCode}-{yy}{MM}-{0000}', { zh: '申请单号', en: 'Number' }),
    organizationId: ref(
      'identity.organization',
      { zh: '船舶或单位', en: 'Ship or unit' },
      { required: true, where: { status: ['USE'] } },
    ),
    vesselId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    department: choice(DEPARTMENTS, { zh: '部门', en: 'Department' }, { required: true }),
    purchaseType: choice(
      PURCHASE_TYPES,
      { zh: '采购类别', en: 'Purchase type' },
      { required: true, default: 'STORES' },
    ),
    applyKind: choice(APPLY_KINDS, { zh: '性质', en: 'Kind' }, { required: true, default: 'NORMAL' }),
    seasonId: ref(
      'purchasing.season',
      { zh: '季度', en: 'Season' },
      {
        where: {
          organizationId: { field: 'organizationId' },
          purchaseType: { field: 'purchaseType' },
          seasonState: ['ISSUED'],
        },
        help: { zh: '性质为季度时填写', en: 'Of an application of a season' },
      },
    ),
    title: text({ zh: '标题', en: 'Title' }, { required: true, max: 200 }),
    requiredDate: date({ zh: '需用日期', en: 'Needed by' }, { required: true }),
    portId: ref('parameter.port', { zh: '交货港', en: 'Port of delivery' }),
    reason: text(
      { zh: '事由', en: 'Reason' },
      { variant: 'long', max: 1000, help: { zh: '紧急与应急必填', en: 'Urgent and emergency ones say why' } },
    ),
    duplicateReason: text(
      { zh: '重复申请说明', en: 'Why again' },
      {
        variant: 'long',
        max: 500,
        help: {
          zh: '同船同物料已有在途申请或已到最高量时说明',
          en: 'Where the ship has the same on its way, or as much as she may keep',
        },
      },
    ),
    budgetSeen: bool(
      { zh: '已知悉预算预警', en: 'Budget warning seen' },
      {
        default: false,
        help: {
          zh: '超过预算预警线时，确认后才能提交',
          en: 'Above the warning of the budget it is confirmed before it is sent',
        },
      },
    ),
    lines: lines(applicationLine, { zh: '申请明细', en: 'Lines' }),
    estimateAmount: computed({ scale: 2 }, { zh: '估算金额', en: 'Estimate' }, { private: PRICE_PERMISSION }),
    unpriced: computed('int', { zh: '无价行数', en: 'Lines without a price' }, { private: PRICE_PERMISSION }),
    overCap: computed('bool', { zh: '超过季度限额', en: 'Above the cap of its season' }),
    status: state(applicationFlow),
  },
  requiredIf: {
    reason: (row) => row.applyKind === 'URGENT' || row.applyKind === 'EMERGENCY',
    seasonId: (row) => row.applyKind === 'SEASON',
  },
  check: checkApplication,
  list: {
    columns: ['applyNo', 'title', 'organizationId', 'purchaseType', 'applyKind', 'requiredDate', 'status'],
    filters: ['organizationId', 'purchaseType', 'applyKind', 'status', 'requiredDate'],
    search: ['applyNo', 'title'],
    sort: '-createTime',
  },
  form: [
    {
      title: { zh: '申请信息', en: 'Application' },
      rows: [
        ['title'],
        ['organizationId', 'department'],
        ['purchaseType', 'applyKind'],
        ['seasonId'],
        ['requiredDate', 'portId'],
        ['reason'],
        ['duplicateReason'],
        ['budgetSeen'],
      ],
    },
    { title: { zh: '明细', en: 'Lines' }, rows: [['lines']] },
  ],
  scope: { anyOf: [{ vessel: 'vesselId' }, { organization: 'organizationId' }] },
  open: { IN_AUDIT: { fields: ['lines.approvedQty', 'lines.auditRemark'], permission: AUDIT_PERMISSION } },
  excel: { export: true },
});

export type ApplicationRow = Row<typeof application>;
