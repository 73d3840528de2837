import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { isPositive } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { shipOfOrganization } from '../../fleet/public.server.ts';
import { buyableItems, materialFacts } from '../../material/public.server.ts';
import { PURCHASE_TYPES } from '../../partner/public.ts';
import { MOST_LINES } from '../applications/application.rules.ts';
import { askAgain } from '../applications/ask-again.rules.ts';
import { withFacts } from '../applications/line-facts.server.ts';
import { applications, createApplication } from '../applications/save-application.server.ts';
import type { SeasonRow } from './season.resource.ts';
import { suggestQty } from './season.rules.ts';

type Lines = readonly Readonly<Record<string, unknown>>[];

/** What the ship asked for last of this type and had granted, but for what is not bought any more. */
async function asLastTime(ctx: Ctx, { organizationId, purchaseType }: SeasonRow): Promise<Lines> {
  const [last] = await ctx.db.query<{ id: number }>({
    name: 'purchasing-last-of-type',
    text: `select id from purchasing_application where organization_id = $1 and purchase_type = $2 and status = 'APPROVE'
             and deleted_at is null order by id desc limit 1`,
    values: [organizationId, purchaseType],
  });
  if (!last) return [];
  const { lines } = await applications.get(asSystem(ctx, '季度申请草稿'), last.id);
  const known = await materialFacts(ctx, [...new Set(lines.flatMap(({ materialId }) => materialId ?? []))]);
  return lines
    .filter(({ materialId }) => !materialId || known.get(materialId)?.usable === 'ACTIVE')
    .map((line) => askAgain(line));
}

/** What is missing, when it comes, to the most that the ship may keep. */
async function upToLimits(ctx: Ctx, season: SeasonRow): Promise<Lines> {
  const { organizationId, purchaseType, deliverBy } = season;
  const items = (await buyableItems(ctx)).filter(({ type }) => type === purchaseType);
  const ship = await shipOfOrganization(ctx, organizationId);
  const asked = items.map(({ id, name, unitId }) => ({ materialId: id, itemName: name, unitId, applyQty: '1' }));
  const { lines } = await withFacts(ctx, { organizationId, ship, applicationId: 0 }, asked);
  const days = Math.round((Date.parse(deliverBy) - Date.parse(officeDay(ctx.now))) / 86_400_000);
  return lines
    .map((line) => ({
      materialId: line.materialId,
      itemName: line.itemName,
      unitId: line.unitId,
      applyQty: suggestQty(line, days),
    }))
    .filter(({ applyQty }) => isPositive(applyQty))
    .slice(0, MOST_LINES);
}

async function linesOf(ctx: Ctx, season: SeasonRow): Promise<Lines> {
  switch (season.draftMode) {
    case 'EMPTY':
      return [];
    case 'LAST':
      return asLastTime(ctx, season);
    case 'MINMAX':
      return upToLimits(ctx, season);
  }
}

/** The draft that a ship goes on with when the window opens. */
export async function makeSeasonDraft(ctx: Ctx, season: SeasonRow): Promise<void> {
  const { id, organizationId, department, purchaseType, periodName, deliverBy, deliverPortId } = season;
  await createApplication(ctx, {
    organizationId,
    department,
    purchaseType,
    applyKind: 'SEASON',
    seasonId: id,
    title: `${periodName ?? ''} ${PURCHASE_TYPES[purchaseType].zh}季度申请`,
    requiredDate: deliverBy,
    portId: deliverPortId,
    lines: await linesOf(ctx, season),
  });
}
