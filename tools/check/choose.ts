import type { Tree } from './imports.ts';
import { kindsReached, type Page, pagesOf, pagesReached } from './pages.ts';
import { domainOf, gathers, isCallTest, isJourney, isTest, partOf, type Reach, reachOf } from './reach.ts';

/** Test files that run, or pages that are walked, for one reason. */
export type Reason = { readonly why: string; readonly tests: readonly string[]; readonly pages: readonly string[] };
export type Choice = {
  readonly reasons: readonly Reason[];
  /** Kinds of record whose calls the sweeps try. */
  readonly kinds: readonly string[];
  /** Files whose statements are held against the schema: changed ones, and those that use their texts; undefined where it is all of them. */
  readonly sql: readonly string[] | undefined;
  /** What the change reaches as well and `npm test` alone runs. */
  readonly left: readonly string[];
};
export type Asked = {
  /** Paths from the project's root, those of removed files too. */
  readonly changed: readonly string[];
  readonly tree: Tree;
  /** How long a test file will take, in ms. */
  readonly estimate: (file: string) => number;
};

/** Seconds of the rest of the product: what is declared fits together, it answers, a list, a form. */
export const SMOKE = [
  'src/app/declarations.test.ts',
  'src/app/pages.test.ts',
  'src/kernel/web/list/list.test.ts',
  'src/kernel/web/form/form-store.test.ts',
];
/** Calls to a server that stands; where other tests of calls run, they have shown that already. */
export const SMOKE_OF_CALLS = 'src/kernel/server/crud/crud.test.ts';
const STATEMENTS = ['tools/sql/statements.server.test.ts', 'tools/sql/reach.server.test.ts'];
const SCHEMA = ['src/app/migrations.server.test.ts', 'tools/sql/filters.server.test.ts', ...STATEMENTS];
const DECLARES = /^migrations\/|\.(resource|tables\.server)\.ts$|^src\/kernel\/server\/(.+\/)?([\w-]+\.)?table\.ts$/;
const BENEATH_ALL = /^(package(-lock)?\.json|(vite|vitest)\.config\.ts|tsconfig\..*json|tools\/test-database\.ts)$/;
const COMPANY = ['src/app/demo-company.server.test.ts'];
/** What calls take is said in these. */
const SHAPES = /\.(calls|resource)\.ts$/;
/** The sweeps of one domain's calls; others go over all domains. */
const SWEEP = /\.sweeps\.server\.test\.ts$/;
const ONLY = 'src/kernel/testing/only.ts';
/** What more tests or pages of other parts stand on is beneath everything: one of each domain stands for them. */
const BENEATH = { tests: 12, pages: 3 };

/** Chooses what a change can reach: by imports, by the slice in which a test of calls lies, by pages and by kinds of record. */
export function choose({ changed, tree, estimate }: Asked): Choice {
  const reach = reachOf(tree);
  const there = new Set(tree.files);
  const kinds = [...new Set(changed.flatMap((file) => kindsReached(file, tree, reach)))];
  const declared = changed.some((file) => DECLARES.test(file));
  const sql = declared ? undefined : statementsOf(changed, tree);
  const reasons: Reason[] = [];
  const left: string[] = [];
  const add = (why: string, tests: readonly string[], pages: readonly string[] = []): void => {
    const run = tests.filter((test) => there.has(test));
    if (run.length + pages.length > 0) reasons.push({ why, tests: run, pages });
  };

  const allPages = pagesOf(tree);
  const sweeps = restricted(tree, reach, isTest).filter((test) => test.startsWith('src/'));
  for (const file of changed) {
    if (isTest(file) || isJourney(file)) {
      add(`${file} itself`, [file]);
      continue;
    }
    const reached = testsReached(file, tree, reach).filter(
      (test) => !sweeps.includes(test) || partOf(test) === partOf(file),
    );
    const tests = divide(reached, file, BENEATH.tests, (group) => leastDear(group, estimate));
    add(`stand on ${file}`, tests.near);
    add(`of other parts, stand on ${file}`, tests.far);
    const pages = divide(pagesReached(file, allPages, reach), file, BENEATH.pages, (group) => group[0]!);
    add(
      `show what ${file} does`,
      walksOf(tree, reach, [...pages.near, ...pages.far]),
      [...pages.near, ...pages.far].map(({ name }) => name),
    );
    if (tests.left + pages.left > 0)
      left.push(`${tests.left} test files and ${pages.left} pages that stand on ${file}`);
  }
  if (declared) add('hold declarations and migrations together', SCHEMA);
  if (sql && sql.length > 0) add(`hold the statements of ${sql.join(', ')} against the schema`, STATEMENTS);
  if (changed.some((file) => file.endsWith('.demo.ts'))) add('look at the demo company', COMPANY);
  const swept = sweeps.filter((test) => SWEEP.test(test) && kinds.some((kind) => kind.startsWith(`${partOf(test)}.`)));
  if (kinds.length > 0) add(`sweep the calls of ${kinds.join(', ')}`, swept);
  if (kinds.length > 0 && changed.some((file) => SHAPES.test(file)))
    add(
      'attack the calls that take what is declared',
      sweeps.filter((test) => !SWEEP.test(test)),
    );
  const called = reasons.some(({ tests }) => tests.some(isCallTest));
  add('smoke of the rest', called ? SMOKE : [...SMOKE, SMOKE_OF_CALLS]);
  const beneathAll = changed.filter((file) => BENEATH_ALL.test(file));
  if (beneathAll.length > 0) left.push(`everything: ${beneathAll.join(', ')}`);
  const journeys = tree.files
    .filter(isJourney)
    .filter((file) => changed.some((one) => one !== file && reach.of([file]).has(one)));
  if (journeys.length > 0) left.push(`${journeys.length} journeys that stand on it`);
  return { reasons, kinds, sql, left };
}

