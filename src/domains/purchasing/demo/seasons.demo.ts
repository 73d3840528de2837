import { approvalDesk } from '../../../kernel/server/approval-desk.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { answerOf } from '../../../kernel/server/ports.ts';
import { daysAfter } from '../../../kernel/value/day.ts';
import { monthsAfter } from '../../../kernel/value/month.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { vesselsOf } from '../../fleet/public.server.ts';
import { asPerson, holdersOf } from '../../identity/public.server.ts';
import { buyableItems } from '../../material/public.server.ts';
import { application } from '../applications/application.resource.ts';
import { applications, updateApplication } from '../applications/save-application.server.ts';
import { beginOf } from '../seasons/season.rules.ts';
import { createSeason, seasonActs } from '../seasons/season.server.ts';

/** From today to the opening and the close of the window of each ship in turn: open, filed, missed, not open yet. */
const COURSES = [
  { opens: -9, closes: 6, draftMode: 'LAST' },
  { opens: -12, closes: 3, draftMode: 'EMPTY', files: true },
  { opens: -20, closes: -5, draftMode: 'LAST' },
  { opens: 10, closes: 25, draftMode: 'EMPTY' },
] as const;

/** Two rounds of them are enough to look at. */
const SHIPS = 8;

/** Stores of the next quarter: of the first ships one at each stage; paint is planned and not generated. */
export async function demoSeasons(ctx: Ctx): Promise<void> {
  const [buyer] = await holdersOf(ctx, { roles: ['BUYER'] });
  const desk = answerOf(ctx, approvalDesk);
  if (buyer === undefined || !desk) return;
  const by = await asPerson(ctx, buyer, ctx.now);
  const today = officeDay(ctx.now);
  const periodFrom = monthsAfter(beginOf('QUARTER', today.slice(0, 7)), 3);
  const items = (await buyableItems(ctx)).filter(({ type }) => type === 'STORES');
  const ships = (await vesselsOf(ctx)).filter(({ organizationId }) => organizationId !== null).slice(0, SHIPS);
  for (const [at, { organizationId }] of ships.entries()) {
    const course = COURSES[at % COURSES.length]!;
    const closesOn = daysAfter(today, course.closes);
    const given = {
      organizationId,
      department: 'DECK',
      seasonCycle: 'QUARTER',
      periodFrom,
      opensOn: daysAfter(today, course.opens),
      closesOn,
      deliverBy: daysAfter(closesOn, 30),
      amountCap: '30000',
    };
    const { id } = await createSeason(by, { ...given, purchaseType: 'STORES', draftMode: course.draftMode });
    await seasonActs.perform(by, 'generate', id);
    if (at < COURSES.length) await createSeason(by, { ...given, purchaseType: 'PAINT', draftMode: 'LAST' });
    const item = items.at(-1 - at);
    if (!('files' in course) || !item) continue;
    const [draft] = await ctx.db.query<{ id: number }>(
      `select id from purchasing_application where season_id = $1 order by id limit 1`,
      [id],
    );
    if (!draft) continue;
    const { version } = await applications.get(by, draft.id);
    await updateApplication(by, {
      id: draft.id,
      version,
      budgetSeen: true,
      duplicateReason: '季度例行补充',
      lines: [{ materialId: item.id, itemName: item.name, unitId: item.unitId, applyQty: '1' }],
    });
    await desk.submit(by, { resource: application.name, recordId: draft.id });
  }
}
