import { Histogram, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { callTimes } from './call-times.ts';

test('durations are told in the words of a histogram of Prometheus', async () => {
  const times = callTimes('call_seconds', 'Duration of calls');
  const registry = new Registry();
  const known = new Histogram({
    name: 'call_seconds',
    help: 'Duration of calls',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  });
  for (const [route, status, ms] of [
    ['/api/a', 200, 4],
    ['/api/a', 200, 20],
    ['/api/a', 204, 70_000],
    ['/api/b/:id', 404, 250],
  ] as const) {
    times.note('GET', route, status, ms);
    known.observe({ method: 'GET', route, status: `${Math.floor(status / 100)}xx` }, ms / 1000);
  }
  const lines = (text: string): string[] =>
    text
      .split('\n')
      .filter(Boolean)
      // prom-client puts `le` first; the order of labels says nothing.
      .map((line) => line.replace(/\{(le="[^"]*"),(.*)\}/, '{$2,$1}'))
      .sort();
  expect(lines(times.text())).toEqual(lines(await registry.metrics()));
});
