import { notFound } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { vendorOf } from '../sign-in/vendor-session.server.ts';

/** Goods are quoted by accounts for goods; to those of a yard or forwarder the firm's invitations are not there, in lists and by number alike. */
export const forGoods = (ctx: Ctx): boolean => vendorOf(ctx).type === 'quote';

/** The firm for which an account quotes goods. */
export function goodsFirm(ctx: Ctx): number {
  if (!forGoods(ctx)) throw notFound({ zh: '询价单', en: 'Inquiry' });
  return vendorOf(ctx).partnerId;
}
