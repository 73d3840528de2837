import { AppError } from '../../errors.ts';
import type { Db } from '../db/db.ts';
import type { DriverName } from './store.ts';

/** What an administrator chose; kept in the one row of `kernel_storage`. */
export type StorageChoice = {
  version: number;
  driver: DriverName;
  endpoint: string | null;
  region: string | null;
  bucket: string | null;
};

export type S3Settings = { endpoint?: string; region: string; bucket: string; keyId: string; secret: string };

/** Environment variables over the screen; keys come from the environment alone. */
const S3_VARIABLES = {
  endpoint: 'S3_ENDPOINT',
  region: 'S3_REGION',
  bucket: 'S3_BUCKET',
  keyId: 'S3_ACCESS_KEY_ID',
  secret: 'S3_SECRET_ACCESS_KEY',
} as const;

export async function storageChoice(db: Db): Promise<StorageChoice> {
  const [row] = await db.query<StorageChoice>({
    name: 'kernel-storage-choice',
    text: 'select version, driver, endpoint, region, bucket from kernel_storage where id = 1',
  });
  return row ?? { version: 0, driver: 'local', endpoint: null, region: null, bucket: null };
}

/** Which of the settings the environment fixes. */
export function fixedByEnvironment(env = process.env): ('endpoint' | 'region' | 'bucket')[] {
  return (['endpoint', 'region', 'bucket'] as const).filter((name) => env[S3_VARIABLES[name]]);
}

/** Where S3 lies, and the names of the variables that are still missing for it. */
export function s3Settings(
  choice: StorageChoice,
  env = process.env,
): { settings: S3Settings; missing: readonly string[] } {
  const settings: S3Settings = {
    endpoint: env.S3_ENDPOINT || choice.endpoint || undefined,
    region: env.S3_REGION || choice.region || 'us-east-1',
    bucket: env.S3_BUCKET || choice.bucket || '',
    keyId: env.S3_ACCESS_KEY_ID ?? '',
    secret: env.S3_SECRET_ACCESS_KEY ?? '',
  };
  const missing = (['bucket', 'keyId', 'secret'] as const).filter((name) => !settings[name]);
  return { settings, missing: missing.map((name) => S3_VARIABLES[name]) };
}

export function notSetUp(missing: readonly string[]): AppError {
  return new AppError(
    'RULE',
    {
      zh: '对象存储还没有设置好，缺少：{missing}',
      en: 'Object storage is not set up yet; missing: {missing}',
    },
    { values: { missing: missing.join(', ') }, data: { missing } },
  );
}
