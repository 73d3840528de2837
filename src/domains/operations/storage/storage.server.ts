import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { AppError, invalid } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { contentKey } from '../../../kernel/server/files/keys.ts';
import { hashAt } from '../../../kernel/server/files/move.ts';
import { s3Driver } from '../../../kernel/server/files/s3-driver.ts';
import {
  fixedByEnvironment,
  notSetUp,
  type StorageChoice,
  s3Settings,
  storageChoice,
} from '../../../kernel/server/files/storage-settings.ts';
import type { Driver, DriverName, FileStore } from '../../../kernel/server/files/store.ts';
import { uploadRules } from '../../../kernel/server/files/upload-limits.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { startTask } from '../../../kernel/server/jobs/tasks.ts';
import { fill } from '../../../kernel/server/ports.ts';
import { type Settings, setting } from '../../../kernel/server/settings/settings.ts';
import { PLACES, STORED_FILES } from '../files/stored-file.resource.ts';
import { MOVE_FILES } from './move-files.server.ts';
import * as calls from './storage.calls.ts';

const UPLOAD_LIMIT = 'system.uploadLimit';
const UNHELD_LIMIT = 'system.unheldUploads';
export const DISK_RESERVE = 'system.diskReserve';

export const storageSettings: Settings = {
  [UPLOAD_LIMIT]: {
    label: { zh: '上传文件的大小上限', en: 'Largest file that may be uploaded' },
    schema: z.int().min(1).max(2048),
    default: 50,
    unit: { zh: 'MB', en: 'MB' },
  },
  [UNHELD_LIMIT]: {
    label: { zh: '每人每天可上传而未随单据保存的文件', en: 'Files of no record that one person may upload a day' },
    help: {
      zh: '随单据保存后不再计入；未保存的文件 24 小时后自动删除',
      en: 'What a record holds does not count; what none holds is deleted after 24 hours',
    },
    schema: z.int().min(10).max(102_400),
    default: 1000,
    unit: { zh: 'MB', en: 'MB' },
  },
  [DISK_RESERVE]: {
    label: { zh: '磁盘可用空间低于此值时停止上传', en: 'Uploads stop when less of the disk is free' },
    help: {
      zh: '数据目录所在磁盘；低于此值时同时通知管理员',
      en: 'Of the disk of the data folder; administrators are told as well',
    },
    schema: z.int().min(0).max(100),
    default: 5,
    unit: { zh: '%', en: '%' },
  },
};

/** How much may be uploaded, as the settings say. */
export const uploadsBySettings = fill(uploadRules, 'operations', {
  limits: async (ctx) => ({
    maxBytes: (await setting<number>(ctx, UPLOAD_LIMIT)) * 1048576,
    unheldBytes: (await setting<number>(ctx, UNHELD_LIMIT)) * 1048576,
    reservePercent: await setting<number>(ctx, DISK_RESERVE),
  }),
});

const running = `select id, user_id as "userId", done, total from kernel_task
  where job = '${MOVE_FILES}' and state in ('QUEUED', 'RUNNING') order by id desc limit 1`;

async function state(ctx: Ctx) {
  const choice = await storageChoice(ctx.db);
  const [places, kinds, [unused], [moving]] = await Promise.all([
    ctx.db.query<{ driver: DriverName; contents: number; bytes: number }>(
      'select driver, count(*)::int as contents, sum(size)::bigint as bytes from kernel_blob group by driver',
    ),
    ctx.db.query<{ kind: 'PICTURE'; files: number; bytes: number }>(
      `select kind, count(*)::int as files, sum(size)::bigint as bytes from ${STORED_FILES} f group by kind order by 3 desc`,
    ),
    ctx.db.query<{ files: number; bytes: number }>(
      `select count(*)::int as files, coalesce(sum(size), 0)::bigint as bytes from ${STORED_FILES} f where not used`,
    ),
    ctx.db.query<{ id: number; userId: number; done: number; total: number }>(running),
  ]);
  const of = (driver: DriverName) =>
    places.find((place) => place.driver === driver) ?? { driver, contents: 0, bytes: 0 };
  return {
    ...choice,
    fixed: fixedByEnvironment(),
    ...effective(choice),
    places: [of('local'), of('s3')],
    kinds,
    unused: unused!,
    moving: moving
      ? { id: moving.id, done: moving.done, total: moving.total, mine: moving.userId === ctx.user.id }
      : null,
  };
}

/** What holds: the environment over what was chosen here. */
function effective(choice: StorageChoice) {
  const { settings, missing } = s3Settings(choice);
  return {
    endpoint: settings.endpoint ?? null,
    region: process.env.S3_REGION ?? choice.region,
    bucket: settings.bucket || null,
    missing: [...missing],
  };
}

type Draft = {
  version: number;
  driver: DriverName;
  endpoint: string | null;
  region: string | null;
  bucket: string | null;
};

