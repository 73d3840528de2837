import {
  bool,
  choice,
  computed,
  datetime,
  dict,
  int,
  ref,
  refs,
  serial,
  state,
  text,
} from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { inBase } from '../../parameter/public.ts';
import { PURCHASE_TYPES } from '../../partner/public.ts';
import { PRICE_PERMISSION } from '../prices.rules.ts';
import { inquiryFlow } from './inquiry.flow.ts';
import { checkInquiry } from './inquiry.rules.ts';
import { inquiryInvite, inquiryLine, inquiryRound, inquirySource } from './inquiry-lines.resource.ts';

/** What suppliers are asked to quote for, by when. What they answer is nobody's to read before it is opened. */
export const inquiry = defineResource({
  name: 'purchasing.inquiry',
  label: { zh: '询价单', en: 'Inquiry' },
  title: 'inquiryNo',
  fields: {
    inquiryNo: serial('RFQ-{yy}{MM}-{0000}', { zh: '询价单号', en: 'Number' }),
    title: text({ zh: '标题', en: 'Title' }, { required: true, max: 200 }),
    purchaseType: choice(PURCHASE_TYPES, { zh: '采购类别', en: 'Purchase type' }),
    buyerId: ref('identity.user', { zh: '采购员', en: 'Buyer' }),
    deadline: datetime({ zh: '截止时间', en: 'Deadline' }, { required: true }),
    roundNo: computed('int', { zh: '轮次', en: 'Round' }),
    currencies: refs('parameter.currency', { zh: '可报币种', en: 'Currencies' }, { required: true }),
    deliveryTerm: dict('incoterm', { zh: '交货条件', en: 'Term of delivery' }),
    paymentTerm: dict('payment_term', { zh: '付款条件', en: 'Payment term' }),
    validityDays: int(
      { zh: '报价有效期（天）', en: 'Validity (days)' },
      { required: true, min: 1, max: 365, default: 30 },
    ),
    allowPartial: bool(
      { zh: '可部分报价', en: 'Lines may be left out' },
      { default: true, help: { zh: '供应商可以只报其中几行', en: 'Suppliers may quote for some of the lines' } },
    ),
    remark: text({ zh: '给供应商的说明', en: 'Notes to suppliers' }, { variant: 'long', max: 1000 }),
    invites: lines(inquiryInvite, { zh: '受邀供应商', en: 'Invited suppliers' }),
    lines: lines(inquiryLine, { zh: '询价行', en: 'Lines' }),
    sources: lines(inquirySource, { zh: '需求来源', en: 'Sources' }),
    rounds: lines(inquiryRound, { zh: '轮次', en: 'Rounds' }),
    estimateAmount: inBase({ zh: '估算金额', en: 'Estimate' }, { private: PRICE_PERMISSION }),
    /** A tender stands over it: what becomes of it is decided there. */
    tendered: computed('bool', { zh: '招标', en: 'By tender' }),
    openAskedBy: ref('identity.user', { zh: '首位开启人', en: 'First to open' }),
    inquiryStatus: state(inquiryFlow, { zh: '询价状态', en: 'Inquiry status' }),
  },
  check: checkInquiry,
  list: {
    columns: [
      { field: 'inquiryNo', width: 150 },
      { field: 'title', width: 240, priority: 1 },
      'purchaseType',
      { field: 'buyerId', priority: 3 },
      { field: 'deadline', priority: 1 },
      { field: 'roundNo', priority: 3 },
      { field: 'estimateAmount', priority: 3, total: true },
      { field: 'inquiryStatus', priority: 1 },
    ],
    filters: ['inquiryStatus', 'purchaseType', 'buyerId', 'deadline', 'tendered'],
    search: ['inquiryNo', 'title', 'lines'],
    sort: '-inquiryNo',
  },
  form: [
    {
      title: { zh: '询价信息', en: 'Inquiry' },
      rows: [
        ['title', 'deadline'],
        ['currencies', 'validityDays'],
        ['deliveryTerm', 'paymentTerm', 'allowPartial'],
        ['remark'],
      ],
    },
    { title: { zh: '受邀供应商', en: 'Suppliers' }, rows: [['invites']] },
    { title: { zh: '询价行', en: 'Lines' }, rows: [['lines']] },
    { title: { zh: '需求来源', en: 'Sources' }, rows: [['sources']] },
    { title: { zh: '轮次', en: 'Rounds' }, rows: [['rounds']] },
  ],
  scope: 'all',
  // What is asked for, and how much, follows from the needs; out with the suppliers it stands.
  open: {
    DRAFT: [
      'title',
      'deadline',
      'currencies',
      'deliveryTerm',
      'paymentTerm',
      'validityDays',
      'allowPartial',
      'remark',
      'invites',
      'lines.description',
      'lines.descriptionEn',
      'lines.spec',
      'lines.targetPrice',
      'lines.remark',
    ],
  },
  excel: { export: true },
});

export type InquiryRow = Row<typeof inquiry>;
