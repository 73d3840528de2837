import { refuseFor } from '../../../../kernel/errors.ts';
import type { Ctx } from '../../../../kernel/server/context.ts';
import { type Acting, serveActs } from '../../../../kernel/server/crud/act-endpoints.ts';
import { recordsOf } from '../../../../kernel/server/crud/records.ts';
import { raise } from '../../../../kernel/server/domain-events.ts';
import { voyageCancelled, voyageClosed, voyageOpened } from '../../public.ts';
import { lockChain } from '../../reports/service/report-facts.server.ts';
import { voyageFlow } from '../voyage.flow.ts';
import { type VoyageTotals, voyage } from '../voyage.resource.ts';
import { type VoyageMove, voyageMoveProblems } from '../voyage-transitions.rules.ts';
import { voyageFacts } from './voyage-facts.server.ts';
import { voyageTotals } from './voyage-totals.server.ts';

const voyages = recordsOf(voyage);

type Closed = Acting<(typeof voyage)['fields']>;

/** Refused with every reason at once. */
async function assertMay(ctx: Ctx, { row }: Pick<Closed, 'row'>, move: Exclude<VoyageMove, 'open'>): Promise<void> {
  const facts = await voyageFacts(ctx, { shipId: row.shipName, voyageId: row.id });
  const problems = voyageMoveProblems({ move, facts });
  if (move === 'reopen' && facts.otherOpen)
    problems.push({ zh: '该船尚有进行中的航次，须先关闭', en: 'The ship has an open voyage: close it first' });
  refuseFor(problems);
}

type End = { endTime: string; endZone?: string | null; endPort?: number | null };

/** Where and when its last report left her. */
async function endOf(ctx: Ctx, id: number): Promise<End & { totals: VoyageTotals }> {
  const [last] = await ctx.db.query<End>(
    'select rpt_time as "endTime", zone as "endZone", last_port as "endPort" from voyage_report where voyage_no = $1 and deleted_at is null order by rpt_time desc limit 1',
    [id],
  );
  return { ...(last ?? { endTime: ctx.now.toISOString() }), totals: await voyageTotals(ctx, id) };
}

/** What becomes of a voyage, once the chain of her reports is held. */
export const voyageActs = serveActs(
  voyage,
  voyageFlow,
  {
    /** Its totals are frozen. */
    close: async (ctx, acting) => {
      await assertMay(ctx, acting, 'close');
      const { id: voyageId, shipName: shipId, voyageKind } = acting.row;
      const end = await endOf(ctx, voyageId);
      const closed = await acting.move(end);
      await raise(ctx, voyageClosed, { voyageId, shipId, voyageKind, endTime: end.endTime });
      return closed;
    },
    /** The ship's last closed voyage alone. */
    reopen: async (ctx, acting) => {
      await assertMay(ctx, acting, 'reopen');
      const { id: voyageId, shipName: shipId, voyageKind, startTime } = acting.row;
      const open = await acting.move({ endTime: null, endZone: null, endPort: null, totals: null });
      const since = startTime ?? ctx.now.toISOString();
      await raise(ctx, voyageOpened, { voyageId, shipId, voyageKind, startTime: since, reopened: true });
      return open;
    },
    /** A voyage without reports is given up. */
    cancel: async (ctx, acting) => {
      await assertMay(ctx, acting, 'cancel');
      const { id: voyageId, shipName: shipId, voyageKind } = acting.row;
      const cancelled = await acting.move();
      await raise(ctx, voyageCancelled, { voyageId, shipId, voyageKind });
      return cancelled;
    },
  },
  { before: async (ctx, id) => lockChain(ctx, (await voyages.get(ctx, id)).shipName) },
);
