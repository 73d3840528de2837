import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queryIn } from './database.ts';
import { type Running, startKillable } from './killable-server.ts';
import { embeddedPlace } from './place.ts';
import { DEMO_PASSWORD } from './server.ts';
import { signInByApi } from './sign-in.ts';

const SIZE = '420m';
/** An empty folder on a disk of that size, for those who may not mount one. */
const given = process.env.SMALL_DISK;
const place = await embeddedPlace(given);
const { data } = place;

/** A disk of the journey's own, small enough to be filled. */
function mount(): boolean {
  const args = ['mount', '-t', 'tmpfs', '-o', `size=${SIZE},mode=711`, 'tmpfs', data];
  return [args, ['sudo', '-n', ...args]].some(
    ([command, ...rest]) => spawnSync(command!, rest, { stdio: 'ignore' }).status === 0,
  );
}
const mounted = !given && mount();
afterAll(async () => {
  if (mounted && spawnSync('umount', ['-l', data], { stdio: 'ignore' }).status !== 0)
    spawnSync('sudo', ['-n', 'umount', '-l', data], { stdio: 'ignore' });
  if (!given) await place.remove();
});

const MB = 1048576;
type Answer = { status: number; body: { code?: string; message?: string; status?: string; id?: number } };

describe('a disk that fills up', () => {
  let running: Running | undefined;
  let token: string;
  let countryId: number;

  beforeAll(async () => {
    if (!given && !mounted)
      throw new Error(
        `This journey fills a disk of ${SIZE} and may not mount one: run it as root, allow sudo to mount, or name an empty folder on a disk of that size in SMALL_DISK.`,
      );
    running = await startKillable(place, { args: ['--empty'] });
    ({ token } = await signInByApi({ baseUrl: running.baseUrl, username: 'admin', password: DEMO_PASSWORD }));
    const { body } = await call('GET', '/api/parameter/countries?size=1');
    countryId = (body as { content: { id: number }[] }).content[0]!.id;
  });
  afterAll(async () => {
    if (!running) return;
    running.child.kill('SIGTERM');
    await once(running.child, 'close');
  });

  async function call(method: string, path: string, body?: unknown): Promise<Answer> {
    const form = body instanceof FormData;
    const answer = await fetch(new URL(path, running!.baseUrl), {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && !form ? { 'content-type': 'application/json' } : {}) },
      ...(body !== undefined && { body: form ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: text ? JSON.parse(text) : {} };
  }

  let uploads = 0;
  function upload(): Promise<Answer> {
    uploads += 1;
    const form = new FormData();
    form.append('file', new Blob([`${uploads} `.repeat(20_000)]), `note-${uploads}.txt`);
    return call('POST', '/api/files', form);
  }

  let ports = 0;
  function createPort(): Promise<Answer> {
    ports += 1;
    return call('POST', '/api/parameter/ports', { name: `满盘港 ${ports}`, nameEn: `Full disk ${ports}`, countryId });
  }

  const free = (): number => {
    const { bavail, bsize } = statfsSync(data);
    return bavail * bsize;
  };

  /** Takes all of the disk but so much. */
  function fillUp(name: string, leave: number): void {
    const file = openSync(join(data, name), 'w');
    const chunk = Buffer.alloc(MB);
    try {
      while (free() > leave + MB) writeSync(file, chunk);
      for (;;) {
        if (leave > 0 && free() <= leave) break;
        writeSync(file, chunk, 0, 4096);
      }
    } catch (error) {
      if ((error as { code?: string }).code !== 'ENOSPC') throw error;
    } finally {
      closeSync(file);
    }
  }

  test('takes no more files while it is short, goes on with everything else, and is told to administrators once', async () => {
    expect((await upload()).status).toBe(200);
    fillUp('most', 15 * MB);
    const refused = await upload();
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      507,
      'DISK_FULL',
      expect.stringContaining('磁盘空间不足'),
    ]);
    expect((await createPort()).status).toBe(200);
    expect((await call('GET', '/ready')).status).not.toBe(500);
    const told = () => queryIn(place, "select title_zh from communication_message where kind = 'system.disk'");
    await expect.poll(async () => (await told()).length, { timeout: 60_000 }).toBe(1);
  });

  test('says so on what cannot be kept and to whoever supervises, answers what is read, and recovers once there is room', async () => {
    fillUp('rest', 0);
    let kept = 0;
    let last: Answer;
    for (last = await createPort(); last.status === 200 && kept < 2_000; last = await createPort()) kept += 1;
    expect([last.status, last.body.code, last.body.message]).toEqual([
      507,
      'DISK_FULL',
      expect.stringContaining('磁盘已满'),
    ]);
    const ready = await call('GET', '/ready');
    expect([ready.status, ready.body.status]).toEqual([503, 'disk full']);
    expect((await call('GET', '/api/parameter/ports?size=1')).status).toBe(200);

    for (const name of ['rest', 'most']) rmSync(join(data, name));
    await expect.poll(async () => (await call('GET', '/ready')).status, { timeout: 30_000 }).toBe(200);
    expect((await createPort()).status).toBe(200);
    expect((await upload()).status).toBe(200);
    const [row] = await queryIn<{ n: number }>(
      place,
      "select count(*)::int as n from parameter_port where name_en like 'Full disk %'",
    );
    // Those that were answered, and nothing of the one that was refused.
    expect(row!.n).toBe(kept + 2);
  });
});
