import type { Ctx } from '../../kernel/server/context.ts';
import { UNITS } from '../identity/public.server.ts';
import { demoAnnouncements } from './announcements/announcement.demo.ts';
import { demoDepartmentAnnouncements } from './announcements/department-announcements.demo.ts';
import { demoChats } from './chat/chats.demo.ts';

/** What the people of the demo company said to each other. */
export async function demoCommunication(ctx: Ctx): Promise<void> {
  const units = await ctx.db.query<{ id: number; code: string }>(
    `select id, code from ${UNITS} where deleted_at is null and code is not null order by id`,
  );
  const byCode = new Map(units.map((unit) => [unit.code, unit.id]));
  await demoChats(ctx);
  await demoAnnouncements(ctx, (code) => byCode.get(code) ?? units[0]!.id);
  await demoDepartmentAnnouncements(ctx);
}
