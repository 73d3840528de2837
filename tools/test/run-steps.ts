import { report } from '../report.ts';
import type { Told } from './run-script.ts';

export type Step = {
  readonly name: string;
  readonly title: string;
  readonly run: () => Promise<Told>;
  /** The step of another row whose end it waits for, where that runs too. */
  readonly after?: Step;
};
export type StepTaken = { readonly title: string; readonly wall: number; readonly computed?: number };

const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
export const computedWords = (ms: number | undefined): string =>
  ms === undefined ? '' : `, ${inSeconds(ms)} of computing`;

/**
 * Runs rows of steps beside one another, each row one step after the other, so that the computing of one fills the waiting of another.
 * What a step writes is shown whole when it ends; a failed one stops none of the others. Tells the sum as every check of ours does.
 */
export async function runSteps(rows: readonly (readonly Step[])[]): Promise<StepTaken[]> {
  const begun = performance.now();
  const taken: StepTaken[] = [];
  let passed = 0;
  const failed: string[] = [];

  const ends = new Map(rows.flat().map((step) => [step, Promise.withResolvers<void>()]));

  async function take(step: Step): Promise<void> {
    const { title, run, after } = step;
    if (after) await ends.get(after)?.promise;
    console.log(`.. ${title}`);
    const start = performance.now();
    const told = await run();
    const wall = performance.now() - start;
    taken.push({ title, wall, computed: told.computed });
    const sum = `${told.passed} passed, ${told.failed.length} failed, ${inSeconds(wall)}${computedWords(told.computed)}`;
    console.log(`\n== ${title}\n${told.output.trimEnd()}\n== ${title}: ${sum}\n`);
    passed += told.passed;
    failed.push(...told.failed);
    ends.get(step)?.resolve();
  }

  await Promise.all(
    rows.map(async (row) => {
      for (const step of row) await take(step);
    }),
  );
  const told = taken.flatMap(({ computed }) => computed ?? []);
  const all = told.length > 0 ? told.reduce((sum, one) => sum + one, 0) : undefined;
  console.log(`All in ${inSeconds(performance.now() - begun)}${computedWords(all)}`);
  report({ passed, failed });
  return taken;
}
