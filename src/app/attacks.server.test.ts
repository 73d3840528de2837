import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeBook } from '../kernel/server/excel/workbook.ts';
import { openApi } from '../kernel/server/http/openapi.ts';
import { type TestDatabase, testDatabase } from '../kernel/testing/database.ts';
import { onlyKinds } from '../kernel/testing/only.ts';
import { declare } from './assemble.ts';
import { type Attack, attacksOn, type Call, callsIn } from './testing/attacks.ts';
import { isSwept } from './testing/swept.ts';

/** Others wait so long at most while one caller does the worst. */
const BOUND_MS = 200;
const LARGE = 8 * 1024 * 1024;

let database: TestDatabase;
let folder: string;
let child: ChildProcess;
let origin: URL;
let calls: Call[];
let swept: Call[];
const agent = new Agent({ keepAlive: true, maxSockets: 8 });

beforeAll(async () => {
  calls = callsIn(JSON.parse(JSON.stringify(openApi(declare().endpoints, 'test'))));
  swept = calls.filter(({ path }) => isSwept(path));
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'fairway-attacked-'));
  child = fork(join(import.meta.dirname, 'testing/attacked-server.ts'), {
    env: { ...process.env, DATABASE_URL: database.url, DATA: folder, NODE_ENV: 'production' },
  });
  const [said] = (await once(child, 'message')) as [{ origin: string }];
  origin = new URL(said.origin);
  // What is worked out once, at the first call of its kind, is no attack.
  for (const path of ['/api/docs/openapi.json', OTHER]) await send({ method: 'GET', path });
  await stallMs();
}, 120_000);
afterAll(async () => {
  agent.destroy();
  child.disconnect();
  await once(child, 'exit');
  await database.drop();
  await rm(folder, { recursive: true });
});

type Sent = { method: string; path: string; body?: string | Buffer; type?: string; who?: string };

