import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/longest-first.ts';

/** What needs a database; everything else is pure and starts at once. */
const integration = [
  'src/kernel/server/**/*.test.ts',
  'src/kernel/testing/**/*.test.ts',
  'src/app/**/*.test.ts',
  '**/*.{server,demo}.test.ts',
];

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
          exclude: integration,
        },
      },
      {
        test: {
          name: 'integration',
          include: integration,
          globalSetup: 'tools/test-database.ts',
          // A product lies with its database, so that files share a process: the modules are loaded once, not for each of them.
          isolate: false,
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
          globalSetup: 'e2e/demo-company.ts',
          testTimeout: 90_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
