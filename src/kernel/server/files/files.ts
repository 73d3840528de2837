import type { Readable } from 'node:stream';
import { AppError, notFound } from '../../errors.ts';
import { withoutHiddenSigns } from '../../value/hidden-signs.ts';
import type { Ctx } from '../context.ts';
import type { Db } from '../db/db.ts';
import { diskFull, isDiskFull } from '../disk.ts';
import { readableFiles } from './access.ts';
import { typeOfUpload } from './content-type.ts';
import { assertPicture, isPicture } from './picture.ts';
import type { FileStore } from './store.ts';

type FileInfo = {
  id: number;
  name: string;
  size: number;
  type: string;
  hash: string;
  owner: number;
  created: string;
};

const FILE_LABEL = { zh: '文件', en: 'File' };
export const DEFAULT_MAX_BYTES = 50 * 1048576;

/** The bare name: no folders, no signs that are not seen, at most 200 characters with its extension kept. */
export function cleanName(name: string): string {
  const bare = withoutHiddenSigns(name.replaceAll('\\', '/').split('/').at(-1) ?? '').trim();
  const dot = bare.lastIndexOf('.');
  const extension = dot > 0 ? bare.slice(dot) : '';
  const stem = [...(extension ? bare.slice(0, dot) : bare)].slice(0, 200 - extension.length).join('');
  return `${stem}${extension}`;
}

/**
 * Takes an upload in. TOO_LARGE while it still streams, UNSUPPORTED_FILE when the content is not what the name says or is a
 * picture that would burst when shown.
 */
export async function storeFile(
  ctx: Ctx,
  store: FileStore,
  upload: { name: string; content: Readable; maxBytes?: number },
): Promise<FileInfo> {
  const name = cleanName(upload.name);
  if (!name) throw new AppError('BAD_REQUEST', { zh: '文件没有名称', en: 'The file has no name' });
  const staged = await store
    .stage(upload.content, { maxBytes: upload.maxBytes ?? DEFAULT_MAX_BYTES })
    .catch((cause: { code?: string }) => {
      throw isDiskFull(cause) ? diskFull(cause) : DISK.has(cause.code ?? '') ? notKept(cause) : cause;
    });
  try {
    const type = typeOfUpload(name, staged.head);
    if (isPicture(type)) await assertPicture(staged.path);
    for (let tries = 0; tries < 3; tries += 1) {
      await kept(store, staged);
      // Locks the content: whoever removes its last other file at this moment waits, or has removed it already.
      const [row] = await ctx.db.query<FileInfo>(
        `with blob as (select hash from kernel_blob where hash = $1 for key share)
         insert into kernel_file (hash, name, size, type, owner, created) select hash, $2, $3::bigint, $4, $5::bigint, $6 from blob
         returning id, name, size, type, hash, owner, created`,
        [staged.hash, name, staged.size, type, ctx.user.id, ctx.now.toISOString()],
      );
      if (row) return row;
    }
    throw new Error(`${staged.hash} is removed as often as it is kept`);
  } finally {
    await staged.discard();
  }
}

/** A disk that is full or away, object storage that is not reached: no fault of the file, and said so. */
async function kept(store: FileStore, staged: Parameters<FileStore['keep']>[0]): Promise<void> {
  try {
    await store.keep(staged);
  } catch (cause) {
    throw cause instanceof AppError ? cause : isDiskFull(cause) ? diskFull(cause) : notKept(cause);
  }
}

/** What a disk says that is away or closed to us; whatever else breaks off an upload comes from the line. */
const DISK: ReadonlySet<string> = new Set('EROFS EACCES EPERM ENOENT ENOTDIR EIO EMFILE ENFILE'.split(' '));

const notKept = (cause: unknown): AppError =>
  new AppError(
    'INTERNAL',
    {
      zh: '文件存储暂时不可用，文件没有保存；稍后再试，仍不行时联系管理员',
      en: 'The store of files cannot be reached and the file was not kept; try later, then tell an administrator',
    },
    { cause },
  );

/** What is told when a content could not be opened: that it is not there any more, or that its store cannot be reached. */
export function notOpened(cause: unknown): AppError {
  const { code, name } = cause as { code?: string; name?: string };
  if (cause instanceof AppError || code === 'ENOENT' || name === 'NoSuchKey' || name === 'NotFound')
    return notFound(FILE_LABEL);
  return new AppError(
    'INTERNAL',
    {
      zh: '文件存储暂时不可用，文件打不开；稍后再试，仍不行时联系管理员',
      en: 'The store of files cannot be reached and the file cannot be opened; try later, then tell an administrator',
    },
    { cause },
  );
}

/** What is known of a file. NOT_FOUND also for one that the user may not open. */
export async function fileInfo(ctx: Ctx, id: number): Promise<FileInfo> {
  const readable = await readableFiles(ctx, [id]);
  const [row] = readable.has(id)
    ? await ctx.db.query<FileInfo>('select id, name, size, type, hash, owner, created from kernel_file where id = $1', [
        id,
      ])
    : [];
  if (!row) throw notFound(FILE_LABEL);
  return row;
}

/** Deletes files that no record holds, and the contents to which nothing refers any more; answers how many. */
export async function removeOrphans(ctx: Ctx, store: FileStore, ids: readonly number[]): Promise<number> {
  // First the locks, then the question: a record that takes one of them at this moment is seen.
  await ctx.db.query('select 1 from kernel_file where id = any($1::bigint[]) for update', [ids]);
  const gone = await ctx.db.query<{ hash: string }>(
    `delete from kernel_file f where id = any($1::bigint[])
     and not exists (select 1 from kernel_file_use u where u.file_id = f.id) returning hash`,
    [ids],
  );
  ctx.afterCommit(async () => {
    for (const hash of new Set(gone.map((row) => row.hash))) await store.dropUnused(hash);
  });
  return gone.length;
}

/** Contents kept for an upload that never came to be, older than a day, and those whose removal a backup held up. */
export async function sweepContents(db: Db, store: FileStore, now: Date): Promise<number> {
  const rows = await db.query<{ hash: string }>(
    `select hash from kernel_blob b where created < $1 and not exists (select 1 from kernel_file f where f.hash = b.hash)
     limit 10000`,
    [new Date(now.getTime() - 86_400_000).toISOString()],
  );
  let gone = 0;
  for (const { hash } of rows) if (await store.dropUnused(hash)) gone += 1;
  return gone;
}
