import type { FieldError } from '../../../kernel/errors.ts';
import {
  choice,
  computed,
  date,
  decimal,
  files,
  int,
  money,
  ref,
  serial,
  state,
  text,
} from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { MARKET_PRICE } from '../price.text.ts';
import { cargoFlow } from './cargo.flow.ts';
import { QTY_UNITS, CARGO_TEXT as TEXT, TOLERANCE_OPTIONS } from './cargo.text.ts';
import { limitsOf } from './loss.rules.ts';

const UNIT = { field: 'qtyUnit' } as const;
const sealed = { private: MARKET_PRICE } as const;
const tonnes = (zh: string, en: string) => computed({ scale: 3, unit: 't' }, { zh, en });
const rate = (unit: '%' | '‰', zh: string, en: string) => computed({ scale: 3, unit }, { zh, en });

type Agreed = Parameters<typeof limitsOf>[0];

/** Another port at which part of a parcel is discharged. */
export const cargoDischarge = defineResource({
  name: 'market.cargoDischarge',
  label: TEXT.more,
  fields: {
    portId: ref('parameter.port', { zh: '卸港', en: 'Port' }, { required: true }),
    berth: text({ zh: '泊位', en: 'Berth' }, { max: 60 }),
    qty: decimal({ zh: '数量', en: 'Quantity' }, 3, { min: 0, max: 9_999_999, unit: { record: 'qtyUnit' } }),
  },
});

/** A parcel: what is to go from where to where and when, for whom; and what became of it on board. */
export const cargo = defineResource({
  name: 'market.cargo',
  label: TEXT.cargo,
  title: ['cargoNo', 'name'],
  fields: {
    cargoNo: serial('CG-{yy}{00000}', { zh: '货载号', en: 'No.' }),
    cargoTypeId: ref(
      'market.cargoType',
      { zh: '品名', en: 'Product' },
      { required: true, brings: { name: 'name', lossAllowance: 'lossAllowance' } },
    ),
    name: text(
      { zh: '货名', en: 'Cargo' },
      { required: true, max: 80, help: { zh: '动态报按此货名填写', en: 'Reports of the ship tell it by this name' } },
    ),
    customerId: ref('market.customer', { zh: '货方', en: 'Customer' }, { required: true }),
    contractId: ref('market.contract', { zh: '合同', en: 'Contract' }),
    liftingId: ref('market.longTermLifting', { zh: '批次', en: 'Lifting' }),
    voyageId: ref('voyage.voyage', { zh: '航次', en: 'Voyage' }),
    shipId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    shipperId: ref('partner.partner', { zh: '发货人', en: 'Shipper' }),
    consigneeId: ref('partner.partner', { zh: '收货人', en: 'Consignee' }),
    notifyId: ref('partner.partner', { zh: '通知方', en: 'Notify' }),
    loadPortId: ref('parameter.port', { zh: '装港', en: 'Load port' }, { required: true }),
    loadBerth: text({ zh: '装货泊位', en: 'Load berth' }, { max: 60 }),
    dischPortId: ref('parameter.port', { zh: '卸港', en: 'Discharge port' }, { required: true }),
    dischBerth: text({ zh: '卸货泊位', en: 'Discharge berth' }, { max: 60 }),
    discharges: lines(cargoDischarge, TEXT.more),
    qty: decimal({ zh: '数量', en: 'Quantity' }, 3, { required: true, min: 0.001, max: 9_999_999, unit: UNIT }),
    qtyUnit: choice(QTY_UNITS, { zh: '单位', en: 'Unit' }, { required: true, default: 'T' }),
    tolerancePct: decimal({ zh: '溢短装', en: 'More or less' }, 2, { min: 0, max: 50, unit: '%', default: '5.00' }),
    toleranceOption: choice(TOLERANCE_OPTIONS, { zh: '溢短选择', en: 'Option' }, { default: 'MOLOO' }),
    minQty: computed(
      { scale: 3, unit: UNIT },
      { zh: '最少', en: 'Least' },
      { from: (row: Agreed) => limitsOf(row).minQty },
    ),
    maxQty: computed(
      { scale: 3, unit: UNIT },
      { zh: '最多', en: 'Most' },
      { from: (row: Agreed) => limitsOf(row).maxQty },
    ),
    laycanFrom: date({ zh: '受载期起', en: 'Laycan from' }, { required: true }),
    laycanTo: date({ zh: '受载期止', en: 'Laycan to' }, { required: true }),
    blNo: text({ zh: '提单号', en: 'B/L no.' }, { max: 60 }),
    blDate: date({ zh: '提单日期', en: 'B/L date' }),
    blCopies: int({ zh: '正本份数', en: 'Originals' }, { min: 1, max: 9 }),
    shipQty: tonnes('船方量', 'Ship figure'),
    vefQty: tonnes('VEF 修正量', 'Corrected by VEF'),
    blQty: tonnes('提单量', 'B/L quantity'),
    blIssued: computed('bool', { zh: '提单已签发', en: 'B/L issued' }),
    loadedOn: computed('date', { zh: '装毕', en: 'Loaded' }),
    outturnQty: tonnes('卸货量', 'Outturn'),
    dischargedOn: computed('date', { zh: '卸毕', en: 'Discharged' }),
    onBoardQty: tonnes('船上余量', 'On board'),
    lossAllowance: decimal({ zh: '定耗', en: 'Loss allowance' }, 3, {
      required: true,
      min: 0,
      max: 5,
      unit: '%',
      default: '0.300',
    }),
    lossCurrencyId: ref('parameter.currency', { zh: '币种', en: 'Currency' }),
    lossPrice: money(
      { zh: '货价（每吨）', en: 'Value a tonne' },
      { min: 0, max: 9_999_999, unit: { field: 'lossCurrencyId' }, ...sealed },
    ),
    lossQty: tonnes('损耗', 'Loss'),
    lossRate: rate('%', '损耗率', 'Loss rate'),
    lossPermille: rate('‰', '千分比', 'Per mille'),
    payableQty: tonnes('超耗', 'Beyond the allowance'),
    payableAmount: computed(
      { scale: 2, unit: { field: 'lossCurrencyId' } },
      { zh: '货差金额', en: 'Shortage' },
      { ...sealed },
    ),
    sampleNo: text({ zh: '样品号', en: 'Samples' }, { max: 60 }),
    sealNo: text({ zh: '铅封号', en: 'Seals' }, { max: 60 }),
    qualityFiles: files({ zh: '质检报告', en: 'Quality certificates' }),
    freightInvoiceNo: computed('text', { zh: '运费发票号', en: 'Freight invoice' }),
    claimNote: computed('text', { zh: '货差处理', en: 'Shortage settled by' }),
    remark: text({ zh: '备注', en: 'Remark' }, { variant: 'long', max: 500 }),
    cargoStatus: state(cargoFlow),
  },
  check: checkCargo,
  list: {
    columns: [
      { field: 'cargoNo', width: 112 },
      'name',
      { field: 'customerId', width: 190 },
      'qty',
      'laycanFrom',
      'laycanTo',
      'loadPortId',
      'dischPortId',
      { field: 'contractId', priority: 2 },
      { field: 'shipId', priority: 2 },
      { field: 'voyageId', priority: 2 },
      { field: 'blQty', priority: 3, total: true },
      { field: 'outturnQty', priority: 3, total: true },
      { field: 'lossRate', priority: 3 },
      'cargoStatus',
    ],
    filters: [
      'customerId',
      'cargoTypeId',
      'cargoStatus',
      'shipId',
      'voyageId',
      'contractId',
      'liftingId',
      'loadPortId',
      'dischPortId',
      'laycanFrom',
      'loadedOn',
    ],
    search: ['cargoNo', 'name', 'blNo'],
    sort: '-cargoNo',
  },
  form: [
    { title: TEXT.cargo, rows: [['cargoTypeId', 'name', 'customerId'], ['remark']] },
    {
      title: TEXT.quantity,
      rows: [
        ['qty', 'qtyUnit', 'laycanFrom', 'laycanTo'],
        ['tolerancePct', 'toleranceOption'],
      ],
    },
    { title: TEXT.ports, rows: [['loadPortId', 'loadBerth'], ['dischPortId', 'dischBerth'], ['discharges']] },
    { title: TEXT.parties, rows: [['shipperId', 'consigneeId', 'notifyId']] },
    { title: TEXT.bill, rows: [['blNo', 'blDate', 'blCopies']] },
    { title: TEXT.loss, rows: [['lossAllowance', 'lossCurrencyId', 'lossPrice']] },
    { title: TEXT.quality, rows: [['sampleNo', 'sealNo', 'qualityFiles']] },
  ],
  scope: { vessel: 'shipId' },
  // What was agreed stands once it is fixed; ship, voyage and contract are written by acts alone.
  open: openByState(),
  excel: { import: true, export: true },
});

