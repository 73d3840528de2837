import { computedWords, type StepTaken } from './run-steps.ts';
import { keptTimes, type Taken } from './times.ts';

const DEAREST = 20;
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`.padStart(9);
const costOf = ({ computed, wall }: Taken): number => computed ?? wall;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** What `npm test -- --times` tells: each step, the dearest files of the last run, and what a page costs. */
export function timesTold(steps: readonly StepTaken[], times = keptTimes()): string[] {
  const files = Object.entries(times);
  const dearest = files.toSorted(([, a], [, b]) => costOf(b) - costOf(a)).slice(0, DEAREST);
  const walks = files.filter(([file]) => /^e2e\/walk/.test(file)).map(([, taken]) => taken);
  const pages = sum(walks.map(({ tests }) => tests));
  return [
    'Steps',
    ...steps.map(({ title, wall, computed }) => `${seconds(wall)}  ${title}${computedWords(computed)}`),
    `The ${dearest.length} dearest files: computing of their process and of those that it started, and time`,
    ...dearest.map(([file, taken]) => `${seconds(costOf(taken))} ${seconds(taken.wall)}  ${file}`),
    ...(pages > 0 ? [`A page of the walk: ${seconds(sum(walks.map(costOf)) / pages).trim()} of ${pages} cases`] : []),
  ];
}
