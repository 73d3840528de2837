import { documentFlow } from '../../../kernel/flow/document-flow.ts';
import {
  bool,
  choice,
  computed,
  date,
  decimal,
  dict,
  files,
  int,
  money,
  ref,
  serial,
  share,
  state,
  text,
} from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { inBase } from '../../parameter/public.ts';
import { MARKET_PRICE } from '../price.text.ts';
import { contractFlow } from './contract.flow.ts';
import { checkContract } from './contract.rules.ts';
import {
  CONTRACT_KINDS,
  DIRECTIONS,
  FREIGHT_BASES,
  FREIGHT_TYPES,
  HOLIDAYS,
  LAYTIME_BASES,
  CONTRACT_TEXT as TEXT,
} from './contract.text.ts';
import {
  contractCargo,
  contractCertificate,
  contractCommission,
  contractException,
  contractPayment,
} from './contract-lines.resource.ts';

const UNIT = { field: 'currencyId' } as const;
const sealed = { private: MARKET_PRICE } as const;
const hours = (zh: string, en: string) => decimal({ zh, en }, 2, { min: 0, max: 9999, unit: 'h' });
const perDay = (zh: string, en: string) => decimal({ zh, en }, 2, { min: 0, max: 999_999, unit: 't/d' });

/** A charter: who carries what for whom by which terms, and what became of it. */
export const contract = defineResource({
  name: 'market.contract',
  label: TEXT.contract,
  title: 'contractNo',
  fields: {
    contractNo: serial('{kind}-{yy}{0000}', { zh: '合同号', en: 'No.' }),
    kind: choice(CONTRACT_KINDS, { zh: '类型', en: 'Kind' }, { required: true, default: 'VOYAGE' }),
    direction: choice(DIRECTIONS, { zh: '方向', en: 'Direction' }, { required: true, default: 'OUT' }),
    customerId: ref('market.customer', { zh: '客户', en: 'Charterer' }),
    ownerId: ref('partner.partner', { zh: '出租方', en: 'Owner' }),
    brokerId: ref('partner.partner', { zh: '经纪人', en: 'Broker' }),
    shipId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }, { help: { zh: '成交时指定', en: 'Named as it is fixed' } }),
    shipRequirement: text(
      { zh: '船舶要求', en: 'Ship to be named' },
      { max: 200, help: { zh: '待定船舶的吨位、船型、船龄等', en: 'Size, type and age of a ship to be named' } },
    ),
    cpForm: dict('cp_form', { zh: '租约格式', en: 'C/P form' }, { required: true, default: 'COMPANY' }),
    cpDate: date({ zh: '租约日期', en: 'C/P date' }),
    law: text({ zh: '适用法律', en: 'Law' }, { max: 60 }),
    place: text({ zh: '仲裁地', en: 'Arbitration' }, { max: 60 }),
    currencyId: ref('parameter.currency', { zh: '币种', en: 'Currency' }, { required: true }),
    vatRate: share({ zh: '增值税率', en: 'VAT' }, sealed),
    freightType: choice(FREIGHT_TYPES, { zh: '运费方式', en: 'Freight' }, { required: true, default: 'PER_TON' }),
    freightRate: decimal({ zh: '费率', en: 'Rate' }, 4, { min: 0, max: 999_999_999, unit: UNIT, ...sealed }),
    wsFlat: decimal({ zh: 'WS 基准费率', en: 'Worldscale flat' }, 4, { min: 0, max: 9999, unit: UNIT, ...sealed }),
    wsPoints: decimal({ zh: 'WS 点数', en: 'Worldscale points' }, 2, { min: 0, max: 9999, ...sealed }),
    freightBasis: choice(FREIGHT_BASES, { zh: '计费数量', en: 'Billed on' }, { required: true, default: 'BL' }),
    minQty: decimal({ zh: '最低计费量', en: 'Minimum' }, 3, { min: 0, max: 9_999_999, unit: 't' }),
    cargoes: lines(contractCargo, TEXT.cargoes),
    payments: lines(contractPayment, TEXT.payments),
    commissions: lines(contractCommission, TEXT.commissions),
    commissionSeen: bool({ zh: '已知悉佣金超过 6.25%', en: 'Commission above 6.25 % seen' }, { default: false }),
    laytimeBasis: choice(LAYTIME_BASES, { zh: '允许时间', en: 'Allowed time' }, { default: 'TOTAL' }),
    laytimeHours: hours('允许小时', 'Hours allowed'),
    rateLoad: perDay('装货率', 'Loading rate'),
    rateDisch: perDay('卸货率', 'Discharge rate'),
    reversible: bool({ zh: '装卸共用', en: 'Reversible' }, { default: true }),
    noticeHours: hours('通知时间', 'Notice time'),
    holidays: choice(HOLIDAYS, { zh: '节假日', en: 'Holidays' }, { default: 'SHINC' }),
    exceptions: lines(contractException, TEXT.exceptions),
    demurrageRate: money({ zh: '滞期费率（每天）', en: 'Demurrage a day' }, { min: 0, unit: UNIT, ...sealed }),
    despatchRate: money({ zh: '速遣费率（每天）', en: 'Despatch a day' }, { min: 0, unit: UNIT, ...sealed }),
    claimDays: int({ zh: '索赔期（天）', en: 'Claim period (days)' }, { min: 0, max: 999, default: 90 }),
    ownerCosts: text({ zh: '出租方承担', en: 'For owners’ account' }, { variant: 'long', max: 300 }),
    chartererCosts: text({ zh: '承租方承担', en: 'For charterers’ account' }, { variant: 'long', max: 300 }),
    periodDays: decimal({ zh: '租期天数', en: 'Days' }, 2, { min: 0, max: 9999, unit: 'd' }),
    deliveryOn: date({ zh: '交船日期', en: 'Delivery' }),
    deliveryPortId: ref('parameter.port', { zh: '交船港', en: 'Delivery port' }),
    redeliveryFrom: date({ zh: '还船期起', en: 'Redelivery from' }),
    redeliveryTo: date({ zh: '还船期止', en: 'Redelivery to' }),
    bunkerTerms: text({ zh: '燃油条款', en: 'Bunkers' }, { variant: 'long', max: 300 }),
    warranties: text({ zh: '航速油耗保证', en: 'Speed and consumption' }, { variant: 'long', max: 300 }),
    certificates: lines(contractCertificate, TEXT.certificates),
    dischargeBy: date(
      { zh: '预计卸毕', en: 'Discharged by' },
      { help: { zh: '所需证书须有效至该日', en: 'The certificates asked for hold until that day' } },
    ),
    clauses: text(TEXT.clauses, { variant: 'long', max: 2000 }),
    attachments: files({ zh: '附件', en: 'Files' }),
    qtyTotal: computed({ scale: 3, unit: 't' }, TEXT.quantity),
    commissionPct: computed({ scale: 3, unit: '%' }, { zh: '佣金合计', en: 'Commissions' }, sealed),
    amountEstimate: computed({ scale: 2, unit: UNIT }, TEXT.estimate, sealed),
    rate: computed({ scale: 8 }, { zh: '汇率', en: 'Rate of exchange' }, sealed),
    baseEstimate: inBase(TEXT.base, sealed),
    fixedOn: computed('date', { zh: '成交日期', en: 'Fixed on' }),
    creditReleased: computed('bool', { zh: '信用已放行', en: 'Credit released' }),
    certWaived: computed('bool', { zh: '证书已豁免', en: 'Certificates waived' }),
    invoiceNo: computed('text', { zh: '运费发票号', en: 'Freight invoice' }),
    invoiceDate: computed('date', { zh: '开票日期', en: 'Invoiced on' }),
    invoiceAmount: computed({ scale: 2, unit: UNIT }, { zh: '发票金额', en: 'Invoiced' }, sealed),
    invoiceBase: inBase({ zh: '发票折人民币', en: 'Invoiced in base currency' }, sealed),
    dueOn: computed('date', { zh: '到期日', en: 'Due' }),
    receivedOn: computed('date', { zh: '收讫日期', en: 'Received on' }),
    status: state(documentFlow, { zh: '审批', en: 'Approval' }),
    contractStatus: state(contractFlow),
  },
  check: checkContract,
  requiredIf: {
    customerId: ({ direction }) => direction === 'OUT',
    ownerId: ({ direction }) => direction === 'IN',
    periodDays: ({ kind }) => kind === 'TIME' || kind === 'BAREBOAT',
    dischargeBy: ({ certificates }) => certificates !== undefined && certificates.length > 0,
  },
  list: {
    columns: [
      { field: 'contractNo', width: 112 },
      'kind',
      { field: 'direction', priority: 3 },
      { field: 'customerId', width: 190 },
      'shipId',
      { field: 'qtyTotal', total: true },
      { field: 'freightType', priority: 3 },
      'amountEstimate',
      { field: 'baseEstimate', priority: 2, total: true },
      { field: 'cpDate', priority: 3 },
      { field: 'dueOn', priority: 3 },
      { field: 'status', priority: 2 },
      'contractStatus',
    ],
    filters: ['customerId', 'kind', 'direction', 'contractStatus', 'status', 'shipId', 'cpDate', 'dueOn'],
    search: ['contractNo', 'invoiceNo'],
    sort: '-createTime',
  },
  form: [
    {
      title: TEXT.parties,
      rows: [
        ['kind', 'direction', 'customerId', 'ownerId'],
        ['brokerId', 'cpForm', 'cpDate'],
        ['law', 'place'],
      ],
    },
    { title: TEXT.ship, rows: [['shipId', 'shipRequirement', 'dischargeBy']] },
    { title: TEXT.cargoes, rows: [['cargoes']] },
    {
      title: TEXT.freight,
      rows: [
        ['currencyId', 'freightType', 'freightRate', 'vatRate'],
        ['wsFlat', 'wsPoints'],
        ['freightBasis', 'minQty', 'commissionSeen'],
      ],
    },
    {
      title: TEXT.hire,
      rows: [
        ['periodDays', 'deliveryOn', 'deliveryPortId'],
        ['redeliveryFrom', 'redeliveryTo'],
        ['bunkerTerms', 'warranties'],
      ],
    },
    { title: TEXT.payments, rows: [['payments']] },
    { title: TEXT.commissions, rows: [['commissions']] },
    {
      title: TEXT.laytime,
      rows: [
        ['laytimeBasis', 'laytimeHours', 'rateLoad', 'rateDisch'],
        ['reversible', 'noticeHours', 'holidays'],
        ['demurrageRate', 'despatchRate', 'claimDays'],
      ],
    },
    { title: TEXT.exceptions, rows: [['exceptions']] },
    { title: TEXT.certificates, rows: [['certificates']] },
    { title: TEXT.terms, rows: [['ownerCosts', 'chartererCosts'], ['clauses'], ['attachments']] },
  ],
  scope: 'all',
  excel: { export: true },
});

export type ContractRow = Row<typeof contract>;
