import type { TestProject } from 'vitest/node';
import { startServer } from './server.ts';

/** One server with the demo company and without picture codes, for every journey that needs no other. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  project.provide('baseUrl', server.baseUrl);
  return server.stop;
}
