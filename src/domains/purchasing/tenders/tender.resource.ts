import { bool, computed, int, ref, serial, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { tenderFlow } from './tender.flow.ts';
import { checkTender } from './tender.rules.ts';
import { tenderBid, tenderMark, tenderMember } from './tender-lines.resource.ts';

const weight = (zh: string, en: string, share: number) =>
  int({ zh, en }, { required: true, min: 0, max: 100, default: share, unit: '%' });

/** An inquiry under the rules of a tender: how long it is out, how many must bid, who opens and who scores. */
export const tender = defineResource({
  name: 'purchasing.tender',
  label: { zh: '招标申请', en: 'Tender' },
  title: 'tenderNo',
  fields: {
    tenderNo: serial('BID-{yyyy}-{000}', { zh: '招标编号', en: 'Number' }),
    title: text({ zh: '项目', en: 'Project' }, { required: true, max: 200 }),
    inquiryId: ref('purchasing.inquiry', { zh: '询价单', en: 'Inquiry' }),
    buyerId: ref('identity.user', { zh: '采购员', en: 'Buyer' }),
    statutory: bool(
      { zh: '依法必招', en: 'Required by law' },
      {
        default: false,
        help: {
          zh: '依法必招：至少 20 天、3 家投标、5 名评委；其他：5 天、2 家、3 名',
          en: 'By law 20 days, three bids and five members at least; otherwise five days, two bids, three members',
        },
      },
    ),
    twoEnvelope: bool(
      { zh: '双信封', en: 'Two envelopes' },
      {
        default: false,
        help: {
          zh: '开标只开技术部分，全部评委提交评分后才开价格',
          en: 'The opening shows what is technical alone; prices open once all members have scored',
        },
      },
    ),
    deadline: computed('datetime', { zh: '投标截止', en: 'Deadline' }),
    techLeast: int(
      { zh: '技术门槛', en: 'Technical threshold' },
      {
        required: true,
        min: 0,
        max: 100,
        default: 60,
        help: {
          zh: '技术分均值低于此分的投标不参与价格评分与排名',
          en: 'Bids whose technical mean is below it have no price points and no place',
        },
      },
    ),
    priceWeight: weight('价格权重', 'Weight of the price', 50),
    techWeight: weight('技术权重', 'Weight of technique', 35),
    serviceWeight: weight('服务权重', 'Weight of service', 15),
    deliveryWeight: weight('交期权重', 'Weight of delivery', 0),
    openFirstBy: ref('identity.user', { zh: '首位开标人', en: 'First to open' }),
    openFirstAt: computed('datetime', { zh: '首位确认时间', en: 'First confirmed' }),
    openSecondBy: ref('identity.user', { zh: '第二开标人', en: 'Second to open' }),
    openSecondAt: computed('datetime', { zh: '开标时间', en: 'Opened' }),
    pricesAt: computed('datetime', { zh: '价格开启时间', en: 'Prices opened' }),
    bidCount: computed('int', { zh: '投标数', en: 'Bids' }),
    members: lines(tenderMember, { zh: '评标委员会', en: 'Committee' }),
    bids: lines(tenderBid, { zh: '投标', en: 'Bids' }),
    marks: lines(tenderMark, { zh: '评分', en: 'Scores' }),
    bidStatus: state(tenderFlow, { zh: '招标状态', en: 'Tender status' }),
  },
  check: checkTender,
  list: {
    columns: [
      { field: 'tenderNo', width: 150 },
      { field: 'title', width: 240, priority: 1 },
      { field: 'inquiryId', width: 150, priority: 3 },
      { field: 'buyerId', priority: 3 },
      'statutory',
      { field: 'deadline', priority: 1 },
      { field: 'bidCount', priority: 3 },
      { field: 'bidStatus', priority: 1 },
    ],
    filters: ['bidStatus', 'statutory', 'buyerId', 'deadline'],
    search: ['tenderNo', 'title'],
    sort: '-tenderNo',
  },
  form: [
    { title: { zh: '招标信息', en: 'Tender' }, rows: [['title', 'statutory', 'twoEnvelope']] },
    {
      title: { zh: '评分办法', en: 'Scoring' },
      rows: [['techLeast'], ['priceWeight', 'techWeight', 'serviceWeight', 'deliveryWeight']],
    },
    { title: { zh: '评标委员会', en: 'Committee' }, rows: [['members']] },
    { title: { zh: '投标', en: 'Bids' }, rows: [['bids']] },
    { title: { zh: '评分', en: 'Scores' }, rows: [['marks']] },
  ],
  scope: 'all',
  // What is asked for, by when and of whom stands on its inquiry; opening and scores are written by their acts.
  open: {
    DRAFT: [
      'title',
      'statutory',
      'twoEnvelope',
      'techLeast',
      'priceWeight',
      'techWeight',
      'serviceWeight',
      'deliveryWeight',
      'members',
    ],
  },
  excel: { export: true },
});

export type TenderRow = Row<typeof tender>;
