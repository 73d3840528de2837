import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { estimator, keptTimes } from './times.ts';

/** What took longest in the last run starts first: what starts last must not be what ends last. vitest asks for a class here. */
export class DearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const estimate = estimator(keptTimes());
    const of = ({ moduleId, project }: TestSpecification): number =>
      estimate(relative(this.ctx.config.root, moduleId), project.name);
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => of(b) - of(a));
  }
}
