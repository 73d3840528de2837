import { AppError } from '../../../kernel/errors.ts';
import { moveContents } from '../../../kernel/server/files/move.ts';
import type { DriverName } from '../../../kernel/server/files/store.ts';
import type { Job, Work } from '../../../kernel/server/jobs/jobs.ts';

export const MOVE_FILES = 'system.move-files';

async function run({ app, signal, progress }: Work, { to }: { to: DriverName }): Promise<void> {
  const { failed } = await moveContents({ db: app.db, files: app.files, to, signal, progress });
  if (failed.length === 0) return;
  for (const one of failed) app.log.error(one, 'a content could not be moved');
  throw new AppError(
    'RULE',
    {
      zh: '{n} 个内容没有迁移，仍在原处，其余已完成：{cause}',
      en: '{n} content(s) stayed where they were, the others were moved: {cause}',
    },
    { values: { n: failed.length, cause: failed[0]!.cause } },
  );
}

/** A move that was cut off goes on with the next one: what has arrived is not moved again. */
export const moveFiles: Job = { label: { zh: '迁移文件', en: 'Move files' }, run: run as Job['run'], retries: 0 };
