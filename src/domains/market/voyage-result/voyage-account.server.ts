import { AppError, refuseFor } from '../../../kernel/errors.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { reportEndpoints } from '../../../kernel/server/report/endpoints.ts';
import { fill, type Text } from '../../../kernel/text.ts';
import { voyage } from '../../voyage/public.ts';
import { acceptedOn } from '../contracts/deadfreight.server.ts';
import { DEADFREIGHT_TEXT } from '../contracts/deadfreight.text.ts';
import { voyageEstimate } from '../estimates/estimate.resource.ts';
import { accounts, accountsOf, isRun } from './take-figures.server.ts';
import type { Account, Draft } from './tell-money.server.ts';
import { voyageAccountFlow } from './voyage-account.flow.ts';
import { voyageAccount } from './voyage-account.resource.ts';
import { LINE_TEXT, ACCOUNT_TEXT as TEXT } from './voyage-account.text.ts';
import { voyageResultReport } from './voyage-result.report.ts';

const voyages = recordsOf(voyage);
const estimates = recordsOf(voyageEstimate);

type Taken = Account & { readonly takenAt: string };

/** What the sources of a voyage say at this moment. */
async function taken(ctx: Ctx, shipId: number, draft: Draft): Promise<Taken> {
  const account = (await accountsOf(ctx, shipId, [draft])).get(draft.voyageId);
  if (!account) throw new AppError('RULE', TEXT.repair);
  return { ...account, takenAt: ctx.now.toISOString() };
}

const saves = savesOf(voyageAccount, {
  needs: ['voyageId'],
  served: async (ctx, { row, before, wrong }) => {
    const { shipName, voyageKind, voyageStatus } = await voyages.get(ctx, row.voyageId);
    if (before && before.voyageId !== row.voyageId) wrong('voyageId', TEXT.moved.zh, TEXT.moved.en);
    if (voyageKind === 'REPAIR') {
      wrong('voyageId', TEXT.repair.zh, TEXT.repair.en);
      return {};
    }
    if (!before && !isRun(voyageStatus)) wrong('voyageId', TEXT.unopened.zh, TEXT.unopened.en);
    if (row.estimateId !== null && row.estimateId !== before?.estimateId) {
      const { estimateStatus } = await estimates.get(ctx, row.estimateId);
      if (estimateStatus !== 'CHOSEN') wrong('estimateId', TEXT.notChosen.zh, TEXT.notChosen.en);
    }
    // What the ship fell short of is not billed to the charterer.
    const no =
      row.ownersShort === true && before?.ownersShort !== true
        ? await acceptedOn(ctx, { voyageId: row.voyageId, partnerId: null })
        : undefined;
    const billed = no === undefined ? undefined : fill(DEADFREIGHT_TEXT.billedBy, { no });
    if (billed) wrong('ownersShort', billed.zh, billed.en);
    return taken(ctx, shipName, row);
  },
});

export const { create: createAccount, update: updateAccount } = saves;

const isProvisional = (account: Account): Text[] =>
  account.results
    .filter(({ provisional }) => provisional)
    .map(({ lineType }) => ({
      zh: TEXT.provisional.zh.replace('{line}', LINE_TEXT[lineType].zh),
      en: TEXT.provisional.en.replace('{line}', LINE_TEXT[lineType].en),
    }));

const acts = serveActs(voyageAccount, voyageAccountFlow, {
  take: async (ctx, { row, move }) => move(await taken(ctx, row.shipId ?? 0, row)),
  lock: async (ctx, { row, move }) => {
    const { voyageStatus } = await voyages.get(asSystem(ctx, TEXT.account.zh), row.voyageId);
    const account = await taken(ctx, row.shipId ?? 0, row);
    refuseFor([...(voyageStatus === 'CLOSED' ? [] : [TEXT.voyageOpen]), ...isProvisional(account)]);
    return move({ ...account, lockedAt: ctx.now.toISOString(), lockedName: ctx.user.name });
  },
  reopen: (_ctx, { move }) => move({ lockedAt: null, lockedName: null }),
});

export const accountActs = acts.perform;

export { accounts };

export const voyageAccountEndpoints: readonly Endpoint[] = [
  ...acts.endpoints,
  ...crudEndpoints(voyageAccount, { omit: ['import', 'remove', 'restore'], ...saves }),
  ...reportEndpoints(voyageResultReport),
];