async function save(ctx: Ctx, draft: Draft): Promise<void> {
  await ctx.db.query(`select pg_advisory_xact_lock(hashtext('kernel_storage'))`);
  const now = await storageChoice(ctx.db);
  if (now.version !== draft.version) {
    throw new AppError('STALE', { zh: '他人刚修改过存储设置', en: 'Somebody has just changed the storage settings' });
  }
  assertEndpoint(draft.endpoint);
  const fixed = new Set<string>(fixedByEnvironment());
  const kept = (name: 'endpoint' | 'region' | 'bucket'): string | null =>
    fixed.has(name) ? now[name] : draft[name] || null;
  const next = { ...draft, endpoint: kept('endpoint'), region: kept('region'), bucket: kept('bucket') };
  await assertNothingLost(ctx, now, next);
  const { missing } = s3Settings(next);
  if (next.driver === 's3' && missing.length > 0) {
    throw invalid([
      {
        field: 'driver',
        message: { zh: `还缺少 ${missing.join('、')}`, en: `Still missing: ${missing.join(', ')}` },
      },
    ]);
  }
  await ctx.db.query(
    `insert into kernel_storage (id, version, driver, endpoint, region, bucket) values (1, 1, $1, $2, $3, $4)
     on conflict (id) do update set version = kernel_storage.version + 1, driver = excluded.driver,
       endpoint = excluded.endpoint, region = excluded.region, bucket = excluded.bucket`,
    [next.driver, next.endpoint, next.region, next.bucket],
  );
}

function assertEndpoint(endpoint: string | null): void {
  if (!endpoint) return;
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  if (url && ['http:', 'https:'].includes(url.protocol) && !url.username && !url.search && !url.hash) return;
  throw invalid([
    {
      field: 'endpoint',
      message: {
        zh: '须为 http 或 https 地址，如 https://s3.example.com',
        en: 'An http or https address, such as https://s3.example.com',
      },
    },
  ]);
}

/** Another bucket has none of the contents that lie in the present one. */
async function assertNothingLost(ctx: Ctx, now: StorageChoice, next: Draft): Promise<void> {
  if (now.endpoint === next.endpoint && now.bucket === next.bucket) return;
  const [row] = await ctx.db.query<{ n: number }>(
    `select count(*)::int as n from kernel_blob where driver = 's3' or leaving = 's3'`,
  );
  if (!row?.n) return;
  throw new AppError(
    'CONFLICT',
    {
      zh: '现在的对象存储中还有 {n} 个内容，先迁移到本地目录再更换',
      en: 'The present object storage still holds {n} content(s); move them to the local folder before you change it',
    },
    { values: { n: row.n } },
  );
}

type Place = { driver: DriverName } & Partial<Pick<Draft, 'endpoint' | 'region' | 'bucket'>>;

/** The place as it would be by what stands on the screen, before that is kept. */
async function placeOf(ctx: Ctx, files: FileStore, { driver, ...given }: Place): Promise<Driver> {
  if (driver === 'local') return files.driver(driver);
  assertEndpoint(given.endpoint ?? null);
  const { settings, missing } = s3Settings({ ...(await storageChoice(ctx.db)), ...given });
  if (missing.length > 0) throw notSetUp(missing);
  return s3Driver(settings);
}

/** Writes, reads back, compares and removes a few bytes. The cause is told to who may set the storage up. */
async function probe(ctx: Ctx, files: FileStore, given: Place) {
  const started = performance.now();
  const ms = (): number => Math.round(performance.now() - started);
  try {
    const place = await placeOf(ctx, files, given);
    const staged = await files.stage(Readable.from([randomBytes(64)]), { maxBytes: 64 });
    try {
      await place.put(contentKey(staged.hash), staged.path);
      if ((await hashAt(place, staged.hash)) !== staged.hash) throw new Error('what was read is not what was written');
    } finally {
      await staged.discard();
      await place.remove(contentKey(staged.hash));
    }
    return { ok: true, ms: ms() };
  } catch (error) {
    if (error instanceof AppError) throw error;
    const { name: code, message } = error as Error;
    return { ok: false, ms: ms(), cause: [code, message].filter((part) => part && part !== 'Error').join(': ') };
  }
}

async function move(ctx: Ctx, files: FileStore, to: DriverName): Promise<number> {
  await ctx.db.query(`select pg_advisory_xact_lock(hashtext('kernel_storage'))`);
  const [already] = await ctx.db.query(running);
  if (already) {
    throw new AppError('CONFLICT', { zh: '已有迁移正在进行', en: 'A move is under way already' });
  }
  await files.driver(to);
  const place = PLACES[to];
  return startTask(ctx, {
    job: MOVE_FILES,
    title: { zh: `迁移文件到${place.zh}`, en: `Move files to: ${place.en.toLowerCase()}` },
    data: { to },
  });
}

export const storageEndpoints: readonly Endpoint[] = [
  serve(calls.storageState, (ctx) => state(ctx)),
  serve(calls.saveStorage, async (ctx, { body }) => {
    await save(ctx, body);
    return state(ctx);
  }),
  // The probe takes as long as the other side does: no connection waits for it.
  serve(calls.testStorage, (ctx, { body }, { app }) => probe(ctx, app.files, body), { transaction: false }),
  serve(calls.moveStorage, async (ctx, { body }, { app }) => ({ taskId: await move(ctx, app.files, body.to) })),
];

export const storagePermissions = {
  'operations:storage:list': { zh: '查看存储', en: 'See the storage' },
  'operations:storage:edit': { zh: '设置存储', en: 'Set up the storage' },
  'operations:storage:move': { zh: '迁移文件', en: 'Move files' },
} as const;
