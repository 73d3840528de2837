import type { Ctx } from '../../../kernel/server/context.ts';
import type { Failure } from '../../../kernel/server/jobs/jobs.ts';
import { notify } from '../../../kernel/server/notify.ts';
import { holdersOf } from '../../identity/public.server.ts';

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
export const administrators = (ctx: Ctx): Promise<number[]> => holdersOf(ctx, { roles: ['ADMIN'] });

export const failureKinds = {
  'system.failure': { label: { zh: '后台任务失败', en: 'Background work failed' }, urgent: true },
} as const;
