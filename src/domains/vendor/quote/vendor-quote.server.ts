import type { Ctx } from '../../../kernel/server/context.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import {
  beginQuote,
  confirmVendorOrder,
  declineInvitation,
  invitationOf,
  invitationsOf,
  keepQuoteDraft,
  orderOfVendor,
  ordersOfVendor,
  submitVendorQuote,
  withdrawVendorQuote,
} from '../../purchasing/public.server.ts';
import { vendorOf } from '../sign-in/vendor-session.server.ts';
import { forGoods, goodsFirm } from './goods-firm.server.ts';
import { quoteSheet, readQuoteSheet } from './quote-sheet.server.ts';
import * as calls from './vendor.calls.ts';

/** Whose area it is the token says, never a parameter. */
const firm = (ctx: Ctx): number => vendorOf(ctx).partnerId;
const serverTime = (ctx: Ctx): string => ctx.now.toISOString();

/** A write of prices leaves no mark in the store of answered calls; said twice, the version tells. */
const unkept = { secret: true } as const;

export const vendorQuoteEndpoints: readonly Endpoint[] = [
  serve(calls.invitationsCall, async (ctx) => ({
    serverTime: serverTime(ctx),
    rows: forGoods(ctx) ? await invitationsOf(ctx, goodsFirm(ctx)) : [],
  })),
  serve(calls.invitationCall, async (ctx, { params }) => ({
    serverTime: serverTime(ctx),
    ...(await invitationOf(ctx, goodsFirm(ctx), params.id)),
  })),
  serve(calls.beginCall, (ctx, { params }) => beginQuote(ctx, goodsFirm(ctx), params.id)),
  serve(calls.declineCall, (ctx, { params, body }) => declineInvitation(ctx, goodsFirm(ctx), params.id, body.reason)),
  serve(calls.keepDraftCall, (ctx, { params, body }) => keepQuoteDraft(ctx, goodsFirm(ctx), params.id, body), unkept),
  serve(calls.submitCall, (ctx, { params, body }) => submitVendorQuote(ctx, goodsFirm(ctx), params.id, body), unkept),
  serve(calls.withdrawCall, (ctx, { params, body }) =>
    withdrawVendorQuote(ctx, goodsFirm(ctx), params.id, body.version),
  ),
  serve(calls.quoteSheetCall, (ctx, { params }) => quoteSheet(ctx, params.id)),
  serve(calls.readSheetCall, (ctx, { params }, http) => readQuoteSheet(ctx, params.id, http), {
    transaction: false,
    upload: true,
  }),
  serve(calls.vendorOrdersCall, (ctx, { query }) => ordersOfVendor(ctx, firm(ctx), query)),
  serve(calls.vendorOrderCall, (ctx, { params }) => orderOfVendor(ctx, firm(ctx), params.id)),
  serve(calls.confirmVendorOrderCall, (ctx, { params, body }) => confirmVendorOrder(ctx, firm(ctx), params.id, body)),
];
