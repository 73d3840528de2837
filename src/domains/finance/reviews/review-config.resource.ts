import { bool, choice, decimal, int, money, refs, text } from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';
import { BASE_CURRENCY } from '../../parameter/public.ts';
import { BIZ_TYPES, EXCEPTIONS, INVOICE_TYPES } from '../invoices/invoice-words.text.ts';
import { checkConfig } from './review-config.rules.ts';

const ANY = { help: { zh: '留空表示不限', en: 'Empty: any' } } as const;
const USUAL = { help: { zh: '留空则用更一般的设置', en: 'Empty: as a more general setting says' } } as const;

/** Who reviews which invoices, and up to where differences pass. The setting that says most about an invoice counts. */
export const invoiceReviewConfig = defineResource({
  name: 'finance.invoiceReviewConfig',
  label: { zh: '发票审核配置', en: 'Invoice review setting' },
  title: 'name',
  fields: {
    name: text({ zh: '名称', en: 'Name' }, { required: true, max: 80 }),
    bizType: choice(BIZ_TYPES, { zh: '业务类别', en: 'Business' }, ANY),
    invoiceType: choice(INVOICE_TYPES, { zh: '发票类型', en: 'Invoice type' }, ANY),
    exceptionCode: choice(
      EXCEPTIONS,
      { zh: '异常', en: 'Exception' },
      { help: { zh: '留空：无异常或任何异常', en: 'Empty: without exception or with any' } },
    ),
    amountFrom: money(
      { zh: '金额自', en: 'Amount from' },
      {
        required: true,
        min: 0,
        unit: BASE_CURRENCY,
        default: '0',
        help: { zh: '价税合计，含此数', en: 'Gross, this included' },
      },
    ),
    amountTo: money(
      { zh: '金额至', en: 'Amount to' },
      { min: 0, unit: BASE_CURRENCY, help: { zh: '不含此数；留空不限', en: 'This excluded; empty: no end' } },
    ),
    reviewerRoleIds: refs('identity.role', { zh: '审核角色', en: 'Reviewers' }, { required: true }),
    sign: choice(
      { ANY: { zh: '任一人', en: 'Any of them' }, ALL: { zh: '全部', en: 'All of them' } },
      { zh: '会签方式', en: 'Signs' },
      { required: true, default: 'ANY' },
    ),
    scanRequired: bool({ zh: '须附影像', en: 'Scan wanted' }, { required: true, default: true }),
    pricePct: decimal({ zh: '价差比例', en: 'Price, percent' }, 2, { min: 0, max: 100, unit: '%', ...USUAL }),
    priceAbs: money({ zh: '行价差', en: 'Price, a line' }, { min: 0, unit: BASE_CURRENCY, ...USUAL }),
    totalAbs: money({ zh: '单据价差', en: 'Price, a document' }, { min: 0, unit: BASE_CURRENCY, ...USUAL }),
    taxLineTol: money({ zh: '行税差', en: 'Tax, a line' }, { min: 0, unit: BASE_CURRENCY, ...USUAL }),
    taxTotalTol: money({ zh: '票税差', en: 'Tax, a document' }, { min: 0, unit: BASE_CURRENCY, ...USUAL }),
    softDuplicateDays: int({ zh: '疑似重复天数', en: 'Alike within' }, { min: 0, max: 90, unit: 'd', ...USUAL }),
  },
  check: checkConfig,
  list: {
    columns: [
      'name',
      'bizType',
      'invoiceType',
      'exceptionCode',
      'amountFrom',
      'amountTo',
      'reviewerRoleIds',
      { field: 'sign', priority: 3 },
      { field: 'pricePct', priority: 3 },
      { field: 'priceAbs', priority: 3 },
    ],
    filters: ['bizType', 'invoiceType', 'exceptionCode'],
    search: ['name'],
    sort: 'name',
  },
  form: [
    {
      title: { zh: '适用', en: 'For' },
      rows: [['name'], ['bizType', 'invoiceType', 'exceptionCode'], ['amountFrom', 'amountTo']],
    },
    { title: { zh: '审核', en: 'Review' }, rows: [['reviewerRoleIds', 'sign', 'scanRequired']] },
    {
      title: { zh: '容差', en: 'Tolerances' },
      rows: [
        ['pricePct', 'priceAbs', 'totalAbs'],
        ['taxLineTol', 'taxTotalTol', 'softDuplicateDays'],
      ],
    },
  ],
  scope: 'all',
  excel: { export: true },
});

export type InvoiceReviewConfig = Row<typeof invoiceReviewConfig>;
