import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { computedMs } from './computing.ts';
import { keepLeft, leftMs } from './left-running.ts';
import { timesTold } from './tell-times.ts';
import { estimator, keepTimes, keptTimes } from './times.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairway-times-'));
beforeEach(() => vi.stubEnv('FAIRWAY_TEST_CACHE', folder));
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(folder, { recursive: true }));

const taken = (wall: number, project: string, computed?: number) => ({ wall, project, computed, tests: 2 });

test('what files took is kept from run to run, each as it was last', () => {
  expect(keptTimes()).toEqual({});
  keepTimes({ 'a.test.ts': taken(10, 'unit'), 'b.test.ts': taken(20, 'unit') });
  keepTimes({ 'b.test.ts': taken(40, 'unit') });
  expect(keptTimes()).toMatchObject({ 'a.test.ts': { wall: 10 }, 'b.test.ts': { wall: 40 } });
});

test('a file of which nothing is known will take as long as those of its project do', () => {
  const estimate = estimator({ a: taken(10, 'unit'), b: taken(30, 'unit'), c: taken(900, 'browser') });
  expect([
    estimate('b', 'unit'),
    estimate('new', 'unit'),
    estimate('new', 'browser'),
    estimate('new', 'other'),
  ]).toEqual([30, 20, 900, 0]);
});

test('told are the steps, the dearest files by computing, and what a page of the walk costs', () => {
  const files = { 'a.test.ts': taken(9000, 'unit', 1000), 'e2e/walk/yard.e2e.ts': taken(9000, 'browser', 6000) };
  expect(timesTold([{ title: 'Types', wall: 5000, computed: 7000 }], files).map((line) => line.trim())).toEqual([
    'Steps',
    '5.0 s  Types, 7.0 s of computing',
    'The 2 dearest files: computing of their process and of those that it started, and time',
    '6.0 s     9.0 s  e2e/walk/yard.e2e.ts',
    '1.0 s     9.0 s  a.test.ts',
    'A page of the walk: 3.0 s of 2 cases',
  ]);
});

test('a process knows what it computed where the system tells', () => {
  expect(computedMs() === undefined).toBe(process.platform !== 'linux');
});

test('what workers left running counts as each told it last', () => {
  const place = mkdtempSync(join(folder, 'left-'));
  expect(leftMs(place)).toBe(0);
  keepLeft(900, place);
  keepLeft(1200, place);
  expect(leftMs(place)).toBe(1200);
});
