import { defineFlow } from '../../../kernel/flow/flow.ts';
import { choice, date, quantity, ref, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import type { Text } from '../../../kernel/text.ts';
import { CONDITIONS } from '../ledger/movement-words.text.ts';

/** What lies there and stands in no line. */
export const foundForm = defineResource({
  name: 'stock.foundInStocktake',
  label: { zh: '登记账外物资', en: 'Add what was found' },
  fields: {
    materialId: ref('material.material', { zh: '物料', en: 'Material' }, { required: true }),
    condition: choice(CONDITIONS, { zh: '成色', en: 'Condition' }, { required: true, default: 'NEW' }),
    countedQty: quantity({ zh: '实盘数', en: 'Counted' }, { required: true, min: 0, max: 9_999_999 }),
    locationId: ref('stock.location', { zh: '库位', en: 'Location' }),
    batchNo: text({ zh: '批号', en: 'Batch' }, { max: 40 }),
    expiryDate: date({ zh: '效期', en: 'Expires' }),
    note: text({ zh: '说明', en: 'Note' }, { max: 200 }),
  },
});

/** Under approval, approved or rejected, it is counted no more. */
const decided = ({ status }: Readonly<Record<string, unknown>>): Text | undefined =>
  status === 'USE' ? undefined : { zh: '已提交审批，不能取消', en: 'It has been submitted and is not cancelled' };

/** How far a count is, beside its approval. */
export const stocktakeFlow = defineFlow({
  states: {
    PLANNED: { zh: '已计划', en: 'Planned', tone: 'grey' },
    COUNTING: { zh: '盘点中', en: 'Being counted', tone: 'blue' },
    RECOUNT: { zh: '复盘中', en: 'Being recounted', tone: 'amber' },
    REVIEW: { zh: '待审核', en: 'To be reviewed', tone: 'violet' },
    POSTED: { zh: '已过账', en: 'Posted', tone: 'green' },
    CANCELLED: { zh: '已取消', en: 'Cancelled', tone: 'slate' },
  },
  initial: 'PLANNED',
  transitions: {
    start: {
      label: { zh: '开始盘点', en: 'Begin to count' },
      from: ['PLANNED'],
      to: 'COUNTING',
      first: true,
      effect: {
        zh: '按范围列出库存明细，账面数在审核前不显示',
        en: 'What lies there is listed; what the books say is not shown before it is reviewed',
      },
      done: { zh: '盘点表已生成', en: 'The count sheet is made' },
    },
    found: {
      label: foundForm.label,
      from: ['COUNTING'],
      form: foundForm,
      done: { zh: '已加入盘点表', en: 'It is added' },
    },
    finish: {
      label: { zh: '盘点完成', en: 'All is counted' },
      from: ['COUNTING'],
      to: 'REVIEW',
      first: true,
      effect: {
        zh: '差异超过阈值的行与关键备件须由他人复盘',
        en: 'What differs by more than the limits, and critical spares that differ, are counted again by somebody else',
      },
      done: ({ takeStatus }) =>
        takeStatus === 'RECOUNT'
          ? { zh: '部分明细须复盘，由他人清点', en: 'Some of it is to be counted again, by somebody else' }
          : { zh: '盘点完成，填差异原因后提交', en: 'All is counted: say why it differs, and submit it' },
    },
    finishRecount: {
      label: { zh: '复盘完成', en: 'All is recounted' },
      from: ['RECOUNT'],
      to: 'REVIEW',
      first: true,
      done: { zh: '复盘完成，填差异原因后提交', en: 'All is recounted: say why it differs, and submit it' },
    },
    cancel: {
      label: { zh: '取消盘点', en: 'Cancel the count' },
      from: ['PLANNED', 'COUNTING', 'RECOUNT', 'REVIEW'],
      to: 'CANCELLED',
      reason: true,
      against: decided,
      done: { zh: '盘点已取消', en: 'The count is cancelled' },
    },
  },
});
