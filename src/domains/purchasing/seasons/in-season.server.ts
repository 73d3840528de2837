import { AppError, invalid } from '../../../kernel/errors.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { gt, isPositive, type MaybeDecimal } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import type { ApplicationRow } from '../applications/application.resource.ts';
import { seasonConfig } from './season.resource.ts';
import { windowOn } from './season.rules.ts';

const seasons = recordsOf(seasonConfig);

/** Those of a season that are on their way or granted, but for one. */
async function filedOf(ctx: Ctx, seasonId: number, but: number): Promise<number> {
  const [found] = await ctx.db.query<{ n: number }>({
    name: 'purchasing-filed-of-season',
    text: `select count(*)::int as n from purchasing_application
           where season_id = $1 and id <> $2 and status in ('IN_AUDIT', 'APPROVE') and deleted_at is null`,
    values: [seasonId, but],
  });
  return found?.n ?? 0;
}

/**
 * Refuses an application of a season outside its window (SEASON_NOT_OPEN, SEASON_CLOSED), or one more than the season bears (SEASON_FULL);
 * answers whether it comes to more than its cap. What is urgent is asked for outside of seasons, with a reason.
 */
export async function assertInSeason(
  ctx: Ctx,
  row: Pick<ApplicationRow, 'id' | 'applyKind' | 'seasonId'>,
  amount: MaybeDecimal,
): Promise<{ readonly overCap: boolean }> {
  if (row.applyKind !== 'SEASON') return { overCap: false };
  if (!row.seasonId)
    throw invalid([{ field: 'seasonId', message: { zh: '填写季度', en: 'Say of which season it is' } }]);
  // Held, so that of two that are sent at once one counts the other.
  const season = await seasons.held(asSystem(ctx, '季度申请'), row.seasonId);
  const { closesOn, opensOn, maxApplications, amountCap } = season;
  const standing = windowOn(officeDay(ctx.now), season);
  if (standing === 'CLOSED')
    throw new AppError(
      'WRONG_STATE',
      {
        zh: `本期季度申请已于 ${closesOn} 截止；急需时改为紧急申请并写明事由`,
        en: `The season closed on ${closesOn}; what cannot wait is an urgent application with its reason`,
      },
      { data: { reason: 'SEASON_CLOSED', closesOn } },
    );
  if (standing === 'EARLY')
    throw new AppError(
      'WRONG_STATE',
      { zh: `本期季度申请 ${opensOn} 才开放`, en: `The season opens on ${opensOn}` },
      { data: { reason: 'SEASON_NOT_OPEN', opensOn } },
    );
  if ((await filedOf(ctx, row.seasonId, row.id)) >= maxApplications)
    throw new AppError(
      'CONFLICT',
      {
        zh: `本期最多 ${maxApplications} 张季度申请，已报满`,
        en: `The season bears ${maxApplications} applications, and they are filed`,
      },
      { data: { reason: 'SEASON_FULL', maxApplications } },
    );
  return { overCap: isPositive(amountCap) && gt(amount, amountCap) };
}
