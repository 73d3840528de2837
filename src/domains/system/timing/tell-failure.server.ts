import type { Ctx } from '../../../kernel/server/context.ts';
import type { Failure } from '../../../kernel/server/jobs/jobs.ts';
import { notify } from '../messages/notify.server.ts';

const KINDS: Readonly<Record<Failure['kind'], { zh: string; en: string }>> = {
  schedule: { zh: '定时任务失败', en: 'A scheduled task failed' },
  job: { zh: '后台作业失败', en: 'A background job failed' },
  task: { zh: '后台任务失败', en: 'A task failed' },
};

/**
 * Tells whoever owns a schedule or started a task, and the administrators where nobody does. The message says what failed; where in
 * the code stands on the screen of scheduled tasks, for administrators only.
 */
export async function tellFailure(ctx: Ctx, { kind, name, label, userId, error }: Failure): Promise<void> {
  const to = userId ? [userId] : await administrators(ctx);
  await notify(ctx, {
    to,
    kind: 'system.failure',
    title: { zh: `${KINDS[kind].zh}：${label.zh}`, en: `${KINDS[kind].en}: ${label.en}` },
    text: error,
    ...(kind !== 'task' && { link: `/system/timing?name=${encodeURIComponent(name)}` }),
  });
}

/** Who is told what nobody owns. */
export async function administrators(ctx: Ctx): Promise<number[]> {
  const rows = await ctx.db.query<{ id: number }>(
    `select u.id from system_user_ u where u.deleted_at is null and exists (select 1 from system_role r
       where r.code = 'ADMIN' and r.deleted_at is null and r.id = any(u.role_ids))`,
  );
  return rows.map(({ id }) => id);
}

export const failureKinds = {
  'system.failure': { label: { zh: '后台任务失败', en: 'Background work failed' }, urgent: true },
} as const;
