import type { Ctx } from '../../../kernel/server/context.ts';
import { serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { monthsAfter } from '../../../kernel/value/month.ts';
import { shipOfOrganization } from '../../fleet/public.server.ts';
import { seasonFlow } from './season.flow.ts';
import { type SeasonRow, seasonConfig } from './season.resource.ts';
import { beginOf, CYCLE_MONTHS, periodName, windowOf } from './season.rules.ts';
import { makeSeasonDraft } from './season-draft.server.ts';

const saves = savesOf(seasonConfig, {
  needs: ['organizationId', 'seasonCycle', 'periodFrom'],
  async served(ctx, { row: { organizationId, seasonCycle, periodFrom } }) {
    const ship = await shipOfOrganization(ctx, organizationId);
    const month = beginOf(seasonCycle, periodFrom);
    return { vesselId: ship?.id ?? null, periodFrom: month, periodName: periodName(seasonCycle, month) };
  },
});

export const createSeason = saves.create;

/** The same for the next period; the days of its window follow from its beginning. */
function planNext(ctx: Ctx, row: SeasonRow): Promise<SeasonRow> {
  const { organizationId, purchaseType, department, seasonCycle, deliverPortId } = row;
  const periodFrom = monthsAfter(row.periodFrom, CYCLE_MONTHS[seasonCycle]);
  const { opensOn, closesOn, deliverBy } = windowOf(periodFrom);
  return saves.create(ctx, {
    organizationId,
    purchaseType,
    department,
    seasonCycle,
    periodFrom,
    opensOn,
    closesOn,
    deliverBy,
    deliverPortId,
    maxApplications: row.maxApplications,
    amountCap: row.amountCap,
    draftMode: row.draftMode,
    remark: row.remark,
  });
}

export const seasonActs = serveActs(seasonConfig, seasonFlow, {
  generate: async (ctx, { move }) => {
    // Its draft is of a season that is generated.
    const row = await move();
    await makeSeasonDraft(ctx, row);
    return row;
  },
  next: (ctx, { row }) => planNext(ctx, row),
});

export const seasonEndpoints: readonly Endpoint[] = [
  ...seasonActs.endpoints,
  ...crudEndpoints(seasonConfig, { ...saves, pick: { hint: () => 't.period_name' } }),
];
