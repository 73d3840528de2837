import { namesDocument } from '../../../kernel/resource/document.ts';
import { computed, date, files, int, quantity, ref, serial, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { receiptFlow } from './receipt.flow.ts';
import { checkReceipt, rejectedOf } from './receipt.rules.ts';

/** The document that a row is of. */
const SOURCE = { kind: 'source', id: 'sourceId' } as const;

const UNIT = { field: 'unitId' } as const;

/** What of one expected line came. */
export const receiptLine = defineResource({
  name: 'stock.receiptLine',
  label: { zh: '收货明细', en: 'Receipt line' },
  title: 'itemName',
  fields: {
    expectedLineId: ref(
      'stock.expectedLine',
      { zh: '待收货', en: 'Expected' },
      {
        required: true,
        where: { sourceNo: { record: 'sourceNo' }, status: ['EXPECTED', 'PART'] },
        brings: {
          itemName: 'itemName',
          unitId: 'unitId',
          openQty: 'openQty',
          deliveredQty: 'openQty',
          acceptedQty: 'openQty',
        },
      },
    ),
    itemName: text({ zh: '品名', en: 'Item' }, { max: 200 }),
    unitId: ref('material.unit', { zh: '单位', en: 'Unit' }),
    openQty: quantity({ zh: '未收', en: 'Open' }, { unit: UNIT }),
    deliveredQty: quantity({ zh: '到货数', en: 'Delivered' }, { required: true, min: 0, max: 9_999_999, unit: UNIT }),
    acceptedQty: quantity({ zh: '验收数', en: 'Accepted' }, { required: true, min: 0, max: 9_999_999, unit: UNIT }),
    rejectedQty: computed({ quantity: UNIT }, { zh: '拒收', en: 'Rejected' }, { from: rejectedOf }),
    rejectReason: text({ zh: '拒收原因', en: 'Why rejected' }, { max: 200 }),
    locationId: ref('stock.location', { zh: '库位', en: 'Location' }, { where: { storeId: { record: 'storeId' } } }),
    batchNo: text({ zh: '批号', en: 'Batch' }, { max: 40 }),
    expiryDate: date({ zh: '效期', en: 'Expires' }),
    photos: files({ zh: '照片与证书', en: 'Photos and certificates' }),
  },
});

/** Goods of one order as they came to a store. Posted, what was accepted is stock. */
export const receipt = defineResource({
  name: 'stock.receipt',
  label: { zh: '收货单', en: 'Receipt' },
  title: 'receiptNo',
  fields: {
    receiptNo: serial('GR-{shipCode}-{yy}{MM}-{0000}', { zh: '收货单号', en: 'Number' }),
    storeId: ref('stock.store', { zh: '仓库', en: 'Store' }, { required: true }),
    organizationId: ref('identity.organization', { zh: '船舶或单位', en: 'Ship or unit' }),
    vesselId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    partnerId: ref('partner.partner', { zh: '供应商', en: 'Supplier' }),
    sourceNo: namesDocument(text({ zh: '订单', en: 'Order' }, { max: 60 }), SOURCE),
    source: computed('text', { zh: '来源类型', en: 'Kind of source' }),
    sourceId: int({ zh: '来源', en: 'Source' }),
    receivedOn: date({ zh: '收货日期', en: 'Received' }, { required: true }),
    deliveryNote: text({ zh: '送货单号', en: 'Delivery note' }, { max: 60 }),
    remark: text({ zh: '备注', en: 'Remark' }, { variant: 'long', max: 500 }),
    lines: lines(receiptLine, { zh: '收货明细', en: 'Lines' }),
    docStatus: state(receiptFlow),
  },
  index: [['source', 'sourceId']],
  check: checkReceipt,
  list: {
    columns: [
      { field: 'receiptNo', width: 176 },
      'storeId',
      { field: 'sourceNo', width: 176 },
      { field: 'partnerId', priority: 2, width: 180 },
      'receivedOn',
      { field: 'deliveryNote', priority: 3 },
      { field: 'createName', priority: 3 },
      'docStatus',
    ],
    filters: ['storeId', 'partnerId', 'docStatus', 'receivedOn'],
    search: ['receiptNo', 'sourceNo', 'deliveryNote'],
    sort: '-createTime',
  },
  form: [
    { title: { zh: '收货', en: 'Receipt' }, rows: [['receivedOn', 'deliveryNote'], ['remark']] },
    { title: { zh: '明细', en: 'Lines' }, rows: [['lines']] },
  ],
  scope: { anyOf: [{ vessel: 'vesselId' }, { organization: 'organizationId' }] },
  // Whose goods they are stays as the order said.
  open: { DRAFT: ['receivedOn', 'deliveryNote', 'remark', 'lines'] },
  excel: { export: true },
});

export type ReceiptRow = Row<typeof receipt>;
