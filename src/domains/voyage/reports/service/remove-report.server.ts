import { AppError } from '../../../../kernel/errors.ts';
import type { Ctx } from '../../../../kernel/server/context.ts';
import { readOne } from '../../../../kernel/server/crud/read.ts';
import { restoreRow } from '../../../../kernel/server/crud/restore.ts';
import { patchRow, removeRow } from '../../../../kernel/server/crud/write.ts';
import { deleteProblems } from '../confirm.rules.ts';
import type { Wire } from '../report-wire.rules.ts';
import { chainAt, lockChain, REPORT } from './report-facts.server.ts';
import { openVoyageOf, renumber } from './report-numbers.server.ts';
import { assertLaterUnconfirmed, finish, judge, rechain, serverColumns } from './save-report.server.ts';

/** Takes an unconfirmed report out of its chain. */
export async function removeReport(ctx: Ctx, id: number, version: number | undefined): Promise<void> {
  const row = await readOne(REPORT, ctx, id);
  const shipId = Number(row.shipName);
  await lockChain(ctx, shipId);
  const chain = await chainAt(ctx, { shipId, rptTime: String(row.rptTime), exceptId: id });
  const laterConfirmed = chain.nextRow?.confirmed === 'CONFIRMED';
  const [problem] = deleteProblems({ confirmed: row.confirmed === 'CONFIRMED', laterConfirmed });
  if (problem) throw new AppError('WRONG_STATE', problem);
  // With the reasons that were given, for the way back.
  await ctx.db.query('update voyage_finding set deleted_at = $2 where report_id = $1', [id, ctx.now.toISOString()]);
  await ctx.db.query('update voyage_proof_finding set deleted_at = $2 where report_id = $1', [
    id,
    ctx.now.toISOString(),
  ]);
  await removeRow(REPORT, ctx, id, version);
  await renumber(ctx, Number(row.voyageNo));
  if (chain.nextRow) await rechain(ctx, shipId, String(row.rptTime));
}

/** Puts a deleted report back into its place in the chain, under every rule of one that is put in there now. */
export async function restoreReport(ctx: Ctx, id: number): Promise<Wire> {
  const [gone] = await ctx.db.query<{ shipId: number; voyageId: number }>(
    'select ship_name as "shipId", voyage_no as "voyageId" from voyage_report where id = $1 and deleted_at is not null',
    [id],
  );
  if (!gone) {
    await readOne(REPORT, ctx, id);
    throw new AppError('WRONG_STATE', { zh: '此记录没有被删除', en: 'This record is not deleted' });
  }
  await lockChain(ctx, gone.shipId);
  const row = await restoreRow(REPORT, ctx, id);
  await openVoyageOf(ctx, gone.shipId, gone.voyageId);
  await ctx.db.query('update voyage_finding set deleted_at = null where report_id = $1', [id]);
  await ctx.db.query('update voyage_proof_finding set deleted_at = null where report_id = $1', [id]);
  const judged = await judge(ctx, { ...row, voyageNoText: (row.labels as Wire).voyageNo }, id, row);
  assertLaterUnconfirmed(judged.chain);
  const { submitTime: _sent, returned: _returned, returnReason: _reason, ...columns } = serverColumns(ctx, judged);
  await patchRow(REPORT, ctx, id, columns, { action: 'rechain' });
  return (await finish(ctx, { id, shipId: gone.shipId, judged })).row;
}
