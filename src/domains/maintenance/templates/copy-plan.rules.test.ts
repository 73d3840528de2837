import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CopyPlan,
  clashesOf,
  countsOf,
  factsOf,
  originOf,
  planCopy,
  type Source,
  type Standing,
} from './copy-plan.rules.ts';

const TEMPLATE = 7;
const source = (id: number, name = `N${id}`): Source => ({ id, code: `C${id}`, facts: { name, maker: null } });
const copyOf = ({ id, code, facts }: Source, over: Partial<Standing> = {}): Standing => ({
  id: id + 1000,
  code,
  facts,
  origin: { templateId: TEMPLATE, sourceId: id, facts },
  ...over,
});

/** A ship after what was planned. */
function after(standing: readonly Standing[], { added, found }: CopyPlan): Standing[] {
  const changed = new Map(found.map((one) => [one.standing.id, one]));
  return [
    ...standing.map((one) => {
      const step = changed.get(one.id);
      if (!step) return one;
      return { ...one, facts: { ...one.facts, ...step.changes }, origin: step.origin ?? one.origin };
    }),
    ...added.map((one) => copyOf(one)),
  ];
}
const counts = (plan: CopyPlan) => countsOf(plan, ({ code }) => code);

describe('a copy to a ship', () => {
  test('of 100 nodes, of which she has 95 and changed the name of 3, adds 5 and keeps 3', () => {
    const sources = Array.from({ length: 100 }, (_, i) => source(i + 1));
    const standing = sources
      .slice(0, 95)
      .map((one, i) => copyOf(one, i < 3 ? { facts: { name: '本船改名', maker: null } } : {}));
    expect(counts(planCopy(TEMPLATE, sources, standing))).toEqual({
      added: 5,
      updated: 0,
      kept: ['C1', 'C2', 'C3'],
      removed: [],
    });
  });

  test('takes over what the template changed, but for what the ship changed herself', () => {
    const before = [source(1), source(2)];
    const standing = [copyOf(before[0]!), copyOf(before[1]!, { facts: { name: '本船改名', maker: null } })];
    const plan = planCopy(TEMPLATE, [source(1, 'New'), source(2, 'New')], standing);
    expect(plan.found.map(({ changes, kept }) => [changes, kept])).toEqual([
      [{ name: 'New' }, []],
      [{}, ['name']],
    ]);
  });

  test('finds by its code what was entered on the ship, and leaves it as it is', () => {
    const entered = copyOf(source(1), { origin: null, facts: { name: '船上登记', maker: null } });
    const plan = planCopy(TEMPLATE, [source(1)], [entered]);
    expect(counts(plan)).toMatchObject({ added: 0, updated: 0, kept: ['C1'] });
    expect(plan.found[0]?.origin).toMatchObject({ sourceId: 1 });
  });

  test('lists what the template has no more', () => {
    const plan = planCopy(TEMPLATE, [source(1)], [copyOf(source(1)), copyOf(source(2))]);
    expect(counts(plan).removed).toEqual(['C2']);
  });

  test('of another template is none of this one', () => {
    const other = copyOf(source(2), { origin: { templateId: 8, sourceId: 2, facts: {} } });
    expect(counts(planCopy(TEMPLATE, [source(1)], [other]))).toEqual({ added: 1, updated: 0, kept: [], removed: [] });
  });

  test('leaves fields that hold together where one of them was changed on the ship', () => {
    const of = (months: number | null, days: number | null) => ({ months, days });
    const now: Source = { id: 1, code: 'C1', facts: of(null, 30) };
    const standing = copyOf({ ...now, facts: of(1, null) }, { facts: of(6, null) });
    const apart = planCopy(TEMPLATE, [now], [standing]);
    expect(apart.found[0]).toMatchObject({ changes: { days: 30 }, kept: ['months'] });
    const [whole] = planCopy(TEMPLATE, [now], [standing], [['months', 'days']]).found;
    expect([whole?.changes, whole?.kept]).toEqual([{}, ['months', 'days']]);
  });

  test('says nothing of what is the ship’s own', () => {
    const own = copyOf(source(1, 'A'), { own: ['name'] });
    const [found] = planCopy(TEMPLATE, [source(1, 'B')], [own]).found;
    expect([found?.changes, found?.kept]).toEqual([{}, []]);
  });

  test('takes what was entered anew under its code for the same', () => {
    const plan = planCopy(TEMPLATE, [{ ...source(2), code: 'C1' }], [copyOf(source(1))]);
    expect(counts(plan)).toMatchObject({ added: 0, removed: [] });
    expect(plan.found[0]?.origin).toMatchObject({ sourceId: 2 });
  });

  test('names the codes that would stand twice on the ship', () => {
    const coded = (id: number, code: string): Source => ({ id, code, facts: { code } });
    const moved = copyOf(coded(1, 'A'), { code: 'B', facts: { code: 'B' } });
    const clashing = planCopy(TEMPLATE, [coded(1, 'A'), coded(2, 'B')], [moved]);
    expect(clashesOf(clashing, [moved])).toEqual(['B']);
    const recoded = planCopy(TEMPLATE, [coded(1, 'C'), coded(2, 'A')], [copyOf(coded(1, 'A'))]);
    expect(clashesOf(recoded, [copyOf(coded(1, 'A'))])).toEqual([]);
  });

  test('done twice does nothing the second time', () => {
    const names = fc.constantFrom('A', 'B', 'C');
    const ships = fc.array(fc.record({ id: fc.integer({ min: 1, max: 9 }), name: names, own: fc.boolean() }), {
      maxLength: 9,
    });
    const templates = fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 9 }), name: names }), {
      selector: ({ id }) => id,
      maxLength: 9,
    });
    fc.assert(
      fc.property(templates, ships, (nodes, aboard) => {
        const sources = nodes.map(({ id, name }) => source(id, name));
        const once = new Map(aboard.map((one) => [one.id, one]));
        const standing = [...once.values()].map(({ id, name, own }) =>
          copyOf(
            source(id, 'A'),
            own ? { origin: null, facts: { name, maker: null } } : { facts: { name, maker: null } },
          ),
        );
        const first = planCopy(TEMPLATE, sources, standing);
        const second = planCopy(TEMPLATE, sources, after(standing, first));
        expect(counts(second)).toMatchObject({ added: 0, updated: 0, kept: counts(first).kept });
        expect(second.found.every(({ origin }) => origin === null)).toBe(true);
      }),
    );
  });
});

test('what is not so and what is empty are the same, and an origin of another form is none', () => {
  expect(factsOf({ a: false, b: undefined, c: 'x', d: 1 }, ['a', 'b', 'c'])).toEqual({ a: null, b: null, c: 'x' });
  expect(originOf(null)).toBeNull();
  expect(originOf({ templateId: 1 })).toBeNull();
  expect(originOf({ templateId: 1, sourceId: 2, facts: { a: null } })).toMatchObject({ sourceId: 2 });
});
