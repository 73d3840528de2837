import { describe, expect, test } from 'vitest';
import { root } from '../test/run-script.ts';
import { type Choice, choose, SMOKE, SMOKE_OF_CALLS } from './choose.ts';
import { readTree, treeOfTexts } from './imports.ts';
import { isCallTest, reachOf } from './reach.ts';

const whole = readTree(root);
const testsOf = ({ reasons }: Choice): string[] =>
  [...new Set(reasons.filter(({ why }) => why !== 'smoke of the rest').flatMap(({ tests }) => tests))].toSorted();
const pagesOf = ({ reasons }: Choice): string[] => reasons.flatMap(({ pages }) => pages).toSorted();

/** Two domains: a yard with berths, of which a shop uses what the yard makes public. */
const TREE = treeOfTexts({
  'src/kernel/value/sum.ts': 'export const sum = 1;',
  'src/kernel/value/sum.test.ts': "import { sum } from './sum.ts';",
  'src/kernel/testing/only.ts': 'export const onlyPages = 1;',
  'src/app/domains.server.ts':
    "import { yard } from '../domains/yard/yard.server.ts'; import { shop } from '../domains/shop/shop.server.ts';",
  'src/app/testing/company.ts': "import { modules } from '../domains.server.ts';",
  'src/app/attacks.server.test.ts':
    "import { onlyKinds } from '../kernel/testing/only.ts'; import { modules } from './domains.server.ts';",
  'src/domains/yard/yard.sweeps.server.test.ts':
    "import { onlyKinds } from '../../kernel/testing/only.ts'; import { modules } from '../../app/domains.server.ts';",
  'src/domains/yard/yard.server.ts': "import { berthCalls } from './berths/berth.server.ts';",
  'src/domains/yard/public.server.ts':
    "export { freeBerths } from './berths/free.server.ts'; export { cranes } from './cranes/crane.server.ts';",
  'src/domains/yard/berths/berth.resource.ts': "export const berth = defineResource({ name: 'yard.berth' });",
  'src/domains/yard/berths/berth.rules.ts':
    "import { sum } from '../../../kernel/value/sum.ts'; export const fits = 1;",
  'src/domains/yard/berths/berth.rules.test.ts': "import { fits } from './berth.rules.ts';",
  'src/domains/yard/berths/berth.server.ts':
    "import { fits } from './berth.rules.ts'; import { berth } from './berth.resource.ts';",
  'src/domains/yard/berths/free.server.ts':
    "import { fits } from './berth.rules.ts'; const Q = 'select 1 from yard_berth';",
  'src/domains/yard/berths/berth.server.test.ts': "import { companyServer } from '../../../app/testing/company.ts';",
  'src/domains/yard/berths/berth-board.page.web.tsx': "import { berth } from './berth.resource.ts';",
  'src/domains/yard/cranes/crane.server.ts': "import type { Fits } from '../berths/berth.rules.ts';",
  'src/domains/yard/cranes/crane.server.test.ts': "import { companyServer } from '../../../app/testing/company.ts';",
  'src/domains/shop/shop.server.ts': "import { sell } from './sales/sale.server.ts';",
  'src/domains/shop/sales/sale.server.ts': "import { freeBerths } from '../../yard/public.server.ts';",
  'src/domains/shop/sales/sale.server.test.ts': "import { companyServer } from '../../../app/testing/company.ts';",
  'src/domains/shop/returns/return.server.ts': "import { cranes } from '../../yard/public.server.ts';",
  'src/domains/shop/returns/return.server.test.ts': "import { companyServer } from '../../../app/testing/company.ts';",
  'e2e/walk/yard.e2e.ts': "import { onlyPages } from '../../src/kernel/testing/only.ts';",
  'e2e/walk/shop.e2e.ts': "import { onlyPages } from '../../src/kernel/testing/only.ts';",
  'tools/sql/statements.server.test.ts': '',
});
const chosen = (...changed: string[]): Choice => choose({ changed, tree: TREE, estimate: () => 1 });

