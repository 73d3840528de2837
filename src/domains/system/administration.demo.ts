import type { Ctx } from '../../kernel/server/context.ts';
import { demoAnnouncements } from './announcements/announcement.demo.ts';
import { demoDepartmentAnnouncements } from './announcements/department-announcements.demo.ts';
import { demoBooks } from './books/book.demo.ts';
import { demoLogs } from './logs/logs.demo.ts';
import { demoScripts } from './scripts/script.demo.ts';
import { demoRuns } from './timing/timing.demo.ts';
import { demoUsage } from './usage/usage.demo.ts';

/** What administrators find in the demo company: announcements, use of the last weeks, sign-ins. */
export async function demoAdministration(ctx: Ctx): Promise<void> {
  const units = await ctx.db.query<{ id: number; code: string }>(
    'select id, code from system_organization where deleted_at is null and code is not null order by id',
  );
  const byCode = new Map(units.map((unit) => [unit.code, unit.id]));
  await demoAnnouncements(ctx, (code) => byCode.get(code) ?? units[0]!.id);
  await demoDepartmentAnnouncements(ctx);
  await demoBooks(ctx);
  await demoUsage(ctx);
  await demoLogs(ctx);
  await demoScripts(ctx);
  await demoRuns(ctx);
}
