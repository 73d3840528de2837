import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { vesselsOf } from '../../fleet/public.server.ts';
import { proofFinding } from './proof-finding.resource.ts';
import { proofreadShip } from './proofread-ship.server.ts';
import { portFacts } from './read-chain.server.ts';

/** The marine superintendent looked over the last month. */
const DAYS = 30;
const DAY_MS = 86_400_000;

/** What a run over the last month found. */
export async function demoProofread(ctx: Ctx): Promise<void> {
  const ports = await portFacts(ctx);
  const from = new Date(ctx.now.getTime() - DAYS * DAY_MS).toISOString();
  for (const { id: shipId } of await vesselsOf(ctx)) {
    await proofreadShip(ctx, { span: { shipId, from, to: ctx.now.toISOString() }, voyages: null, ports });
  }
  const [noted] = await recordsOf(proofFinding).find(ctx, { level: 'I', proofState: 'OPEN' }, { only: ['id'] });
  if (!noted) return;
  const settled = { proofState: 'ACCEPTED', reason: '靠港期间按当地规定换油，已与船舶核实' };
  await recordsOf(proofFinding).patch(ctx, noted.id, settled, { action: 'accept' });
}
