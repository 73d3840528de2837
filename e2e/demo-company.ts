import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { TEST_NOW } from '../src/kernel/testing/clock.ts';
import { emptyFolder } from './folders.ts';
import { startServer } from './server.ts';

/** Builds the demo company once for every journey of this run: a server fills its folder and stops. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const data = await emptyFolder();
  const builder = await startServer({ data, now: TEST_NOW });
  await builder.stop();
  project.provide('companyData', data);
  return () => rm(data, { recursive: true, force: true });
}
