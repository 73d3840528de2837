import type { TestProject } from 'vitest/node';
import { templateState } from '../src/app/testing/template.ts';
import { kernelState } from '../src/kernel/testing/kernel-state.ts';
import { standOn } from '../src/kernel/testing/stand-on.ts';

/** Set-up of the integration tests: the PostgreSQL of all runs, and in it the templates of now; each test file copies one. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { url, cluster, others, leave } = await standOn(templateState, kernelState);
  project.provide('templateUrl', url);
  project.provide('kernelTemplate', others[0]!.database);
  project.provide('clusterFolder', cluster);
  return leave;
}
