import { DRAFT_BOUNDS } from '../draft.calls.ts';
import type { Text } from '../text.ts';
import { removeOrphans } from './files/files.ts';
import { UNHELD, UNHELD_MS } from './files/upload-limits.ts';
import { forgetOldReplies } from './http/idempotency.ts';
import type { Work } from './jobs/jobs.ts';
import { TASK_KEPT_MS } from './jobs/tasks.ts';
import { MAIL_FILES } from './mail/mail.ts';

const DAY_MS = 86_400_000;

/** Deletes what nobody needs any more: old drafts, answers to repeated creates, live events, ended tasks with their files, old runs and mails. */
export async function purgeOld({ app, transaction }: Work): Promise<Text> {
  const now = app.now();
  const before = (days: number): string => new Date(now.getTime() - days * DAY_MS).toISOString();
  await forgetOldReplies(app.db, now);
  const deleted = async (statement: string, days: number): Promise<number> => {
    const rows = await app.db.query(`${statement} returning 1`, [before(days)]);
    return rows.length;
  };
  const events = await deleted('delete from kernel_live_event where at < $1', 1);
  const runs = await deleted('delete from kernel_schedule_run where started_at < $1', 90);
  const mails = await deleted(`delete from kernel_mail where state <> 'QUEUED' and created_at < $1`, 180);
  // Their files are held by nothing then, and go with the other unheld ones.
  await app.db.query(
    `delete from kernel_file_use u where u.resource = $1 and not exists (select 1 from kernel_mail m where m.id = u.record_id)`,
    [MAIL_FILES],
  );
  await deleted('delete from kernel_draft where kept_at < $1', DRAFT_BOUNDS.days);
  const unheld = await transaction('清理未随单据保存的文件', async (ctx) => {
    const left = await ctx.db.query<{ id: number }>(
      `select f.id from kernel_file f where f.created < $1 and ${UNHELD} limit 5000`,
      [new Date(now.getTime() - UNHELD_MS).toISOString()],
    );
    return removeOrphans(
      ctx,
      app.files,
      left.map(({ id }) => id),
    );
  });
  const files = await transaction('清理过期结果', async (ctx) => {
    const gone = await ctx.db.query<{ id: number }>(
      `update kernel_task t set file_id = null from (select id, file_id from kernel_task where file_id is not null and ended_at < $1) old
       where t.id = old.id returning old.file_id as id`,
      [new Date(now.getTime() - TASK_KEPT_MS).toISOString()],
    );
    return removeOrphans(
      ctx,
      app.files,
      gone.map(({ id }) => id),
    );
  });
  // What was found lasts as long as its file. Nothing a person sent outlives its task, however that one came to its end.
  await app.db.query('update kernel_task set report = null where report is not null and ended_at < $1', [before(1)]);
  await app.db.query('delete from kernel_list_view where deleted_at < $1', [before(2)]);
  await app.db.query(
    `with old as (delete from kernel_batch b using kernel_task t where t.id = b.task_id and t.ended_at < $1 returning b.task_id)
     delete from kernel_batch_row r using old where r.task_id = old.task_id`,
    [before(1)],
  );
  await app.db.query(
    `delete from kernel_task_input i where not exists (
       select 1 from kernel_task t where t.id = i.task_id and t.ended_at is null and t.created_at > $1)`,
    [before(2)],
  );
  const tasks = await deleted('delete from kernel_task where ended_at < $1', 30);
  return {
    zh: `删除实时消息 ${events}、执行记录 ${runs}、邮件 ${mails}、后台任务 ${tasks}、结果文件 ${files}、未随单据保存的文件 ${unheld}`,
    en: `Deleted: live events ${events}, runs ${runs}, mails ${mails}, tasks ${tasks}, result files ${files}, files of no record ${unheld}`,
  };
}
