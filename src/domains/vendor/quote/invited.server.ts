import type { Ctx } from '../../../kernel/server/context.ts';
import { ownRow } from '../../../kernel/server/crud/outside.ts';
import { invitationFace } from '../../purchasing/public.ts';

/** The inquiry of an own invitation. */
export const inquiryOf = async (ctx: Ctx, id: number): Promise<number> =>
  Number((await ownRow(invitationFace, ctx, id)).inquiryId);
