import type { Ctx } from '../../../kernel/server/context.ts';
import { outsideAct, outsideEndpoints, outsideOptions } from '../../../kernel/server/crud/outside.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import {
  beginQuote,
  confirmVendorOrder,
  declineInvitation,
  invitationOf,
  keepQuoteDraft,
  submitVendorQuote,
  vendorOrder,
  vendorQuotation,
  withdrawVendorQuote,
} from '../../purchasing/public.server.ts';
import { invitationFace, orderFace, quotationFace } from '../../purchasing/public.ts';
import { vendorOf } from '../sign-in/vendor-session.server.ts';
import { inquiryOf } from './invited.server.ts';
import { quoteSheet, readQuoteSheet } from './quote-sheet.server.ts';
import * as calls from './vendor.calls.ts';

/** Whose area it is the token says, never a parameter. */
const firm = (ctx: Ctx): number => vendorOf(ctx).partnerId;

/** A write of prices leaves no mark in the store of answered calls; said twice, the version tells. */
const unkept = { secret: true, get: vendorQuotation } as const;

const quotations: readonly Endpoint[] = [
  ...outsideEndpoints(quotationFace, {
    calls: ['get', 'update'],
    get: vendorQuotation,
    update: keepQuoteDraft,
    secret: true,
  }),
  outsideAct(
    quotationFace,
    calls.submitCall,
    (ctx, { params, body }) => submitVendorQuote(ctx, { ...body, id: params.id }),
    unkept,
  ),
  outsideAct(
    quotationFace,
    calls.withdrawCall,
    async (ctx, { params, body }) => {
      await withdrawVendorQuote(ctx, params.id, body.version);
      return undefined;
    },
    unkept,
  ),
  outsideAct(quotationFace, calls.quoteSheetCall, (ctx, { params }) => quoteSheet(ctx, params.id)),
  outsideAct(quotationFace, calls.readSheetCall, (ctx, { params }, http) => readQuoteSheet(ctx, params.id, http), {
    transaction: false,
    upload: true,
  }),
];

const invitations: readonly Endpoint[] = [
  ...outsideEndpoints(invitationFace, { calls: ['list', 'get'], get: invitationOf }),
  outsideAct(invitationFace, calls.beginCall, async (ctx, { params }) =>
    beginQuote(ctx, firm(ctx), await inquiryOf(ctx, params.id)),
  ),
  outsideAct(invitationFace, calls.declineCall, async (ctx, { params, body }) => {
    await declineInvitation(ctx, firm(ctx), await inquiryOf(ctx, params.id), body.reason);
    return undefined;
  }),
];

const orders: readonly Endpoint[] = [
  ...outsideEndpoints(orderFace, { calls: ['list', 'get'], get: vendorOrder }),
  outsideAct(
    orderFace,
    calls.confirmVendorOrderCall,
    async (ctx, { params, body }) => {
      await confirmVendorOrder(ctx, params.id, body);
      return undefined;
    },
    { get: vendorOrder },
  ),
];

export const vendorQuoteEndpoints: readonly Endpoint[] = [
  ...invitations,
  ...quotations,
  ...orders,
  outsideOptions(
    { name: 'material.unit', label: { zh: '计量单位', en: 'Unit' } },
    { realm: 'vendor', pick: { open: 't.enabled' } },
  ),
  outsideOptions(
    { name: 'parameter.currency', label: { zh: '币种', en: 'Currency' } },
    { realm: 'vendor', pick: { open: 't.enabled' } },
  ),
];
