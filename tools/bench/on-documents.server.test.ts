import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { companyState } from '../../src/app/testing/company-state.ts';
import { type TestDatabase, templateName, testDatabase } from '../../src/kernel/testing/database.ts';
import { keptState } from '../../src/kernel/testing/states.ts';
import type { Figure } from './figures.ts';
import { measureOnDocuments, ON_DOCUMENTS } from './on-documents.ts';
import type { Options, Part } from './options.ts';

/** As little as a part can be made of: what it finds out is not looked at, only that nothing is refused and it finds something out. */
const LITTLE: Options = {
  rows: 1_500,
  smallRows: 500,
  seconds: 0.2,
  rounds: 1,
  warm: 0.1,
  calls: 20,
  parts: ON_DOCUMENTS,
};

let database: TestDatabase;
const figures = new Map<string, Figure[]>();
const failed: string[] = [];
let current: string;

async function part(name: Part, work: () => Promise<void>): Promise<void> {
  current = name;
  figures.set(name, []);
  await work().catch((error: Error) => failed.push(`${name}: ${error.message}`));
}

beforeAll(async () => {
  const place = { url: inject('templateUrl'), folder: inject('clusterFolder') };
  const company = await keptState({ ...place, state: companyState('test', templateName()) });
  database = await testDatabase(company.database);
  await measureOnDocuments({
    url: database.url,
    options: LITTLE,
    tell: (figure) => void figures.get(current)?.push(figure),
    note: () => {},
    part,
  });
}, 300_000);
afterAll(() => database.drop());

test('no part is refused what it asks for, and what many do at once is neither wrong nor lost', () => {
  expect(failed).toEqual([]);
});

test.each(ON_DOCUMENTS)('the part %s measures something', (name) => {
  const measured = figures.get(name) ?? [];
  expect(measured.length).toBeGreaterThan(0);
  expect(measured.filter(({ value }) => !Number.isFinite(value))).toEqual([]);
});
