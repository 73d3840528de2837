import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { keepTimes, type Taken } from './times.ts';

/** Keeps what each test file took, for the order of the next run and for `npm test -- --times`. */
export function keepingTimes(root: string): Reporter {
  return {
    onTestRunEnd: (modules) => {
      const ended = modules.filter((module) => ['passed', 'failed'].includes(module.state()));
      keepTimes(Object.fromEntries(ended.map((module) => [relative(root, module.moduleId), takenBy(module)])));
    },
  };
}

function takenBy(module: TestModule): Taken {
  const { collectDuration, setupDuration, prepareDuration, duration } = module.diagnostic();
  const wall = Math.round(collectDuration + setupDuration + prepareDuration + duration);
  const tests = [...module.children.allTests()].length;
  return { wall, tests, computed: module.meta().computedMs, project: module.project.name };
}
