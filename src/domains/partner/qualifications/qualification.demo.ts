import { approvalDesk } from '../../../kernel/server/approval-desk.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { answerOf } from '../../../kernel/server/ports.ts';
import { asPerson, PEOPLE } from '../../identity/public.server.ts';
import { supplierQualification } from './qualification.resource.ts';
import { standardChecks } from './qualification.rules.ts';
import { createQualification } from './qualification.server.ts';
import type { QualificationKind } from './qualification.text.ts';

const DAY_MS = 86_400_000;

type Story = {
  readonly kind: QualificationKind;
  readonly standing: string;
  /** Of the suppliers of this standing the first that delivers it; empty is the first of all. */
  readonly type: string;
  readonly ago: number;
  readonly course: 'approved' | 'rejected' | 'sent' | 'draft';
  readonly reason: string;
};

/** One at each stage. */
const STORIES: readonly Story[] = [
  {
    kind: 'ANNUAL',
    standing: 'QUALIFIED',
    type: 'PROVISION',
    ago: 20,
    course: 'approved',
    reason: '供货稳定，复审合格，续期',
  },
  {
    kind: 'ADMISSION',
    standing: 'PROSPECT',
    type: 'SERVICE',
    ago: 12,
    course: 'rejected',
    reason: '补充海事服务供应商',
  },
  { kind: 'REINSTATE', standing: 'SUSPENDED', type: '', ago: 3, course: 'sent', reason: '整改完成，申请恢复' },
  { kind: 'ADMISSION', standing: 'PROSPECT', type: 'REPAIR', ago: 1, course: 'draft', reason: '拟增加修船厂点' },
];

const supplierOf = async (ctx: Ctx, { standing, type }: Story, without: readonly number[]) => {
  const [found] = await ctx.db.query<{ id: number; types: string[] }>(
    `select p.id, array(select s.purchase_type from partner_supply_scope s where s.parent_id = p.id order by s.id) as types
     from partner_partner p where p.qualify_status = $1 and not p.id = any($2::bigint[]) and p.deleted_at is null
       and exists (select from partner_supply_scope s where s.parent_id = p.id and ($3 = '' or s.purchase_type = $3))
     order by p.partner_no limit 1`,
    [standing, without, type],
  );
  return found;
};

/** Requests for suppliers, one at each stage, as the buyer writes them and the people of the flow decide. */
export async function demoQualifications(ctx: Ctx): Promise<void> {
  const desk = answerOf(ctx, approvalDesk);
  const [buyer] = await ctx.db.query<{ id: number }>(`select id from ${PEOPLE} where username = 'purchaser'`);
  if (!desk || !buyer) return;
  const taken: number[] = [];
  for (const story of STORIES) {
    const supplier = await supplierOf(ctx, story, taken);
    if (!supplier) continue;
    taken.push(supplier.id);
    const { kind, ago, course, reason } = story;
    const then = new Date(ctx.now.getTime() - ago * DAY_MS);
    const by = await asPerson(ctx, buyer.id, then);
    const { id } = await createQualification(by, {
      kind,
      partnerId: supplier.id,
      reason,
      scopes: kind === 'ADMISSION' ? supplier.types.map((purchaseType) => ({ purchaseType })) : [],
      checklist: standardChecks().map(({ item, mandatory }) => ({
        item,
        mandatory,
        finding: mandatory ? 'PASS' : null,
      })),
    });
    if (course === 'draft') continue;
    const run = await desk.submit(by, { resource: supplierQualification.name, recordId: id });
    for (let step = 0; step < 3 && course !== 'sent'; step += 1) {
      const [next] = await desk.waitsFor(ctx, run);
      if (next === undefined) break;
      const who = await asPerson(ctx, next, new Date(then.getTime() + (step + 1) * 3_600_000));
      if (course === 'rejected') {
        await desk.act(who, run, { act: 'reject', opinion: '同类供应商已足够' });
        break;
      }
      await desk.act(who, run, { act: 'approve', opinion: '同意' });
    }
  }
}
