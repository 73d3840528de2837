import { runSteps } from './test/run-steps.ts';
import { boundaries, browser, build, days, lint, types, unit } from './test/steps.ts';
import { timesTold } from './test/tell-times.ts';

/**
 * Every check of the project: `npm test`, or some of them by name: `npm test -- types unit`. What computes alone runs beside the tests,
 * which wait for databases and browsers; the journeys want the built web. `--times` tells in the end what everything took. By name alone:
 * `npm test -- days`, six other days, or all of them with `--all`.
 */
const flags = process.argv.slice(2).filter((word) => word.startsWith('--'));
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const otherDays = days(flags.filter((flag) => flag === '--all'));
const rows = [
  [build, types, boundaries, lint()],
  [unit, browser],
];
const known = [...rows.flat(), otherDays];
const unknown = wanted.find((name) => !known.some((step) => step.name === name));
if (unknown) {
  console.error(`No step "${unknown}": ${known.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
const chosen =
  wanted.length === 0 ? rows : [...rows, [otherDays]].map((row) => row.filter(({ name }) => wanted.includes(name)));
const taken = await runSteps(chosen);
if (flags.includes('--times')) console.log(`\n${timesTold(taken).join('\n')}`);
