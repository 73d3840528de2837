import { z } from 'zod';
import { AppError } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { type Settings, setting } from '../../../kernel/server/settings/settings.ts';
import type { QualificationRow } from './qualification.resource.ts';

export const QUALIFICATION_DUTIES = 'partner.qualificationDutiesApart';

/** What the company decides about its suppliers. */
export const partnerSettings: Settings = {
  [QUALIFICATION_DUTIES]: {
    label: { zh: '准入申请与批准分离', en: 'Asking for suppliers and approving them kept apart' },
    help: {
      zh: '写准入单的人不能批准它，由他人代为提交时也一样',
      en: 'Whoever wrote a request does not approve it, whoever submitted it',
    },
    schema: z.boolean(),
    default: true,
  },
};

/** Refuses the approval of whoever wrote the request; whoever submitted it the approval keeps out by itself. */
export async function assertApproverApart(ctx: Ctx, { id, qualNo }: QualificationRow): Promise<void> {
  if (!(await setting<boolean>(ctx, QUALIFICATION_DUTIES))) return;
  const [made] = await ctx.db.query<{ createBy: number; createName: string }>({
    name: 'partner-qualification-writer',
    text: `select create_by as "createBy", create_name as "createName" from partner_supplier_qualification where id = $1`,
    values: [id],
  });
  if (!made || ![ctx.user.id, ctx.user.actor?.id].includes(made.createBy)) return;
  throw new AppError(
    'FORBIDDEN',
    {
      zh: `${qualNo} 由${made.createName}编写，编写的人不能批准；可转交他人审批`,
      en: `${made.createName} wrote ${qualNo} and does not approve it; hand it over to somebody else`,
    },
    { data: { reason: 'DUTIES_APART', userId: made.createBy } },
  );
}
