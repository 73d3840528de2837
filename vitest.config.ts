import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { DearestFirst } from './tools/test/dearest-first.ts';
import { keepingTimes } from './tools/test/keep-times.ts';

/** What needs a database; everything else is pure and starts at once. */
const integration = [
  'src/kernel/server/**/*.test.ts',
  'src/kernel/testing/**/*.test.ts',
  'src/app/**/*.test.ts',
  '**/*.{server,demo}.test.ts',
];

// What Node has compiled is kept between runs, at the place where the product keeps its own; also for processes that start elsewhere.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compiled');

const file = process.env.FAIRWAY_REPORT;
const report: ['json', { outputFile: string }][] = file ? [['json', { outputFile: file }]] : [];
/** Workers that compute: one a core, and no more than memory holds of whole products. */
const WORKERS = Math.min(availableParallelism(), 4);
const setupFiles = ['tools/test/computing.setup.ts'];

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: WORKERS,
    sequence: { sequencer: DearestFirst },
    // The file of a report is asked for by tools/test, which reads it.
    reporters: ['default', keepingTimes(import.meta.dirname), ...report],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
          exclude: integration,
          isolate: false,
          setupFiles,
        },
      },
      {
        test: {
          name: 'integration',
          include: integration,
          setupFiles,
          globalSetup: 'tools/test-database.ts',
          // A product lies with its database, so that files share a process: the modules are loaded once, not for each of them.
          isolate: false,
          // Node strips the types itself: nothing is transformed, a thousand files are loaded in a second.
          experimental: { viteModuleRunner: false },
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // Nodes, lines and jobs answer in their own time, which is longer on a busy machine.
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.e2e.ts'],
          setupFiles,
          globalSetup: 'e2e/demo-company.ts',
          // One more than there are cores: a journey waits for its browser half of the time. After the others, which have workers of their own.
          maxWorkers: WORKERS + 1,
          sequence: { groupOrder: 1 },
          // Files share a browser and the product with a company, but for those that ask for their own.
          isolate: false,
          experimental: { viteModuleRunner: false },
          testTimeout: 90_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
