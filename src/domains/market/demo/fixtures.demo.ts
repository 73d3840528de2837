import type { Ctx } from '../../../kernel/server/context.ts';
import type { Demo } from '../../../kernel/server/module.ts';
import { demoHistory } from './history.demo.ts';
import { knownTo } from './known.demo.ts';
import { demoStories } from './stories.demo.ts';

/** Contracts and parcels of the voyages that stand, and what is negotiated now. */
export async function demoFixtures(ctx: Ctx, { company }: Demo): Promise<void> {
  const known = await knownTo(ctx, company.name);
  if (!known) return;
  await demoHistory(ctx, known);
  await demoStories(ctx, known);
}
