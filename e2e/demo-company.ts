import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { TEST_NOW } from '../src/kernel/testing/clock.ts';
import { standOn } from '../src/kernel/testing/stand-on.ts';
import type { State } from '../src/kernel/testing/states.ts';
import { DEMO_PASSWORD, startServer } from './server.ts';

/** The demo company as the product itself builds it at its first start, with files and keys. */
const company: State = {
  name: 'journeys_test',
  madeOf: {
    entries: [join(import.meta.dirname, '../src/app/server.ts')],
    data: ['migrations'],
    facts: [TEST_NOW.toISOString(), DEMO_PASSWORD],
  },
  make: async ({ url, folder }) => {
    const place = { url, data: folder, now: () => TEST_NOW, remove: async () => {} };
    await (await startServer({ place })).stop();
  },
};

/** Set-up of the journeys: the PostgreSQL of all runs, and in it the company of which each server gets a copy. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { url, kept, leave } = await standOn(company);
  project.provide('templateUrl', url);
  project.provide('companyData', kept.folder);
  return leave;
}
