import { AppError, invalid } from '../../../../kernel/errors.ts';
import type { Ctx } from '../../../../kernel/server/context.ts';
import { serveActs } from '../../../../kernel/server/crud/act-endpoints.ts';
import { recordsOf } from '../../../../kernel/server/crud/records.ts';
import { inScope } from '../../../../kernel/server/permit/permit.ts';
import { officeDay } from '../../../../kernel/value/office-day.ts';
import type { Rating } from '../emission-words.text.ts';
import { emissionsOf } from '../figures/ship-emission.server.ts';
import { emissionYearFlow } from './emission-year.flow.ts';
import { type EmissionYearRow, emissionYear } from './emission-year.resource.ts';
import { planFlow } from './plan.flow.ts';
import { needsPlan, planDueOf, ratingOf } from './plan.rules.ts';

export const emissionYears = recordsOf(emissionYear);

type Wire = Record<string, unknown>;
type Of = { readonly shipName: number; readonly year: number };

/** The columns that the reports give. Refuses a year of which no confirmed report tells. */
async function reckoned(
  ctx: Ctx,
  { shipName, year }: Of,
): Promise<Wire & { unconfirmed: number; rating: Rating | null; internal: boolean }> {
  const [found] = await emissionsOf(ctx, { year, shipId: shipName });
  if (!found) {
    const message = { zh: `该船 ${year} 年没有已确认的动态报`, en: `The ship has no confirmed report of ${year}` };
    throw invalid([{ field: 'year', message }]);
  }
  const { figures, first, last, reports, unconfirmed } = found;
  const { tonnes, co2, distance, hours, attained, required, ratio, rating, internal } = figures;
  const columns = { tonnes, co2, distance, hours, attained, required, ratio, rating, internal };
  return { ...columns, first, last, reports, unconfirmed, figures, reckonedAt: ctx.now.toISOString() };
}

export async function createYear(ctx: Ctx, draft: Wire): Promise<EmissionYearRow> {
  const [shipName, year] = [Number(draft.shipName), Number(draft.year)];
  // Faulty values are told by the record service.
  const seen = Number.isSafeInteger(shipName) && inScope(ctx.user, 'vessel', shipName);
  const whole = seen && Number.isSafeInteger(year) && year >= 2019 && year <= 2100;
  return emissionYears.create(ctx, draft, whole ? await reckoned(ctx, { shipName, year }) : undefined);
}

/** A year that is over and of which every report is confirmed; its figures stand still from then on. */
export async function beforeYear(ctx: Ctx, row: EmissionYearRow): Promise<Wire> {
  if (officeDay(ctx.now) <= `${row.year}-12-31`) {
    throw new AppError('WRONG_STATE', {
      zh: `${row.year} 年尚未结束，年后才能提交`,
      en: `${row.year} is not over yet: submit it afterwards`,
    });
  }
  const figures = await reckoned(ctx, row);
  if (figures.unconfirmed > 0) {
    throw new AppError('WRONG_STATE', {
      zh: `该年有 ${figures.unconfirmed} 份动态报未确认，须先确认`,
      en: `${figures.unconfirmed} report(s) of the year are not confirmed: confirm them first`,
    });
  }
  if (figures.rating === null && !figures.internal) {
    throw new AppError('WRONG_STATE', {
      zh: '无法评级：检查船舶载重吨、船型，以及碳强度参考线和年度减排要求',
      en: 'It cannot be rated: look at deadweight and type of the ship, the reference lines and the terms of the year',
    });
  }
  return figures;
}

/** Years before it that a plan looks at. */
const YEARS_BACK = 2;

/** A rating that the convention does not let pass asks for a plan, to be made by the end of April. */
export async function yearApproved(ctx: Ctx, row: EmissionYearRow): Promise<void> {
  if (row.internal) return;
  const before = Array.from({ length: YEARS_BACK }, (_, i) => row.year - i - 1);
  const earlier = await emissionYears.find(
    ctx,
    { shipName: row.shipName, year: before, status: 'APPROVE' },
    { only: ['year', 'rating'] },
  );
  const ratings = [row, ...before.map((year) => earlier.find((one) => one.year === year))].map((one) =>
    ratingOf(one?.rating ?? null),
  );
  if (!needsPlan(ratings)) return;
  await emissionYears.patch(ctx, row.id, { planState: 'ASKED', planDue: planDueOf(row.year) }, { action: 'askPlan' });
}

export const emissionYearActs = serveActs(emissionYear, emissionYearFlow, {
  submit: 'elsewhere',
  recalculate: async (ctx, { row, move }) => move(await reckoned(ctx, row)),
});

export const planActs = serveActs(emissionYear, planFlow, {
  makePlan: (ctx, { values, move }) => {
    const message = { zh: '不能晚于今日', en: 'Not later than today' };
    if (values.planDoneOn > officeDay(ctx.now)) throw invalid([{ field: 'planDoneOn', message }]);
    return move(values);
  },
});
