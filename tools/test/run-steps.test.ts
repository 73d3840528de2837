import { setTimeout as delay } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { runSteps, type Step } from './run-steps.ts';

test('rows run beside one another, a step waits for the one it needs, and each is shown whole when it ends', async () => {
  const said: string[] = [];
  const told = vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line.trim()));
  const step = (name: string, more: Partial<Step> = {}): Step => ({
    name,
    title: name,
    run: async () => ({ passed: 1, failed: [], output: `output of ${name}` }),
    ...more,
  });
  const build = step('build', {
    run: async () => {
      await delay(1);
      return { passed: 1, failed: [], output: 'built' };
    },
  });
  const taken = await runSteps([[build], [step('journeys', { after: build })]]).finally(() => told.mockRestore());
  expect(taken.map(({ title }) => title)).toEqual(['build', 'journeys']);
  expect(said.filter((line) => line.startsWith('..'))).toEqual(['.. build', '.. journeys']);
  expect(said.find((line) => line.startsWith('== build'))).toMatch(/^== build\nbuilt\n== build: 1 passed, 0 failed/);
  expect(said.at(-1)).toBe('2 passed, 0 failed');
});

test('a step that needs one which is not wanted waits for nothing', async () => {
  const told = vi.spyOn(console, 'log').mockImplementation(() => {});
  const build: Step = { name: 'build', title: 'build', run: () => Promise.reject(new Error('not wanted')) };
  const journeys: Step = {
    name: 'journeys',
    title: 'journeys',
    after: build,
    run: async () => ({ passed: 3, failed: [], output: '' }),
  };
  const taken = await runSteps([[journeys]]).finally(() => told.mockRestore());
  expect(taken.map(({ title }) => title)).toEqual(['journeys']);
});