/** The status that comes back; 0 where the connection is closed while the body is still on its way. */
function send({ method, path, body, type = 'application/json', who = 'attacker' }: Sent): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${who}`,
      ...(body !== undefined && { 'content-type': type, 'content-length': Buffer.byteLength(body) }),
    };
    const sent = request(new URL(path, origin), { method, headers, agent }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.once('error', (error: NodeJS.ErrnoException) =>
      ['EPIPE', 'ECONNRESET'].includes(error.code ?? '') ? resolve(0) : reject(error),
    );
    sent.end(body);
  });
}

async function stallMs(): Promise<number> {
  const heard = once(child, 'message');
  child.send('stall');
  const [said] = (await heard) as [{ stallMs: number }];
  return said.stallMs;
}

/** Each realm is attacked from within. */
const attackerOf = ({ operation }: Call): string => (operation['x-realm'] === 'vendor' ? 'vendor' : 'attacker');

const OTHER = '/api/system/dictionaries?size=1';

/** Somebody else, who calls all the time while the work is done. */
async function besides(work: () => Promise<void>): Promise<number[]> {
  const statuses: number[] = [];
  let over = false;
  const other = (async () => {
    do statuses.push(await send({ method: 'GET', path: OTHER, who: 'other' }));
    while (!over);
  })();
  await work();
  over = true;
  await other;
  return statuses;
}

/** Fires one attack after the other while somebody else calls; answers what went wrong. */
async function volley(call: Call, attacks: readonly Attack[]): Promise<string | undefined> {
  const { method, path } = call;
  const who = attackerOf(call);
  const failed: number[] = [];
  const others = await besides(async () => {
    const waiting = [...attacks];
    const fireNext = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { body, query } = next;
        const status = await send({ method, path: query ? `${path}?${query}` : path, body, who });
        // Whoever asks for too much at once may be told to wait.
        if (status >= 500 && status !== 503) failed.push(status);
      }
    };
    await Promise.all([fireNext(), fireNext(), fireNext()]);
  });
  const stall = await stallMs();
  if (stall >= BOUND_MS) return `others waited ${Math.round(stall)} ms`;
  if (others.some((each) => each !== 200)) return `others were answered ${others.join()}`;
  return failed.length > 0 ? `failed with ${failed.join()}` : undefined;
}

/** All attacks on a call together, and one by one where something went wrong, to name them. */
async function fire(call: Call, attacks: readonly Attack[], wrong: string[]): Promise<void> {
  if (attacks.length === 0 || !(await volley(call, attacks))) return;
  for (const attack of attacks) {
    const problem = await volley(call, [attack]);
    if (problem) wrong.push(`${call.method} ${call.path} ${attack.what}: ${problem}`);
  }
}

describe('nobody stops the house', () => {
  test('a body larger than the call takes is refused by its head, before any of it is sent', async () => {
    const answers = new Map<string, number>();
    for (const call of swept) {
      const { method, path, operation } = call;
      if (!operation.requestBody?.content['application/json']) continue;
      for (const who of [attackerOf(call), 'nobody'])
        answers.set(`${method} ${path} ${who}`, await headOnly(method, path, who));
    }
    if (!onlyKinds()) expect(answers.size).toBeGreaterThan(200);
    expect([...answers].filter(([, status]) => ![401, 413].includes(status))).toEqual([]);
  });

  test('one that hides its size is let go of at the bound', async () => {
    const wrong: string[] = [];
    for (const call of swept) {
      const { method, path, operation } = call;
      const most = operation.requestBody?.['x-max-bytes'];
      if (most === undefined || most > 100_000) continue;
      const status = await inPieces(call, most + 1024);
      if (![413, 0].includes(status)) wrong.push(`${method} ${path}: ${status}`);
    }
    expect(wrong).toEqual([]);
    expect(await stallMs()).toBeLessThan(BOUND_MS);
  }, 120_000);

  test('the worst that fits into the body of any call', async () => {
    const wrong: string[] = [];
    for (const call of swept)
      await fire(
        call,
        attacksOn(call).filter(({ body }) => body),
        wrong,
      );
    expect(wrong).toEqual([]);
  }, 900_000);

  test('the worst that fits into the query of any call', async () => {
    const wrong: string[] = [];
    for (const call of swept)
      if (call.method === 'GET')
        await fire(
          call,
          attacksOn(call).filter(({ query }) => query),
          wrong,
        );
    expect(wrong).toEqual([]);
  }, 900_000);

  test('a sheet whose heads are made to take long', async () => {
    const heads = Array.from({ length: 200 }, (_, i) => ({ header: `(x)${' '.repeat(30_000)}y${i}`, width: 10 }));
    const book = await writeBook([{ name: 'a', columns: heads, rows: [heads.map(() => 'x')] }]);
    const part = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.xlsx"\r\n\r\n';
    const body = Buffer.concat([Buffer.from(part), book, Buffer.from('\r\n--b--\r\n')]);
    const type = 'multipart/form-data; boundary=b';
    const wrong: string[] = [];
    const uploads = swept.filter(({ operation }) => operation.requestBody?.content['multipart/form-data']);
    if (!onlyKinds()) expect(uploads.length).toBeGreaterThan(5);
    for (const call of uploads) {
      const { method, path } = call;
      if (!/import|excel/i.test(path)) continue;
      let status = 0;
      const others = await besides(async () => {
        status = await send({ method, path: `${path}?resource=parameter.port`, body, type, who: attackerOf(call) });
      });
      const stall = await stallMs();
      if (stall >= BOUND_MS) wrong.push(`${path}: others waited ${Math.round(stall)} ms`);
      if (status === 0 || status >= 500 || others.some((each) => each !== 200))
        wrong.push(`${path}: ${status}, others ${others.join()}`);
    }
    expect(wrong).toEqual([]);
  }, 300_000);
});

/** Sends the head of a request of 8 MB and nothing of its body; answers the status. */
async function headOnly(method: string, path: string, who: string): Promise<number> {
  const socket = connect(Number(origin.port), origin.hostname);
  socket.write(
    `${method} ${path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${who}\r\nContent-Type: application/json\r\nContent-Length: ${LARGE}\r\n\r\n`,
  );
  const [chunk] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return Number(String(chunk).split(' ')[1]);
}

/** Sends a body without saying how long it is; answers the status, or 0 where the line was closed. */
function inPieces(call: Call, bytes: number): Promise<number> {
  const { method, path } = call;
  return new Promise((resolve) => {
    const headers = {
      authorization: `Bearer ${attackerOf(call)}`,
      'content-type': 'application/json',
      'transfer-encoding': 'chunked',
    };
    const sent = request(new URL(path, origin), { method, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
      sent.destroy();
    });
    sent.on('error', () => resolve(0));
    sent.write(`[${'1,'.repeat(bytes / 2)}`);
  });
}
