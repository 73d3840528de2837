import { choice, computed, date, decimal, ref, refs, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, type LineRow } from '../../../kernel/resource/resource.ts';
import { PART_SOURCES } from '../applications/application-words.text.ts';
import { PRICE_PERMISSION } from '../prices.rules.ts';
import { inviteFlow } from './inquiry.flow.ts';

const UNIT = { field: 'unitId' } as const;

/** What is asked for: needs of one merge key together, whichever ships have them. */
export const inquiryLine = defineResource({
  name: 'purchasing.inquiryLine',
  label: { zh: '询价行', en: 'Line' },
  title: 'description',
  fields: {
    lineNo: computed('int', { zh: '行号', en: 'No.' }),
    materialId: ref('material.material', { zh: '物料', en: 'Material' }),
    description: text({ zh: '品名', en: 'Description' }, { required: true, max: 200 }),
    descriptionEn: text({ zh: '英文品名', en: 'In English' }, { max: 200 }),
    spec: text({ zh: '规格', en: 'Specification' }, { max: 200 }),
    partSource: choice(PART_SOURCES, { zh: '配件来源', en: 'Part source' }),
    unitId: ref('material.unit', { zh: '单位', en: 'Unit' }),
    qty: computed({ quantity: UNIT }, { zh: '数量', en: 'Quantity' }),
    needBy: date({ zh: '最早需用', en: 'Needed by' }),
    targetPrice: decimal({ zh: '目标单价', en: 'Target price' }, 6, {
      min: 0,
      max: 999_999_999,
      private: PRICE_PERMISSION,
      help: { zh: '本位币不含税，供应商看不到', en: 'In base currency without tax; suppliers are never told' },
    }),
    remark: text({ zh: '备注', en: 'Remark' }, { max: 200 }),
  },
});

/** For which need a line asks. Suppliers are told ship, port, day and quantity, never the application. */
export const inquirySource = defineResource({
  name: 'purchasing.inquirySource',
  label: { zh: '需求来源', en: 'Source' },
  title: ['demandLineId'],
  fields: {
    lineNo: computed('int', { zh: '行号', en: 'Line' }),
    demandLineId: ref('purchasing.demandLine', { zh: '需求', en: 'Demand' }),
    organizationId: ref('identity.organization', { zh: '船舶或单位', en: 'Ship or unit' }),
    portId: ref('parameter.port', { zh: '交货港', en: 'Port of delivery' }),
    needBy: date({ zh: '需用日期', en: 'Needed by' }),
    unitId: ref('material.unit', { zh: '单位', en: 'Unit' }),
    qty: computed({ quantity: UNIT }, { zh: '数量', en: 'Quantity' }),
  },
});

/** A supplier who is asked; each once. */
export const inquiryInvite = defineResource({
  name: 'purchasing.inquiryInvite',
  label: { zh: '受邀供应商', en: 'Invited supplier' },
  title: ['partnerId'],
  fields: {
    partnerId: ref(
      'partner.partner',
      { zh: '供应商', en: 'Supplier' },
      { required: true, where: { qualifyStatus: ['QUALIFIED', 'TRIAL'] }, brings: { email: 'email' } },
    ),
    email: text({ zh: '邮箱', en: 'E-mail' }, { max: 120 }),
    inviteStatus: state(inviteFlow, { zh: '状态', en: 'Status' }),
    viewedAt: computed('datetime', { zh: '查看时间', en: 'Seen' }),
    quotedAt: computed('datetime', { zh: '报价时间', en: 'Quoted' }),
    declineReason: computed('text', { zh: '谢绝原因', en: 'Why declined' }),
  },
});

/** One asking and its opening; the rates of its deadline count for all quotations that it opened. */
export const inquiryRound = defineResource({
  name: 'purchasing.inquiryRound',
  label: { zh: '轮次', en: 'Round' },
  title: ['roundNo'],
  fields: {
    roundNo: computed('int', { zh: '轮次', en: 'Round' }),
    deadline: computed('datetime', { zh: '截止时间', en: 'Deadline' }),
    partnerIds: refs('partner.partner', { zh: '供应商', en: 'Suppliers' }),
    reason: computed('text', { zh: '原因', en: 'Reason' }),
    openedAt: computed('datetime', { zh: '开启时间', en: 'Opened' }),
    openedBy: ref('identity.user', { zh: '开启人', en: 'Opened by' }),
    rates: computed('text', { zh: '截止日汇率', en: 'Rates of the deadline' }),
  },
});

export type InquiryLine = LineRow<typeof inquiryLine>;
export type InquirySource = LineRow<typeof inquirySource>;
export type InquiryInvite = LineRow<typeof inquiryInvite>;
export type InquiryRound = LineRow<typeof inquiryRound>;
