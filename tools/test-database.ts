import type { TestProject } from 'vitest/node';
import { templateState } from '../src/app/testing/template.ts';
import { standOn } from '../src/kernel/testing/stand-on.ts';

/** Set-up of the integration tests: the PostgreSQL of all runs, and in it the template of now; each test file copies it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { url, cluster, leave } = await standOn(templateState);
  project.provide('templateUrl', url);
  project.provide('clusterFolder', cluster);
  return leave;
}
