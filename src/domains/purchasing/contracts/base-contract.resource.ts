import { documentFlow } from '../../../kernel/flow/document-flow.ts';
import {
  bool,
  choice,
  date,
  decimal,
  files,
  money,
  ref,
  refs,
  serial,
  share,
  state,
  text,
} from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { PURCHASE_TYPES } from '../../partner/public.ts';
import { PRICE_PERMISSION } from '../prices.rules.ts';
import { contractFlow } from './base-contract.flow.ts';
import { contractPrice, portCharge } from './base-contract-lines.resource.ts';
import { checkContract } from './contract.rules.ts';

const priced = { private: PRICE_PERMISSION } as const;

/** A frame agreement: at which prices a supplier delivers for a time, up to which sum. */
export const baseContract = defineResource({
  name: 'purchasing.baseContract',
  label: { zh: '框架合同', en: 'Base contract' },
  title: 'contractNo',
  fields: {
    contractNo: serial('BC-{yyyy}-{000}', { zh: '合同号', en: 'Number' }),
    subject: text({ zh: '合同名称', en: 'Subject' }, { required: true, max: 100 }),
    partnerId: ref(
      'partner.partner',
      { zh: '供应商', en: 'Supplier' },
      { required: true, where: { qualifyStatus: ['QUALIFIED', 'TRIAL'] } },
    ),
    purchaseType: choice(
      PURCHASE_TYPES,
      { zh: '采购类别', en: 'Purchase type' },
      { required: true, default: 'STORES' },
    ),
    currencyId: ref('parameter.currency', { zh: '币种', en: 'Currency' }, { required: true }),
    startDate: date({ zh: '开始日期', en: 'From' }, { required: true }),
    endDate: date({ zh: '结束日期', en: 'Until' }, { required: true }),
    ceilingAmount: money(
      { zh: '总额', en: 'Ceiling' },
      { required: true, min: 0.01, max: 999_999_999, unit: { field: 'currencyId' }, ...priced },
    ),
    tolerancePct: decimal({ zh: '价格容差', en: 'Tolerance' }, 2, {
      min: 0,
      max: 100,
      unit: '%',
      help: {
        zh: '订单单价与合同价相差不超过此比例，视为按合同价',
        en: 'Within it a price of an order counts as that of the contract',
      },
    }),
    taxRate: share({ zh: '税率', en: 'Tax rate' }, priced),
    taxIncluded: bool({ zh: '含税', en: 'Tax inside' }, { default: true, ...priced }),
    ships: refs(
      'fleet.vessel',
      { zh: '适用船舶', en: 'Ships' },
      { help: { zh: '留空为全部船舶', en: 'Left empty it is for all ships' } },
    ),
    ports: refs(
      'parameter.port',
      { zh: '适用港口', en: 'Ports' },
      { help: { zh: '留空为全部港口', en: 'Left empty it is for all ports' } },
    ),
    signedFiles: files({ zh: '合同文本', en: 'Signed contract' }, priced),
    remark: text({ zh: '备注', en: 'Remark' }, { variant: 'long', max: 1000 }),
    prices: lines(contractPrice, { zh: '价格', en: 'Prices' }),
    portCharges: lines(portCharge, { zh: '港口加价', en: 'Port charges' }),
    status: state(documentFlow),
    contractStatus: state(contractFlow, { zh: '合同状态', en: 'Contract status' }),
  },
  check: checkContract,
  list: {
    columns: [
      { field: 'contractNo', width: 130 },
      { field: 'subject', width: 200 },
      { field: 'partnerId', width: 200 },
      'purchaseType',
      'startDate',
      'endDate',
      { field: 'ceilingAmount', total: true },
      'status',
      'contractStatus',
    ],
    filters: ['partnerId', 'purchaseType', 'currencyId', 'contractStatus', 'status', 'endDate'],
    search: ['contractNo', 'subject'],
    sort: '-contractNo',
  },
  form: [
    {
      title: { zh: '合同信息', en: 'Contract' },
      rows: [
        ['partnerId', 'purchaseType', 'currencyId'],
        ['subject', 'startDate', 'endDate'],
        ['ceilingAmount', 'tolerancePct'],
        ['taxRate', 'taxIncluded'],
        ['ships', 'ports'],
        ['signedFiles'],
        ['remark'],
      ],
    },
    { title: { zh: '价格', en: 'Prices' }, rows: [['prices']] },
    { title: { zh: '港口加价', en: 'Port charges' }, rows: [['portCharges']] },
  ],
  scope: 'all',
  excel: { export: true },
});

export type BaseContractRow = Row<typeof baseContract>;
