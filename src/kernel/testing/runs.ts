/**
 * How many times a property is tried: `usual`, or as often as FAIRWAY_RUNS says, which the bench does for those that need a database and
 * cost too much for every run of the tests (`npm run bench -- --only properties`).
 */
export const runsOf = (usual: number): number => Number(process.env.FAIRWAY_RUNS ?? usual);

/** ms in which so many runs of up to two seconds each end, ten minutes at least: a bound against a test that hangs, no measure. */
export const timeFor = (runs: number): number => Math.max(600_000, runs * 2_000);
