import type { TestProject } from 'vitest/node';
import { startServer } from './server.ts';

/**
 * One server with the demo company and without picture codes, for every journey that needs no other. FAIRWAY_URL names a
 * running one to be used instead, with the password of its accounts in DEMO_PASSWORD.
 */
export default async function setUp(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const running = process.env.FAIRWAY_URL;
  if (running) {
    project.provide('baseUrl', running);
    return undefined;
  }
  const server = await startServer();
  project.provide('baseUrl', server.baseUrl);
  return server.stop;
}
