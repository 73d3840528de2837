import { bool, choice, computed, datetime, month, ref } from '../../../kernel/resource/field.ts';
import { defineView, viewOver } from '../../../kernel/resource/view.ts';
import { inBase } from '../../parameter/public.ts';
import { GRADE_TEXT, BUNKER_FIELD_TEXT as TEXT } from '../reports/oil.text.ts';
import { OIL_PRICE_PERMISSION, PRICE_STATE_TEXT } from './oil-cost.text.ts';
import { oilReceipt } from './oil-receipt.resource.ts';

const CURRENCY = { field: 'currencyId' } as const;
const priced = { private: OIL_PRICE_PERMISSION } as const;
const tonnes = (label: { zh: string; en: string }) => computed({ scale: 3, unit: 't' }, label);

/** The month of a report in the ship's own time, `yyyy-MM`. */
export const SHIP_MONTH =
  "to_char((r.rpt_time at time zone 'UTC') + coalesce(r.zone, 8) * interval '1 hour', 'YYYY-MM')";

/** What a delivery puts into the books, in tonnes: what was accepted, else the ship's figure under protest, else the delivery note (3.7). */
const BOOKED =
  'coalesce(l.accepted_qty, case when l.protest then coalesce(l.ship_qty, l.bdn_qty) else coalesce(l.bdn_qty, l.ship_qty) end)';

const GRADE_KEY = "b.oil_grade || case when b.bonded then ':B' else '' end";

/** What the report says of a receipt: the delivery, or the stock with which the ship's first report began. */
const SAID = `join voyage_report r on r.id = b.report_id and r.deleted_at is null
      left join voyage_bunkering l on b.source_kind = 'BUNKER' and l.parent_id = b.report_id and l.seq = b.seq
        and l.oil_grade = b.oil_grade and coalesce(l.bonded, false) = coalesce(b.bonded, false)
      left join voyage_report_oil o on b.source_kind = 'OPENING' and o.parent_id = b.report_id and o.row_code = 'LAST_STOCK'`;

const QTY = `case when b.source_kind = 'BUNKER' then ${BOOKED} else (o.grades ->> (${GRADE_KEY}))::numeric end`;
/** Invoiced is the delivery note; a credit note takes some of it off. */
const AMOUNT = `round(coalesce(l.bdn_qty, ${QTY}) * b.unit_price - coalesce(b.credit, 0), 2)`;

/** Receipts with what the reports say of them; `b` is the receipt, `r` its report, `l` the delivery. */
export const RECEIPTS = `select b.*, r.voyage_no as voyage_id, r.rpt_time, ${SHIP_MONTH} as month, coalesce(l.end_time, r.rpt_time) as received_at,
      l.port, l.supplier_id as supplier, l.bdn_no, l.bdn_qty, l.ship_qty, l.diff_qty, l.diff_rate, coalesce(l.protest, false) as protest,
      ${QTY} as qty, ${AMOUNT} as amount, round(${AMOUNT} * b.rate, 2) as base_amount,
      case when b.unit_price is null then 'NONE' when b.estimated then 'ESTIMATED' else 'PRICED' end as price_state
    from voyage_oil_receipt b ${SAID}
    where (l.id is not null or o.id is not null)`;

