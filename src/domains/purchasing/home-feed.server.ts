import type { FeedProvider } from '../../kernel/server/feed.ts';
import { type ListFeed, listFeed } from '../../kernel/server/list-feed.ts';
import { demandLine } from './demand/demand-line.resource.ts';
import { inquiry } from './inquiries/inquiry.resource.ts';
import { purchaseOrder } from './orders/order.resource.ts';
import { tender } from './tenders/tender.resource.ts';

const needs = (feed: Pick<ListFeed, 'label' | 'sort' | 'filter'>): FeedProvider =>
  listFeed({
    ...feed,
    permission: 'purchasing:demandLine:edit',
    of: demandLine,
    component: 'purchasing/DemandPool',
    due: 'needBy',
    about: 'organizationId',
    shows: ['applicationId'],
    // Crews type what they want in their own words: without an English name its application stands for it.
    calls: (row, lang) =>
      String((lang === 'en' ? row.itemNameEn || row.labels?.applicationId : row.itemName) ?? `#${row.id}`),
    act: { zh: '安排', en: 'Arrange' },
  });

/** What a buyer finds at home in the morning, in the order of the purchase. */
export const purchasingFeed: Readonly<Record<string, FeedProvider>> = {
  'purchasing.unassigned': needs({
    label: { zh: '待分配需求', en: 'Needs nobody buys' },
    sort: 60,
    filter: { status: ['OPEN'] },
  }),
  'purchasing.mine': needs({
    label: { zh: '我的采购需求', en: 'Needs of mine' },
    sort: 61,
    filter: { status: ['ASSIGNED'], buyerId: ['me'] },
  }),
  'purchasing.toOpen': listFeed({
    label: { zh: '待开启报价', en: 'Quotations to open' },
    sort: 62,
    permission: 'purchasing:inquiry:open',
    of: inquiry,
    component: 'purchasing/InquirySheet',
    filter: { inquiryStatus: ['LOCKED'], tenderedNot: ['true'] },
    shows: ['buyerId'],
    act: { zh: '开启', en: 'Open' },
  }),
  'purchasing.toAward': listFeed({
    label: { zh: '待定标', en: 'To be awarded' },
    sort: 63,
    permission: 'purchasing:award:add',
    of: inquiry,
    component: 'purchasing/InquirySheet',
    filter: { inquiryStatus: ['OPENED'], tenderedNot: ['true'] },
    shows: ['buyerId'],
    act: { zh: '比价', en: 'Compare' },
  }),
  'purchasing.tenderToAward': listFeed({
    label: { zh: '待定标招标', en: 'Tenders to be awarded' },
    sort: 63.5,
    permission: 'purchasing:award:add',
    of: tender,
    component: 'purchasing/BidApplication',
    filter: { bidStatus: ['SCORED'] },
    shows: ['buyerId'],
    act: { zh: '提交定标', en: 'Hand to an award' },
  }),
  'purchasing.toSend': listFeed({
    label: { zh: '待发送订单', en: 'Orders to send' },
    sort: 64,
    permission: 'purchasing:purchaseOrder:send',
    of: purchaseOrder,
    component: 'purchasing/OrderManager',
    filter: { orderStatus: ['APPROVED'] },
    due: 'requiredDate',
    about: 'organizationId',
    shows: ['partnerId'],
    act: { zh: '发送', en: 'Send' },
  }),
};
