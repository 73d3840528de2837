import { choice, computed, date, files, quantity, ref, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, type LineRow } from '../../../kernel/resource/resource.ts';
import { orZero, sub } from '../../../kernel/value/decimal.ts';
import { PRICE_PERMISSION } from '../prices.rules.ts';
import { applicationLineFlow } from './application-line.flow.ts';
import { PART_SOURCES } from './application-words.text.ts';

const UNIT = { field: 'unitId' } as const;

type Progress = { approvedQty?: string | null; orderedQty?: string | null; cancelledQty?: string | null };

/** What of a line is still to be bought, in its own unit. */
const openQty = (row: Progress): string =>
  sub(sub(orZero(row.approvedQty), orZero(row.orderedQty)), orZero(row.cancelledQty));

/** One thing that is asked for. Demand, inquiries, orders and receipts lead back to it. */
export const applicationLine = defineResource({
  name: 'purchasing.applicationLine',
  label: { zh: '申请明细', en: 'Application line' },
  title: 'itemName',
  fields: {
    materialId: ref(
      'material.material',
      { zh: '物料', en: 'Material' },
      {
        where: { purchaseType: { record: 'purchaseType' }, usable: ['ACTIVE', 'PENDING'] },
        brings: {
          itemName: 'name',
          spec: 'model',
          partNo: 'partNo',
          drawingNo: 'drawingNo',
          impaCode: 'impaCode',
          unitId: 'baseUnitId',
        },
      },
    ),
    itemName: text({ zh: '品名', en: 'Item' }, { required: true, max: 200 }),
    spec: text({ zh: '规格', en: 'Specification' }, { max: 200 }),
    unitId: ref('material.unit', { zh: '单位', en: 'Unit' }, { required: true }),
    applyQty: quantity({ zh: '申请数', en: 'Requested' }, { required: true, min: 0, max: 9_999_999, unit: UNIT }),
    approvedQty: quantity({ zh: '批准数', en: 'Approved' }, { min: 0, max: 9_999_999, unit: UNIT }),
    auditRemark: text({ zh: '审批意见', en: 'Remark of the approver' }, { max: 200 }),
    minQty: computed('quantity', { zh: '最低', en: 'Minimum' }),
    maxQty: computed('quantity', { zh: '最高', en: 'Maximum' }),
    stockQty: computed('quantity', { zh: '现存', en: 'On hand' }),
    yearUse: computed('quantity', { zh: '近一年用量', en: 'Used in a year' }),
    onOrderQty: computed('quantity', { zh: '在途申请', en: 'On its way' }),
    refPrice: computed({ scale: 6 }, { zh: '参考价', en: 'Reference price' }, { private: PRICE_PERMISSION }),
    lastPrice: computed({ scale: 6 }, { zh: '上次价', en: 'Last price' }, { private: PRICE_PERMISSION }),
    lastPartnerId: ref('partner.partner', { zh: '上次供应商', en: 'Last from' }, { private: PRICE_PERMISSION }),
    lastDate: computed('date', { zh: '上次采购', en: 'Last bought' }),
    partSource: choice(PART_SOURCES, { zh: '配件来源', en: 'Part source' }, { default: 'ANY' }),
    requiredDate: date({ zh: '需用日期', en: 'Needed by' }),
    partNo: text({ zh: '件号', en: 'Part no.' }, { max: 100 }),
    drawingNo: text({ zh: '图号', en: 'Drawing no.' }, { max: 100 }),
    impaCode: text({ zh: 'IMPA 码', en: 'IMPA code' }, { max: 6 }),
    remark: text({ zh: '备注', en: 'Remark' }, { max: 200 }),
    photos: files({ zh: '照片', en: 'Photos' }),
    baseFactor: computed({ scale: 8 }, { zh: '换算', en: 'Factor' }),
    orderedQty: computed({ quantity: UNIT }, { zh: '已订', en: 'Ordered' }),
    receivedQty: computed({ quantity: UNIT }, { zh: '已收', en: 'Received' }),
    cancelledQty: computed({ quantity: UNIT }, { zh: '取消', en: 'Cancelled' }),
    openQty: computed({ quantity: UNIT }, { zh: '未结', en: 'Open' }, { from: openQty }),
    lineStatus: state(applicationLineFlow, { zh: '进度', en: 'Progress' }),
  },
});

export type ApplicationLine = LineRow<typeof applicationLine>;