/** Prices of deliveries and opening stocks beside what the ships wrote of them. */
export const pricedReceipt = viewOver(oilReceipt, {
  name: 'voyage.pricedReceipt',
  listed: true,
  fields: {
    voyageId: ref('voyage.voyage', { zh: '航次', en: 'Voyage' }),
    month: month({ zh: '月份', en: 'Month' }),
    receivedAt: datetime({ zh: '加油时间', en: 'Received' }),
    rptTime: datetime({ zh: '报告时间', en: 'Report time' }),
    port: ref('parameter.port', TEXT.port),
    supplier: computed('text', TEXT.supplierId),
    bdnNo: computed('text', TEXT.bdnNo),
    bdnQty: tonnes(TEXT.bdnQty),
    qty: tonnes(TEXT.acceptedQty),
    amount: computed({ scale: 2, unit: CURRENCY }, { zh: '金额', en: 'Amount' }, priced),
    baseAmount: inBase({ zh: '本位币金额', en: 'In base currency' }, priced),
    priceState: choice(PRICE_STATE_TEXT, { zh: '定价', en: 'Price' }),
  },
  from: RECEIPTS,
  list: {
    columns: [
      { field: 'receivedAt', width: 120 },
      { field: 'shipName', width: 112 },
      { field: 'oilGrade', width: 136 },
      { field: 'sourceKind', priority: 3 },
      { field: 'port', priority: 2, width: 104 },
      { field: 'supplier', priority: 2, width: 180 },
      { field: 'bdnNo', priority: 3 },
      { field: 'bdnQty', priority: 3, total: true },
      { field: 'qty', priority: 1, total: true },
      { field: 'unitPrice', priority: 1 },
      { field: 'amount', priority: 1, total: true },
      { field: 'baseAmount', priority: 3, total: true },
      { field: 'bonded', priority: 3 },
      { field: 'voyageId', priority: 3 },
      { field: 'reportId', priority: 3 },
      'priceState',
    ],
    filters: ['shipName', 'priceState', 'oilGrade', 'sourceKind', 'rptTime', 'port'],
    search: ['supplier', 'bdnNo'],
    sort: '-rptTime',
  },
});

/** Deliveries alone, of confirmed reports: what was ordered ashore, noted by the supplier and measured on board. */
export const refuelling = defineView({
  name: 'voyage.refuelling',
  label: { zh: '加油明细', en: 'Bunkerings' },
  title: 'bdnNo',
  fields: {
    shipName: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    voyageId: ref('voyage.voyage', { zh: '航次', en: 'Voyage' }),
    reportId: ref('voyage.report', { zh: '动态报', en: 'Report' }),
    month: month({ zh: '月份', en: 'Month' }),
    receivedAt: datetime({ zh: '加油时间', en: 'Received' }),
    rptTime: datetime({ zh: '报告时间', en: 'Report time' }),
    port: ref('parameter.port', TEXT.port),
    supplier: computed('text', TEXT.supplierId),
    oilGrade: choice(GRADE_TEXT, TEXT.oilGrade),
    bonded: bool(TEXT.bonded),
    bdnNo: computed('text', TEXT.bdnNo),
    bdnQty: tonnes(TEXT.bdnQty),
    shipQty: tonnes(TEXT.shipQty),
    diffQty: tonnes(TEXT.diffQty),
    diffRate: computed({ scale: 2, unit: '%' }, TEXT.diffRate),
    qty: tonnes(TEXT.acceptedQty),
    protest: bool(TEXT.protest),
    currencyId: ref('parameter.currency', { zh: '币种', en: 'Currency' }),
    unitPrice: computed({ scale: 4, unit: CURRENCY }, { zh: '不含税单价', en: 'Price net of VAT' }, priced),
    amount: computed({ scale: 2, unit: CURRENCY }, { zh: '金额', en: 'Amount' }, priced),
    baseAmount: inBase({ zh: '本位币金额', en: 'In base currency' }, priced),
    pricedQty: computed({ scale: 3, unit: 't' }, { zh: '已定价数量', en: 'Priced quantity' }, priced),
    priceState: choice(PRICE_STATE_TEXT, { zh: '定价', en: 'Price' }),
  },
  from: `select b.*, case when b.base_amount is not null then b.bdn_qty end as priced_qty from (${RECEIPTS}
      and b.source_kind = 'BUNKER' and b.deleted_at is null and r.confirmed = 'CONFIRMED') b`,
  list: {
    columns: [
      { field: 'receivedAt', width: 136 },
      'shipName',
      'port',
      { field: 'supplier', width: 180 },
      { field: 'oilGrade', width: 120 },
      { field: 'bdnNo', priority: 2 },
      { field: 'bdnQty', total: true },
      { field: 'shipQty', total: true, priority: 2 },
      { field: 'diffQty', total: true },
      'diffRate',
      'protest',
      { field: 'unitPrice', priority: 2 },
      { field: 'amount', priority: 2, total: true },
      { field: 'voyageId', priority: 3 },
      { field: 'bonded', priority: 3 },
    ],
    filters: ['shipName', 'port', 'oilGrade', 'protest', 'rptTime', 'voyageId', 'priceState', 'bonded', 'currencyId'],
    search: ['supplier', 'bdnNo'],
    sort: '-rptTime',
  },
  scope: { vessel: 'shipName' },
  excel: { export: true },
});
