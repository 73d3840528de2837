import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../src/kernel/testing/database.ts';
import type { Figure } from './figures.ts';
import { measureOnFleet, ON_FLEET } from './on-fleet.ts';
import type { Options, Part } from './options.ts';
import { measureAdministration } from './parts/administration.ts';

/** As little as a part can be made of: what it finds out is not looked at, only that it finds something out. */
const LITTLE: Options = { rows: 1_500, smallRows: 500, seconds: 0.2, rounds: 1, warm: 0.1, calls: 20, parts: ON_FLEET };
const SIZES = { users: 40, roles: 20, menus: 200, logs: 200, tasks: 40 };

const databases: TestDatabase[] = [];
const figures = new Map<string, Figure[]>();
const failed: string[] = [];
let current: string;
const tell = (figure: Figure): void => void figures.get(current)?.push(figure);
const notes: string[] = [];
const note = (line: string): void => void notes.push(line);

async function part(name: Part, work: () => Promise<void>): Promise<void> {
  current = name;
  figures.set(name, []);
  await work().catch((error: Error) => failed.push(`${name}: ${error.message}`));
}

beforeAll(async () => {
  for (let i = 0; i < 3; i += 1) databases.push(await testDatabase('template0'));
  const [url, smallUrl, companyUrl] = databases.map((database) => database.url) as [string, string, string];
  await measureOnFleet({ databases: { url, smallUrl }, options: LITTLE, tell, note, part });
  await part('administration', () => measureAdministration({ url: companyUrl, tell, note, sizes: SIZES, runs: 1 }));
}, 300_000);
afterAll(() => Promise.all(databases.map(({ drop }) => drop())));

test('no part of the bench is refused what it asks for', () => {
  expect(failed).toEqual([]);
  expect(notes.filter((line) => /refused|not saved/.test(line))).toEqual([]);
});

test.each([...ON_FLEET, 'administration'])('the part %s measures something', (name) => {
  const measured = figures.get(name) ?? [];
  expect(measured.length).toBeGreaterThan(0);
  expect(measured.filter(({ value }) => !Number.isFinite(value))).toEqual([]);
});
