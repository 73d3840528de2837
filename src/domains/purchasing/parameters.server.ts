import { z } from 'zod';
import type { Settings } from '../../kernel/server/settings/settings.ts';
import type { Text } from '../../kernel/text.ts';
import { PURCHASE_TYPES, type PurchaseType } from '../partner/public.ts';

export const DIRECT_AMOUNT = 'purchasing.directAmount';
export const MIN_QUOTES = 'purchasing.minQuotes';
export const MIN_QUOTES_AMOUNT = 'purchasing.minQuotesAmount';
export const TENDER_AMOUNT = 'purchasing.tenderAmount';
export const MIN_QUOTE_HOURS = 'purchasing.minQuoteHours';
export const MAX_ROUNDS = 'purchasing.maxRounds';
export const MAX_AWARD_VENDORS = 'purchasing.maxAwardVendors';
export const PO_HANDLING_COST = 'purchasing.poHandlingCost';
export const ROUND_PRICES = 'purchasing.roundPriceRule';
export const RECEIPT_DUTIES = 'purchasing.receiptDutiesApart';

const PERCENT = { zh: '%', en: '%' } as const;
const YUAN = { zh: '元', en: 'CNY' } as const;
const amount = z.number().int().min(0).max(100_000_000);

/** The setting of a purchase type: percent by which more may be accepted than was ordered (purchasing 3.19). */
export const overDeliveryOf = (type: PurchaseType): string => `purchasing.overDelivery.${type}`;

/** What is poured or weighed comes a little more or less; spares and all others come to the piece. */
const OVER_DELIVERY: Partial<Record<PurchaseType, number>> = { STORES: 5, PROVISION: 5, LUBE: 5, PAINT: 5 };

const overDelivery: Settings = Object.fromEntries(
  (Object.entries(PURCHASE_TYPES) as [PurchaseType, Text][]).map(([type, { zh, en }]) => [
    overDeliveryOf(type),
    {
      label: { zh: `${zh}可超收比例`, en: `${en}: more may be accepted` },
      help: {
        zh: '收货超过订购数量的上限；订单生效时确定',
        en: 'Above what was ordered; as it is when the order comes in force',
      },
      schema: z.number().min(0).max(100),
      default: OVER_DELIVERY[type] ?? 0,
      unit: PERCENT,
    },
  ]),
);

/** What the company decides about its purchases. */
export const purchasingSettings: Settings = {
  ...overDelivery,
  [DIRECT_AMOUNT]: {
    label: { zh: '直接采购限额', en: 'Limit of direct purchases' },
    help: {
      zh: '超过此金额不经询价的订单须写明理由',
      en: 'Orders above it that nobody else quoted for say why',
    },
    schema: amount,
    default: 5000,
    unit: YUAN,
  },
  [MIN_QUOTES]: {
    label: { zh: '最少有效报价', en: 'Least valid quotations' },
    help: { zh: '少于此数定标须写明理由', en: 'An award on fewer says why' },
    schema: z.number().int().min(1).max(10),
    default: 3,
    unit: { zh: '家', en: 'suppliers' },
  },
  [MIN_QUOTES_AMOUNT]: {
    label: { zh: '最少报价的起算金额', en: 'Quotations are counted from' },
    schema: amount,
    default: 20_000,
    unit: YUAN,
  },
  [TENDER_AMOUNT]: {
    label: { zh: '双人开启的起算金额', en: 'Opened by two from' },
    help: {
      zh: '估算达到此金额的询价，须由两人先后确认才能开启',
      en: 'Inquiries estimated at it or above are opened by two people',
    },
    schema: amount,
    default: 500_000,
    unit: YUAN,
  },
  [MIN_QUOTE_HOURS]: {
    label: { zh: '最短报价时间', en: 'Least time to quote' },
    help: { zh: '应急需求为 2 小时', en: 'For emergencies it is two hours' },
    schema: z.number().int().min(1).max(720),
    default: 24,
    unit: { zh: '小时', en: 'hours' },
  },
  [MAX_ROUNDS]: {
    label: { zh: '最多报价轮次', en: 'Most rounds of quotations' },
    schema: z.number().int().min(1).max(5),
    default: 3,
    unit: { zh: '轮', en: 'rounds' },
  },
  [MAX_AWARD_VENDORS]: {
    label: { zh: '最多中标家数', en: 'Most suppliers of one award' },
    schema: z.number().int().min(1).max(4),
    default: 3,
    unit: { zh: '家', en: 'suppliers' },
  },
  [PO_HANDLING_COST]: {
    label: { zh: '每张订单的处理成本', en: 'What handling an order costs' },
    help: { zh: '计算最优分配时计入每家供应商', en: 'Counted for each supplier when the best split is sought' },
    schema: z.number().int().min(0).max(100_000),
    default: 300,
    unit: YUAN,
  },
  [ROUND_PRICES]: {
    label: { zh: '后轮报价不得高于前轮', en: 'Later rounds are not above earlier ones' },
    schema: z.boolean(),
    default: true,
  },
  [RECEIPT_DUTIES]: {
    label: { zh: '订货与收货分离', en: 'Ordering and receiving kept apart' },
    help: {
      zh: '订单的经办人、变更人和批准人不能过账或冲销它的收货单',
      en: 'Who ordered, changed or approved an order neither books its receipts nor takes them back',
    },
    schema: z.boolean(),
    default: true,
  },
};
