import type { Ctx } from '../../kernel/server/context.ts';
import { demoAnnouncements } from './demo/announcements.demo.ts';
import { demoApprovals } from './demo/approval.demo.ts';

/** What becomes of the documents that other domains drafted. */
export async function demoDecisions(ctx: Ctx): Promise<void> {
  await demoApprovals(ctx);
  await demoAnnouncements(ctx);
}
