import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { voyagePort } from './port-call.resource.ts';

const calls = recordsOf(voyagePort);

/** Writes down who is agent of a call, as whoever appointed it says; one that names that agent already stays as it is. */
export async function nameAgentOfCall(ctx: Ctx, id: number, agent: number): Promise<void> {
  const call = await calls.held(ctx, id);
  if (call.agent !== agent) await calls.patch(ctx, id, { agent }, { action: 'nameAgent' });
}
