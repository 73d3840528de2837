import { Agent, request } from 'node:http';
import autocannon from 'autocannon';
import type { Child } from './child.ts';

export type Call = {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: () => unknown;
  /** A body as it is, in place of JSON; `headers` name its type. */
  raw?: Buffer;
};
export type Rate = { perSecond: number; cpuMs: number };
type Rival = { child: Child; call: Call };

const CONNECTIONS = 10;

type Round = { total: number; seconds: number; cpuMs: number };

async function round({ child, call }: Rival, seconds: number, calls?: number): Promise<Round> {
  const headers = { ...call.headers, ...(call.body && { 'content-type': 'application/json' }) };
  const before = await child.usage();
  const result = await autocannon({
    url: `http://127.0.0.1:${child.port}`,
    connections: CONNECTIONS,
    ...(calls ? { amount: calls } : { duration: seconds }),
    requests: [
      {
        method: call.method ?? 'GET',
        path: call.path,
        headers,
        ...(call.body && { setupRequest: (r) => ({ ...r, body: JSON.stringify(call.body!()) }) }),
      },
    ],
  });
  if (result.requests.total === 0) throw new Error(`${call.path}: nothing was answered within ${seconds} s`);
  if (result.non2xx + result.errors > 0)
    throw new Error(`${call.path}: ${result.non2xx} refusals and ${result.errors} errors of ${result.requests.total}`);
  // Told in hundredths: a few calls take less than one.
  const took = Math.max(result.duration, 0.01);
  return { total: result.requests.total, seconds: took, cpuMs: (await child.usage()).cpuMs - before.cpuMs };
}

/**
 * Runs the rivals in turn, several rounds each on the same machine in the same minutes, so that their ratio means something.
 * The rate is that of all rounds; the CPU of a call that of the quietest round, because whatever else runs only adds to it.
 */
export async function race<K extends string>(
  rivals: Readonly<Record<K, Rival>>,
  options: { seconds: number; rounds: number; warm: number; calls?: number },
): Promise<Record<K, Rate>> {
  const names = Object.keys(rivals) as K[];
  const measured = Object.fromEntries(names.map((name) => [name, [] as Round[]])) as Record<K, Round[]>;
  for (const name of names) await round(rivals[name], options.warm, options.calls);
  for (let i = 0; i < options.rounds; i += 1) {
    for (const name of names) measured[name].push(await round(rivals[name], options.seconds, options.calls));
  }
  const sum = (rounds: readonly Round[], key: 'total' | 'seconds'): number =>
    rounds.reduce((all, r) => all + r[key], 0);
  const rate = (rounds: readonly Round[]): Rate => ({
    perSecond: sum(rounds, 'total') / sum(rounds, 'seconds'),
    cpuMs: Math.min(...rounds.map((r) => r.cpuMs / r.total)),
  });
  return Object.fromEntries(names.map((name) => [name, rate(measured[name])])) as Record<K, Rate>;
}

type Answer = { status: number; body: Buffer; ms: number };
const agent = new Agent({ keepAlive: true, maxSockets: 4 });
/** For callers who ask for much at once: nobody else waits behind them for a line of this process. */
const crowd = new Agent({ keepAlive: true, maxSockets: 64 });

/** One call over a kept connection, its time measured to the last byte. */
export function callOnce(port: number, call: Call, inCrowd = false): Promise<Answer> {
  const body = call.raw ?? (call.body && JSON.stringify(call.body()));
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        port,
        host: '127.0.0.1',
        agent: inCrowd ? crowd : agent,
        path: call.path,
        method: call.method ?? 'GET',
        headers: {
          ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
          ...call.headers,
        },
      },
      (reply) => {
        const parts: Buffer[] = [];
        reply.on('data', (part: Buffer) => parts.push(part));
        reply.on('end', () =>
          resolve({ status: reply.statusCode ?? 0, body: Buffer.concat(parts), ms: performance.now() - started }),
        );
        reply.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** The body of an answer that must be 200. */
export async function fetchJson<T>(port: number, call: Call): Promise<T> {
  const { status, body } = await callOnce(port, call);
  if (status !== 200)
    throw new Error(`${call.method ?? 'GET'} ${call.path}: ${status} ${body.toString().slice(0, 600)}`);
  return JSON.parse(body.toString());
}

/** Times of the same call made one after the other, in ms. */
export async function latencies(port: number, call: Call, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < count; i += 1) {
    const { status, ms, body } = await callOnce(port, call);
    if (status !== 200) throw new Error(`${call.path}: ${status} ${body.toString().slice(0, 600)}`);
    times.push(ms);
  }
  return times;
}