/** Changed files with statements, and the others that may put a text of theirs into a statement. */
function statementsOf(changed: readonly string[], { files, needs, withSql }: Tree): string[] {
  const texts = changed.filter((file) => withSql.has(file) && !isTest(file));
  const users = files.filter((file) => !isTest(file) && needs.get(file)?.some((near) => texts.includes(near)));
  return [...new Set([...texts, ...users.filter((file) => withSql.has(file))])];
}

function testsReached(file: string, tree: Tree, reach: Reach): string[] {
  const tests = tree.files.filter(isTest);
  const own = domainOf(file);
  // What gathers a domain is in all that it does.
  return own && gathers(file)
    ? tests.filter((test) => domainOf(test) === own)
    : tests.filter((test) => reach.ofTest(test).has(file));
}

type Divided<T> = { readonly near: readonly T[]; readonly far: readonly T[]; readonly left: number };

/** What lies in the domain of a file, or beside it below the domains; and of the rest all or, where it is much, one of each domain. */
function divide<T extends string | Page>(
  all: readonly T[],
  file: string,
  many: number,
  choice: (group: readonly T[]) => T,
): Divided<T> {
  const at = (one: T): string => partOf(typeof one === 'string' ? one : one.file);
  const near = all.filter((one) => at(one) === partOf(file));
  const far = all.filter((one) => at(one) !== partOf(file));
  const few = far.length > many ? [...Map.groupBy(far, at).values()].map(choice) : far;
  return { near, far: few, left: far.length - few.length };
}

/** The least dear of some tests, of those of calls where there are some. */
function leastDear(tests: readonly string[], estimate: Asked['estimate']): string {
  const ofCalls = tests.filter(isCallTest);
  return (ofCalls.length > 0 ? ofCalls : tests).toSorted((a, b) => estimate(a) - estimate(b))[0]!;
}

/** Tests or journeys that can be restricted to pages or kinds: they ask, or a helper that they import does. */
function restricted({ files, needs }: Tree, reach: Reach, which: (file: string) => boolean): string[] {
  return files
    .filter(which)
    .filter((file) =>
      reach.of([file, ...(needs.get(file) ?? []).filter((near) => near.includes('/testing/'))]).has(ONLY),
    );
}

/** The walks of the domains whose pages are walked; all of them where they are not divided by domain. */
function walksOf(tree: Tree, reach: Reach, pages: readonly Page[]): string[] {
  if (pages.length === 0) return [];
  const walks = restricted(tree, reach, isJourney);
  const named = walks.filter((walk) => pages.some(({ file }) => walk.endsWith(`/${domainOf(file)}.e2e.ts`)));
  return named.length > 0 ? named : walks;
}
