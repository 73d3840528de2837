import { AppError } from '../../../../kernel/errors.ts';
import { nextState } from '../../../../kernel/flow/flow.ts';
import type { AnyResource } from '../../../../kernel/resource/resource.ts';
import type { Ctx } from '../../../../kernel/server/context.ts';
import { readOne } from '../../../../kernel/server/crud/read.ts';
import { patchRow } from '../../../../kernel/server/crud/write.ts';
import type { Wire } from '../../reports/report-wire.rules.ts';
import { lockChain } from '../../reports/service/report-facts.server.ts';
import { voyageFlow } from '../voyage.flow.ts';
import { type VoyageRow, voyage } from '../voyage.resource.ts';
import { type VoyageMove, voyageMoveProblems } from '../voyage-transitions.rules.ts';
import { voyageFacts } from './voyage-facts.server.ts';
import { voyageTotals } from './voyage-totals.server.ts';

const VOYAGE: AnyResource = voyage;

type Move = Exclude<VoyageMove, 'open'>;

/** OPEN -> CLOSED: freezes the totals. Refused with every reason at once. */
export const closeVoyage = (ctx: Ctx, id: number, version: number | undefined): Promise<Wire> =>
  move(ctx, id, { move: 'close', version });

/** CLOSED -> OPEN, for the ship's last closed voyage. */
export const reopenVoyage = (ctx: Ctx, id: number, input: { version?: number; reason: string }): Promise<Wire> =>
  move(ctx, id, { move: 'reopen', ...input });

/** A voyage without reports is given up; its number stays used. */
export const cancelVoyage = (ctx: Ctx, id: number, input: { version?: number; reason: string }): Promise<Wire> =>
  move(ctx, id, { move: 'cancel', ...input });

async function move(ctx: Ctx, id: number, input: { move: Move; version?: number; reason?: string }): Promise<Wire> {
  const shipId = Number((await readOne(VOYAGE, ctx, id)).shipName);
  await lockChain(ctx, shipId);
  const row = await readOne(VOYAGE, ctx, id, { lock: true });
  const facts = await voyageFacts(ctx, { shipId, voyageId: id });
  const voyageStatus = nextState(voyageFlow, input.move, row.voyageStatus as VoyageRow['voyageStatus']);
  const problems = voyageMoveProblems({ move: input.move, facts });
  if (input.move === 'reopen' && facts.otherOpen) {
    problems.push({ zh: '该船尚有进行中的航次，须先关闭', en: 'The ship has an open voyage: close it first' });
  }
  if (problems.length > 0) {
    throw new AppError(
      'CONFLICT',
      { zh: problems.map((p) => p.zh).join('；'), en: problems.map((p) => p.en).join('; ') },
      { data: { problems } },
    );
  }
  const values = { voyageStatus, ...(await columnsOf(ctx, id, input.move)) };
  return (await patchRow(VOYAGE, ctx, id, values, { action: input.move, version: input.version, reason: input.reason }))
    .row;
}

async function columnsOf(ctx: Ctx, id: number, name: Move): Promise<Wire> {
  if (name === 'reopen') return { endTime: null, endZone: null, endPort: null, totals: null };
  if (name === 'cancel') return {};
  const [last] = await ctx.db.query<{ endTime: string; endZone: string; endPort: number | null }>(
    'select rpt_time as "endTime", zone as "endZone", last_port as "endPort" from voyage_report where voyage_no = $1 and deleted_at is null order by rpt_time desc limit 1',
    [id],
  );
  return { ...(last ?? { endTime: ctx.now.toISOString() }), totals: await voyageTotals(ctx, id) };
}
