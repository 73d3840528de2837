import '@fastify/multipart';
import { z } from 'zod';
import { AppError, notFound } from '../../errors.ts';
import { route } from '../../route.ts';
import type { Ctx } from '../context.ts';
import { Download, type Endpoint, type Http, serve } from '../http/endpoint.ts';
import { isInlineType } from './content-type.ts';
import { fileInfo, notOpened, storeFile } from './files.ts';
import { THUMBNAIL_SIZES } from './keys.ts';
import { isPicture } from './picture.ts';
import { tooLarge } from './staging.ts';
import { tooLittleDisk, unheldLeft, unheldSpent, uploadLimits } from './upload-limits.ts';

const params = z.object({ id: z.coerce.number<number>().int().positive() });
const info = z.object({
  id: z.number(),
  name: z.string(),
  size: z.number(),
  type: z.string(),
  hash: z.string(),
  owner: z.number(),
  created: z.string(),
});

const upload = route({
  method: 'POST',
  path: '/api/files',
  permission: 'signedIn',
  summary: { zh: '上传文件', en: 'Upload a file' },
  reply: info,
});
const content = route({
  method: 'GET',
  path: '/api/files/:id',
  permission: 'signedIn',
  summary: { zh: '查看或下载文件', en: 'View or download a file' },
  params,
  query: z.object({ download: z.enum(['0', '1']).optional() }),
});
const thumbnail = route({
  method: 'GET',
  path: '/api/files/:id/thumbnail',
  permission: 'signedIn',
  summary: { zh: '图片缩略图', en: 'Thumbnail of a picture' },
  params,
  query: z.object({
    size: z.coerce
      .number<number>()
      .refine((size) => THUMBNAIL_SIZES.some((one) => one === size))
      .default(160),
  }),
});
const about = route({
  method: 'GET',
  path: '/api/files/:id/info',
  permission: 'signedIn',
  summary: { zh: '文件信息', en: 'About a file' },
  params,
  reply: info,
});

/** The multipart field `file` of a call, as a stream. Must be consumed; what is left of it is drained on refusal. */
export async function uploadedFile({ request, reply }: Http, maxBytes: number) {
  reply.raw.once('finish', () => cutOff(request));
  const missing = new AppError('BAD_REQUEST', {
    zh: '请求须为 multipart，文件放在字段 file 中',
    en: 'Send multipart with the file in the field `file`',
  });
  if (!request.isMultipart()) throw missing;
  // Said before a byte is read; a client that lies about the length is stopped by the store.
  if (Number(request.headers['content-length']) > maxBytes + 65536) throw tooLarge(maxBytes);
  const part = await request.file({ limits: { fileSize: maxBytes + 1, files: 1 } });
  if (!part) throw missing;
  return part;
}

const THUMBNAIL_LABEL = { zh: '缩略图', en: 'Thumbnail' };

/** Time for a client to read why it was refused before its connection is closed. */
const GRACE_MS = 2000;

/** A client that goes on sending what was refused is not listened to for ever. */
function cutOff(request: Http['request']): void {
  if (request.raw.complete !== false) return;
  setTimeout(() => {
    if (!request.raw.complete) request.raw.destroy();
  }, GRACE_MS).unref();
}

/** Takes a file in, within what one person may upload and what the disk has to spare. */
async function takeIn(ctx: Ctx, http: Http) {
  const limits = await uploadLimits(ctx);
  const free = await http.app.disk.freePercent();
  if (free !== undefined && free < limits.reservePercent) throw tooLittleDisk();
  const left = await unheldLeft(ctx, limits);
  if (left === 0) throw unheldSpent(limits);
  const part = await uploadedFile(http, limits.maxBytes);
  try {
    const maxBytes = Math.min(left, limits.maxBytes);
    // A part whose name is empty comes without one.
    return await storeFile(ctx, http.app.files, { name: part.filename ?? '', content: part.file, maxBytes });
  } catch (error) {
    const spent = left < limits.maxBytes && error instanceof AppError && error.code === 'TOO_LARGE';
    throw spent ? unheldSpent(limits) : error;
  } finally {
    part.file.resume();
  }
}

/** Upload, content and facts of files. */
export const fileEndpoints: readonly Endpoint[] = [
  serve(
    upload,
    (ctx, _given, http) => takeIn(ctx, http),
    // A connection must not be held for as long as a slow line takes.
    { transaction: false, upload: true },
  ),
  serve(content, async (ctx, { params: { id }, query }, { app, reply }) => {
    const file = await fileInfo(ctx, id);
    const stream = await app.files.open(file.hash).catch((err: unknown) => {
      app.log.error({ err, file: id, hash: file.hash }, 'the content of a file was not opened');
      throw notOpened(err);
    });
    void reply.header('x-content-type-options', 'nosniff').header('content-length', file.size);
    return new Download({
      stream,
      filename: file.name,
      type: file.type,
      inline: query.download !== '1' && isInlineType(file.type),
    });
  }),
  serve(thumbnail, async (ctx, { params: { id }, query }, { app }) => {
    const file = await fileInfo(ctx, id);
    if (!isPicture(file.type)) throw notFound(THUMBNAIL_LABEL);
    const stream = await app.files.thumbnail(file.hash, query.size).catch((err: unknown) => {
      app.log.warn({ err, file: id, hash: file.hash }, 'a picture has no thumbnail');
      throw notFound(THUMBNAIL_LABEL);
    });
    return new Download({ stream, filename: `${file.name}.webp`, type: 'image/webp', inline: true });
  }),
  serve(about, (ctx, { params: { id } }) => fileInfo(ctx, id)),
];
