import { AppError } from '../../errors.ts';
import type { Ctx } from '../context.ts';
import type { Db } from '../db/db.ts';
import { publish } from '../events/events.ts';
import { isCron } from './cron.ts';

/** Every node arms the schedule anew: `{ name }`. */
export const SCHEDULE_CHANGED = 'kernel.schedule';

/** What an administrator changed of a schedule. */
type Override = { cron: string | null; paused: boolean; ownerId: number | null; version: number };

export async function overrides(db: Db): Promise<Map<string, Override>> {
  const rows = await db.query<Override & { name: string }>(
    'select name, cron, paused, owner_id as "ownerId", version from kernel_schedule',
  );
  return new Map(rows.map(({ name, ...row }) => [name, row]));
}

/** Changes a schedule for all nodes. STALE when somebody else changed it meanwhile, VALIDATION for a cron that never comes. */
export async function changeSchedule(
  ctx: Ctx,
  name: string,
  change: { cron: string | null; paused: boolean; ownerId: number | null; version: number },
): Promise<void> {
  if (change.cron !== null && !isCron(change.cron))
    throw new AppError(
      'VALIDATION',
      { zh: '表达式不正确', en: 'The expression is not valid' },
      {
        errors: [
          {
            field: 'cron',
            message: {
              zh: '须为五段：分 时 日 月 周，且将来会到来',
              en: 'Five fields are needed: minute hour day month weekday, and a time that will come',
            },
          },
        ],
      },
    );
  const [row] = await ctx.db.query(
    `insert into kernel_schedule as s (name, cron, paused, owner_id, version, updated_by, updated_at)
     values ($1, $2, $3, $4, 1, $6, $7)
     on conflict (name) do update set cron = excluded.cron, paused = excluded.paused, owner_id = excluded.owner_id,
       version = s.version + 1, updated_by = excluded.updated_by, updated_at = excluded.updated_at
     where s.version = $5 returning version`,
    [name, change.cron, change.paused, change.ownerId, change.version, ctx.user.name, ctx.now.toISOString()],
  );
  if (!row)
    throw new AppError('STALE', {
      zh: '该任务已被他人修改，须重新打开',
      en: 'Somebody else changed this task; open it again',
    });
  await publish(ctx.db, SCHEDULE_CHANGED, { name });
}