export type CargoRow = Row<typeof cargo>;

function openByState(): Record<'OFFERED' | 'FIXED' | 'PLANNED' | 'LOADED' | 'DISCHARGED', readonly string[]> {
  const papers = ['blNo', 'blDate', 'blCopies', 'sampleNo', 'sealNo', 'qualityFiles', 'remark'];
  const berths = ['loadBerth', 'dischBerth', 'shipperId', 'consigneeId', 'notifyId'];
  const value = ['lossCurrencyId', 'lossPrice'];
  const agreed = [
    'cargoTypeId',
    'name',
    'customerId',
    'loadPortId',
    'dischPortId',
    'discharges',
    'qty',
    'qtyUnit',
    'tolerancePct',
    'toleranceOption',
    'laycanFrom',
    'laycanTo',
    'lossAllowance',
  ];
  return {
    OFFERED: [...agreed, ...berths, ...papers, ...value],
    FIXED: [...berths, ...papers, ...value],
    PLANNED: [...berths, ...papers, ...value],
    LOADED: [...papers, ...value],
    DISCHARGED: ['sampleNo', 'sealNo', 'qualityFiles', 'remark', ...value],
  };
}

type Checked = {
  readonly laycanFrom?: string | null;
  readonly laycanTo?: string | null;
};

function checkCargo({ laycanFrom, laycanTo }: Checked): readonly FieldError[] | undefined {
  return laycanFrom && laycanTo && laycanTo < laycanFrom
    ? [{ field: 'laycanTo', message: TEXT.laycanOrder }]
    : undefined;
}
