import { recordAddress } from '../../../kernel/record-address.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { notify } from '../../../kernel/server/notify.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { holdersOf } from '../../identity/public.server.ts';
import { standingActs } from './move-standing.server.ts';
import { partner } from './partner.resource.ts';
import { WARN_DAYS } from './partner.rules.ts';

export const PAPER_ENDS = 'partner.paperEnds';

/** A qualification that has ended suspends its partner. Answers how many. */
export async function suspendEnded(ctx: Ctx): Promise<number> {
  const ended = await ctx.db.query<{ id: number }>(
    `select id from partner_partner where qualify_status = 'QUALIFIED' and valid_to < $1 and deleted_at is null order by id limit 1000`,
    [officeDay(ctx.now)],
  );
  for (const { id } of ended) await standingActs.perform(ctx, 'suspend', id, { reason: '合格资格到期' });
  return ended.length;
}

type Ending = { id: number; partnerId: number; name: string; nameEn: string | null; kind: string; days: number };

/** Tells the buyers of papers that run out, once at each of the set days before. Answers how many papers. */
export async function warnOfPapers(ctx: Ctx): Promise<number> {
  const ending = await ctx.db.query<Ending>(
    `select p.id, b.id as "partnerId", b.name, b.name_en as "nameEn", p.kind, p.valid_to - $1::date as days
     from partner_paper p join partner_partner b on b.id = p.parent_id
     where b.deleted_at is null and b.qualify_status in ('TRIAL', 'QUALIFIED') and p.valid_to >= $1 and p.valid_to <= $1::date + ${WARN_DAYS[0]}
     order by p.valid_to, p.id limit 2000`,
    [officeDay(ctx.now)],
  );
  if (ending.length === 0) return 0;
  const to = await holdersOf(ctx, { roles: ['BUYER', 'PUR_MANAGER'] });
  for (const { id, partnerId, name, nameEn, days } of ending) {
    const level = WARN_DAYS.findLast((day) => days <= day)!;
    await notify(ctx, {
      to,
      kind: PAPER_ENDS,
      title: { zh: `${name}：证照 ${days} 天后到期`, en: `${nameEn ?? name}: a paper ends in ${days} days` },
      link: recordAddress(partner.name, partnerId),
      resource: partner.name,
      recordId: partnerId,
      key: `partner-paper-${id}-${level}`,
    });
  }
  return ending.length;
}
