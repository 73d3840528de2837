import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '../../src/kernel/testing/cache-folder.ts';

/** What a test file took when it ran last, in ms. */
export type Taken = {
  readonly wall: number;
  readonly computed?: number;
  readonly project: string;
  readonly tests: number;
};
export type Times = Readonly<Record<string, Taken>>;

const keptIn = (): string => join(cacheFolder(), 'times.json');

/** By test file, its path from the project's root; nothing where nothing has run yet. */
export function keptTimes(): Times {
  try {
    return JSON.parse(readFileSync(keptIn(), 'utf8'));
  } catch {
    return {};
  }
}

/** Keeps what files have just taken beside what is known of others. Written whole, so that a run beside this one reads no half. */
export function keepTimes(taken: Times): void {
  const beside = `${keptIn()}.${process.pid}`;
  writeFileSync(beside, JSON.stringify({ ...keptTimes(), ...taken }));
  renameSync(beside, keptIn());
}

/** How long a file will take: as long as it took last, or as files of its project do. */
export function estimator(times: Times): (file: string, project: string) => number {
  const all = Map.groupBy(Object.values(times), ({ project }) => project);
  const means = new Map([...all].map(([project, taken]) => [project, sum(taken) / taken.length]));
  return (file, project) => times[file]?.wall ?? means.get(project) ?? 0;
}

const sum = (taken: readonly Taken[]): number => taken.reduce((total, { wall }) => total + wall, 0);
