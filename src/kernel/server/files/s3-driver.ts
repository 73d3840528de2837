import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { S3Settings } from './storage-settings.ts';
import type { Driver } from './store.ts';

/** Our objects stand below this prefix, so that a bucket may be shared. */
const PREFIX = 'fairway/';

/** Services that answer only to `bucket.endpoint`; whatever stands in one's own network wants `endpoint/bucket`. */
const BY_HOST = /\.(amazonaws\.com(\.cn)?|aliyuncs\.com|myqcloud\.com|myhuaweicloud\.com)$/i;

const isMissing = (error: unknown): boolean => {
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  return name === 'NoSuchKey' || name === 'NotFound' || $metadata?.httpStatusCode === 404;
};

/** Contents in an S3-compatible store. The SDK is loaded with the first use: most installations never need it. */
export async function s3Driver(settings: S3Settings): Promise<Driver> {
  const [sdk, { Upload }] = await Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/lib-storage')]);
  const { endpoint, region, bucket: Bucket } = settings;
  const client = new sdk.S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: !BY_HOST.test(new URL(endpoint).hostname) }),
    credentials: { accessKeyId: settings.keyId, secretAccessKey: settings.secret },
    // Checksums that came in 2025 are not understood by older compatible stores; we verify contents ourselves.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
  });
  const at = (key: string) => ({ Bucket, Key: PREFIX + key });
  return {
    async put(key, path) {
      const { size } = await stat(path);
      await new Upload({ client, params: { ...at(key), Body: createReadStream(path) }, queueSize: 2 }).done();
      const stored = await client.send(new sdk.HeadObjectCommand(at(key)));
      if (stored.ContentLength !== size) throw new Error(`${key}: ${size} bytes sent, ${stored.ContentLength} stored`);
    },
    async open(key) {
      const { Body } = await client.send(new sdk.GetObjectCommand(at(key)));
      return Body as Readable;
    },
    has: (key) =>
      client.send(new sdk.HeadObjectCommand(at(key))).then(
        () => true,
        (error) => {
          if (isMissing(error)) return false;
          throw error;
        },
      ),
    async remove(key) {
      await client.send(new sdk.DeleteObjectCommand(at(key)));
    },
  };
}
