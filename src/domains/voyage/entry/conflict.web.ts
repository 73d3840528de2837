import { readPath, writePath } from '../../../kernel/web/form/path.ts';
import type { Report } from '../reports/report.rules.ts';
import { changedPaths } from './changed-paths.rules.ts';
import { isComputedPath } from './computed-paths.rules.ts';

/** One value that somebody else changed as well, or instead. */
export type Clash = {
  readonly path: string;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Which side stands unless the user chooses: the one that changed; nobody's when both did. */
  readonly proposed: 'mine' | 'theirs' | null;
};

/** Every value in which my report and the saved one differ. */
export function clashesOf({ base, mine, theirs }: { base: Report; mine: Report; theirs: Report }): Clash[] {
  const theirChanges = changedPaths(base, theirs);
  return Object.entries(changedPaths(mine, theirs))
    .filter(([path]) => !isComputedPath(path))
    .map(([path, value]) => {
      const [before, own] = [readPath(base, path), readPath(mine, path)];
      const iChanged = !same(before, own);
      const theyChanged = path in theirChanges || !same(before, value);
      return {
        path,
        base: before,
        mine: own,
        theirs: value,
        proposed: iChanged && theyChanged ? null : iChanged ? 'mine' : 'theirs',
      };
    });
}

/** My report with the values chosen from theirs. */
export function resolve({
  mine,
  clashes,
  choices,
}: {
  mine: Report;
  clashes: readonly Clash[];
  choices: Readonly<Record<string, 'mine' | 'theirs'>>;
}): Report {
  return clashes
    .filter(({ path, proposed }) => (choices[path] ?? proposed ?? 'mine') === 'theirs')
    .reduce((report, { path, theirs }) => writePath(report, path, theirs), mine);
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
