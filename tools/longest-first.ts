import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that run longest, on the machine where nothing is known of earlier runs: what starts last must not be what ends last. */
const LONGEST = [
  'walk-desk.e2e.ts',
  'walk-phone.e2e.ts',
  'crash.e2e.ts',
  'hostile.server.test.ts',
  'backup.server.test.ts',
];

/** vitest asks for a class here. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}`));
      return at < 0 ? LONGEST.length : at;
    };
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}
