import type { Clash } from '../../../kernel/web/form/conflict.ts';
import { readPath, sameValue } from '../../../kernel/web/form/path.ts';
import type { Report } from '../reports/report.rules.ts';
import { changedPaths } from './changed-paths.rules.ts';
import { isComputedPath } from './computed-paths.rules.ts';

/** Values of a report that the other person changed as well, or instead, by path; what is computed follows from the rest. */
export function clashesOf({ base, mine, theirs }: { base: Report; mine: Report; theirs: Report }): Clash[] {
  return Object.entries(changedPaths(mine, theirs))
    .filter(([path]) => !isComputedPath(path))
    .map(([field, value]) => ({ field, base: readPath(base, field), mine: readPath(mine, field), theirs: value }))
    .filter((clash) => !sameValue(clash.base, clash.theirs))
    .map((clash) => ({ ...clash, open: !sameValue(clash.base, clash.mine) }));
}
