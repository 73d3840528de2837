import { AppError } from '../../errors.ts';
import { defineSinglePort } from '../../ports.ts';
import type { Ctx } from '../context.ts';
import { answerOf } from '../ports.ts';
import { DEFAULT_MAX_BYTES } from './files.ts';

/** What one person may upload. */
export type UploadLimits = {
  /** Of one file. */
  maxBytes: number;
  /** Of all files of 24 hours that no record holds yet. */
  unheldBytes: number;
  /** Per cent of the disk that uploads leave free. */
  reservePercent: number;
};

const DEFAULTS: UploadLimits = {
  maxBytes: DEFAULT_MAX_BYTES,
  unheldBytes: 20 * DEFAULT_MAX_BYTES,
  reservePercent: 5,
};

/** Whoever keeps the settings decides how much may be uploaded; asked anew for each. */
export const uploadRules = defineSinglePort<{ limits(): Partial<UploadLimits> }>('kernel.uploadRules');

export const uploadLimits = async (ctx: Ctx): Promise<UploadLimits> => ({
  ...DEFAULTS,
  ...(await answerOf(ctx, uploadRules)?.limits(ctx)),
});

/** What belongs to nothing is kept so long: a form may be open for a while. */
export const UNHELD_MS = 86_400_000;

/** Files that neither a record holds nor a task has made, as a condition on `kernel_file f`. */
export const UNHELD = `not exists (select 1 from kernel_file_use u where u.file_id = f.id)
  and not exists (select 1 from kernel_task t where t.file_id = f.id)`;

/** How many bytes the person may still upload before something of it is saved with a record. */
export async function unheldLeft(ctx: Ctx, { unheldBytes }: UploadLimits): Promise<number> {
  const [row] = await ctx.db.query<{ bytes: number }>({
    name: 'kernel-file-unheld',
    text: `select coalesce(sum(f.size), 0)::bigint as bytes from kernel_file f where f.owner = $1 and f.created > $2 and ${UNHELD}`,
    values: [ctx.user.id, new Date(ctx.now.getTime() - UNHELD_MS).toISOString()],
  });
  return Math.max(0, unheldBytes - (row?.bytes ?? 0));
}

export const unheldSpent = ({ unheldBytes }: UploadLimits): AppError =>
  new AppError(
    'RULE',
    {
      zh: '24 小时内上传而未随单据保存的文件已达 {mb} MB，先保存单据或稍后再上传',
      en: 'You have uploaded {mb} MB within 24 hours that no record holds; save the records, or upload later',
    },
    { values: { mb: Math.floor(unheldBytes / 1048576) } },
  );

export const tooLittleDisk = (): AppError =>
  new AppError('DISK_FULL', {
    zh: '服务器磁盘空间不足，暂不能上传文件；其他操作不受影响，由管理员清出空间后再试',
    en: 'The server is short of disk space and takes no files at the moment; everything else goes on. Try again once an administrator has made room',
  });