describe('in a small tree', () => {
  test('a rule reaches its own tests, the slices that stand on it, and in another domain those that use what stands on it', () => {
    const choice = chosen('src/domains/yard/berths/berth.rules.ts');
    expect(testsOf(choice)).toEqual([
      'e2e/walk/yard.e2e.ts',
      'src/domains/shop/sales/sale.server.test.ts',
      'src/domains/yard/berths/berth.rules.test.ts',
      'src/domains/yard/berths/berth.server.test.ts',
      'src/domains/yard/yard.sweeps.server.test.ts',
    ]);
    expect(pagesOf(choice)).toEqual(['yard/BerthBoard']);
  });

  test('what is passed on by a public file is needed from where it stands, not all that the file passes on', () => {
    expect(testsOf(chosen('src/domains/yard/cranes/crane.server.ts'))).toEqual([
      'src/domains/shop/returns/return.server.test.ts',
      'src/domains/yard/cranes/crane.server.test.ts',
      'src/domains/yard/yard.sweeps.server.test.ts',
    ]);
  });

  test('a declaration reaches its page, the sweep and the attacks of its calls, and every statement', () => {
    const choice = chosen('src/domains/yard/berths/berth.resource.ts');
    expect(testsOf(choice)).toEqual([
      'e2e/walk/yard.e2e.ts',
      'src/app/attacks.server.test.ts',
      'src/domains/yard/berths/berth.server.test.ts',
      'src/domains/yard/yard.sweeps.server.test.ts',
      'tools/sql/statements.server.test.ts',
    ]);
    expect(choice).toMatchObject({ kinds: ['yard.berth'], sql: undefined });
  });

  test('a file with statements has them held against the schema, and those of others not', () => {
    const file = 'src/domains/yard/berths/free.server.ts';
    expect(chosen(file).sql).toEqual([file]);
    expect(testsOf(chosen(file))).toContain('tools/sql/statements.server.test.ts');
    expect(testsOf(chosen('src/domains/yard/berths/berth.rules.ts'))).not.toContain(
      'tools/sql/statements.server.test.ts',
    );
  });

  test('what gathers a domain reaches all its tests; a test reaches itself; what is gone reaches nothing', () => {
    expect(testsOf(chosen('src/domains/yard/yard.server.ts'))).toEqual([
      'src/domains/yard/berths/berth.rules.test.ts',
      'src/domains/yard/berths/berth.server.test.ts',
      'src/domains/yard/cranes/crane.server.test.ts',
      'src/domains/yard/yard.sweeps.server.test.ts',
    ]);
    const own = 'src/domains/yard/berths/berth.rules.test.ts';
    expect(testsOf(chosen(own))).toEqual([own]);
    expect(testsOf(chosen('src/domains/yard/berths/gone.test.ts'))).toEqual([]);
  });

  test('what every test stands on is said to reach everything', () => {
    expect(chosen('package-lock.json').left).toEqual(['everything: package-lock.json']);
  });
});

describe('in the tree as it is', () => {
  const real = (...changed: string[]): Choice => choose({ changed, tree: whole, estimate: () => 1 });

  test('the matching of invoices reaches the tests and pages of invoices, and nothing of voyages', () => {
    const choice = real('src/domains/finance/invoices/match.rules.ts');
    expect(testsOf(choice)).toEqual(
      expect.arrayContaining([
        'src/domains/finance/invoices/match.rules.test.ts',
        'src/domains/finance/invoices/invoice.server.test.ts',
      ]),
    );
    expect(pagesOf(choice)).toContain('finance/InvoiceManager');
    expect([...testsOf(choice), ...pagesOf(choice)].filter((name) => name.includes('voyage'))).toEqual([]);
    expect(choice.kinds).toContain('finance.invoice');
  });

  test('the ledger of budgets reaches the orders that are held against it', () => {
    const ledger = 'src/domains/finance/ledger/write-entries.server.ts';
    expect(reachOf(whole).ofTest('src/domains/purchasing/orders/order.server.test.ts').has(ledger)).toBe(true);
    // Of a domain of which much stands on it one test of calls runs, whichever is the least dear.
    const chosen = testsOf(real(ledger)).filter((test) => test.startsWith('src/domains/purchasing/'));
    expect(chosen.filter(isCallTest)).not.toEqual([]);
  });

  test('a derived page is reached by its declaration', () => {
    expect(pagesOf(real('src/domains/parameter/ports/port.resource.ts'))).toEqual(['resource:parameter.port']);
  });

  test('what is beneath everything has one page of each domain walked, and says how much is left', () => {
    const choice = real('src/kernel/web/list/resource-page.tsx');
    const pages = pagesOf(choice);
    expect(pages.length).toBeLessThan(20);
    expect(choice.left.join()).toMatch(/^0 test files and \d+ pages/);
  });

  test('calls are tried at least once', () => {
    const smokeOf = ({ reasons }: Choice): readonly string[] => reasons.at(-1)!.tests;
    expect(smokeOf(real('src/kernel/web/list/resource-page.tsx'))).toContain(SMOKE_OF_CALLS);
    expect(smokeOf(real('src/domains/finance/invoices/match.rules.ts'))).not.toContain(SMOKE_OF_CALLS);
  });

  test('what the smoke names is there', () => {
    expect([...SMOKE, SMOKE_OF_CALLS].filter((file) => !whole.files.includes(file))).toEqual([]);
  });
});
