import { computed, ref } from '../../../kernel/resource/field.ts';
import { defineResource, type LineRow } from '../../../kernel/resource/resource.ts';
import { inBase } from '../../parameter/public.ts';
import { PRICE_PERMISSION } from '../prices.rules.ts';

const points = (zh: string, en: string) => computed({ scale: 2 }, { zh, en });

/** Who scores the bids. */
export const tenderMember = defineResource({
  name: 'purchasing.tenderMember',
  label: { zh: '评委', en: 'Member' },
  title: ['userId'],
  fields: {
    userId: ref('identity.user', { zh: '评委', en: 'Member' }, { required: true }),
    declaredAt: computed('datetime', { zh: '无利害声明', en: 'Declared' }),
    scoredAt: computed('datetime', { zh: '评分时间', en: 'Scored' }),
  },
});

/** A bid from its opening on, and what its scores come to once all members have given theirs. */
export const tenderBid = defineResource({
  name: 'purchasing.tenderBid',
  label: { zh: '投标', en: 'Bid' },
  title: ['partnerId'],
  fields: {
    placeNo: computed('int', { zh: '名次', en: 'Place' }),
    partnerId: ref('partner.partner', { zh: '投标人', en: 'Bidder' }),
    quotationId: ref('purchasing.quotation', { zh: '报价单', en: 'Quotation' }),
    totalBase: inBase({ zh: '不含税总价', en: 'Price, net' }, { private: PRICE_PERMISSION }),
    technical: points('技术分', 'Technical'),
    service: points('服务分', 'Service'),
    delivery: points('交期分', 'Delivery'),
    pricePoints: points('价格分', 'Price points'),
    totalPoints: points('总分', 'Total points'),
    qualified: computed('bool', { zh: '达标', en: 'Qualified' }),
  },
});

/** What one member gave one bid; here once all have given theirs. */
export const tenderMark = defineResource({
  name: 'purchasing.tenderMark',
  label: { zh: '评分', en: 'Score' },
  title: ['partnerId', 'userId'],
  fields: {
    partnerId: ref('partner.partner', { zh: '投标人', en: 'Bidder' }),
    userId: ref('identity.user', { zh: '评委', en: 'Member' }),
    technical: points('技术分', 'Technical'),
    service: points('服务分', 'Service'),
    delivery: points('交期分', 'Delivery'),
  },
});

export type TenderBid = LineRow<typeof tenderBid>;
