import { existsSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { startTestCluster } from '../src/kernel/testing/cluster.ts';
import { administer, databaseUrl, TEMPLATE } from '../src/kernel/testing/database.ts';

/** Set-up of the integration tests: one PostgreSQL per run, one migrated template; each test file copies it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  await administer(cluster.url, `create database ${TEMPLATE}`);
  const template = databaseUrl(cluster.url, TEMPLATE);
  const prepare = new URL('../src/app/test-template.ts', import.meta.url);
  if (existsSync(prepare)) {
    const { prepareTemplate } = await import(prepare.href);
    await prepareTemplate(template);
  }
  project.provide('templateUrl', template);
  return cluster.stop;
}
