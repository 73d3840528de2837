import type { Ctx } from '../../../kernel/server/context.ts';
import { holds } from '../../../kernel/server/permit/permit.ts';

/** Whether this person may see where in the code something failed. */
export const seesStacks = (ctx: Ctx): boolean => holds(ctx.user, 'operations:schedule:stack');
