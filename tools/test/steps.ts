import { provideChromium } from '../chromium.ts';
import { installed, root, summed, type Told, whole } from './run-script.ts';
import type { Step } from './run-steps.ts';
import { runVitest } from './run-vitest.ts';

const BIOME = installed('@biomejs/biome/bin/biome');

/** Format and lint of the given files, or of all. */
export const lint = (files: readonly string[] = ['.']): Step => ({
  name: 'lint',
  title: 'Format and lint',
  run: () =>
    whole('format and lint', BIOME, ['check', '--files-ignore-unknown=true', '--no-errors-on-unmatched', ...files]),
});

export const types: Step = { name: 'types', title: 'Types', run: () => summed('tools/typecheck.ts') };

export const boundaries: Step = {
  name: 'boundaries',
  title: 'Boundaries and house rules',
  run: () => summed('tools/boundaries.ts'),
};

export const build: Step = {
  name: 'build',
  title: 'Web build',
  run: () => whole('web build', `${root}/tools/build.mjs`, []),
};

export const unit: Step = {
  name: 'unit',
  title: 'Unit and integration',
  run: () => runVitest('unit and integration', ['--project', 'unit', '--project', 'integration']),
};

export const browser: Step = {
  name: 'browser',
  title: 'Browser journeys',
  after: build,
  run: () => withChromium(() => runVitest('browser', ['--project', 'browser'])),
};

export const days = (args: readonly string[]): Step => ({
  name: 'days',
  title: 'The demo company and the main journeys on other days',
  run: () => withChromium(() => summed('tools/days.ts', args)),
});

/** Where there is no browser and none can be had, that is what failed. */
export async function withChromium(run: () => Promise<Told>): Promise<Told> {
  const chromium = provideChromium();
  if ('refused' in chromium)
    return { passed: 0, failed: [`browser journeys: ${chromium.refused}`], output: chromium.refused };
  return run();
}
