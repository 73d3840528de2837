import { spawnSync } from 'node:child_process';
import { installed, root } from '../../test/run-script.ts';
import type { Bench } from '../context.ts';

const RUNS = 1_000;

/** What is tried in random interleavings by several people and compared with a model; the tests do so fifty times and fewer. */
const PROPERTIES = {
  payments: 'src/domains/finance/payments/paid-once.server.test.ts',
  prepayments: 'src/domains/finance/prepayments/prepaid-once.server.test.ts',
  receipts: 'src/domains/finance/receipts/received-once.server.test.ts',
  refunds: 'src/domains/finance/refunds/refunded-once.server.test.ts',
} as const;

/** Each property of money that needs the database, a thousand times. One that does not hold ends the part with what contradicts it. */
export function measureProperties({ tell }: Pick<Bench, 'tell'>): void {
  for (const [what, file] of Object.entries(PROPERTIES)) {
    const begun = performance.now();
    const args = [installed('vitest/vitest.mjs'), 'run', '--project', 'integration', '--maxWorkers', '1', file];
    const env = { ...process.env, FAIRWAY_RUNS: String(RUNS) };
    const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env });
    if (status !== 0) throw new Error(`${file}: a property does not hold`);
    const seconds = (performance.now() - begun) / 1000;
    tell({ name: `${RUNS} interleavings of ${what} against their model`, value: seconds, unit: 's' });
  }
}
