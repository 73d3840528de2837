import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

export type TestS3 = {
  /** What the server's environment holds to reach it. */
  readonly env: Readonly<Record<string, string>>;
  close(): Promise<void>;
};

/** An S3-compatible store on loopback with one bucket; whatever it kept is removed on close. */
export async function testS3(): Promise<TestS3> {
  const directory = await mkdtemp(join(tmpdir(), 'fairway-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'fairway', configs: [] }],
  });
  const { port } = await server.run();
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: 'us-east-1',
      S3_BUCKET: 'fairway',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    close: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
