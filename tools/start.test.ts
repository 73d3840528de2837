import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Runs tools/start.mjs, which in these cases ends before it installs, builds or serves anything. */
async function start(args: string[], env: Record<string, string> = {}): Promise<{ code: unknown; words: string }> {
  const { promise, resolve } = Promise.withResolvers<{ code: unknown; words: string }>();
  const options = { env: { PATH: process.env.PATH, ...env } };
  execFile(process.execPath, [join(import.meta.dirname, 'start.mjs'), ...args], options, (error, stdout, stderr) =>
    resolve({ code: error?.code ?? 0, words: stdout + stderr }),
  );
  return promise;
}

test.each<[args: string[], words: RegExp]>([
  [['--prot', '80'], /Unknown option '--prot'/],
  [['company'], /Unexpected argument 'company'/],
  [['--port'], /--port/],
  [['--port', 'http'], /whole number from 0 to 65535, not "http"/],
  [['--workers', '0'], /whole number from 1 to 64, not "0"/],
  [['--demo', 'large'], /--demo is whole or test, not "large"/],
])('npm start -- %j is refused in one line', async (args, words) => {
  const ended = await start(args);
  expect(ended).toEqual({ code: 1, words: expect.stringMatching(words) });
  expect(ended.words.trim().split('\n')).toHaveLength(1);
});

test('sign-in without picture code is refused on an address that others reach', async () => {
  const ended = await start(['--host', '0.0.0.0', '--port', '0'], { CAPTCHA: 'off' });
  expect(ended).toEqual({ code: 1, words: expect.stringMatching(/loopback address only, not for 0\.0\.0\.0/) });
});

test('a taken port is told in one line', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' ? `${address?.port}` : '';
  expect(await start(['--port', port])).toEqual({
    code: 1,
    words: expect.stringMatching(new RegExp(`Port ${port} is taken`)),
  });
  other.close();
});

test('options without the two dashes in between are refused with the right way to write them', async () => {
  const ended = await start(['9000'], { npm_lifecycle_event: 'start', npm_config_port: 'true' });
  expect(ended).toEqual({ code: 1, words: expect.stringMatching(/npm start -- --port/) });
});
