import { describe, expect, it } from 'vitest';
import { chosenCount, NOTHING, pageState, selectionOf, withPage, withRows } from './selection.ts';

const row = (id: number) => ({ id, version: id + 1 });
const first = [row(1), row(2)];
const second = [row(3), row(4)];
const ids = (selection: typeof NOTHING): number[] => [...selection.rows.keys()];

describe('what is chosen of a list', () => {
  it('lasts over its pages: the second page adds to the first', () => {
    const both = withPage(withPage(NOTHING, first, true), second, true);
    expect(ids(both)).toEqual([1, 2, 3, 4]);
    expect(ids(withPage(both, first, false))).toEqual([3, 4]);
    expect([pageState(both, first), pageState(withRows(both, first, [row(1)]), first)]).toEqual(['all', 'some']);
  });

  it('may be everything that the filter shows, which is sent as the filter, not as rows', () => {
    const all = {
      ...withPage(NOTHING, first, true),
      all: { total: 305, capped: false, query: { q: '泵', page: '', kind: ['a'] } },
    };
    expect(chosenCount(all)).toBe(305);
    expect(pageState(all, second)).toBe('all');
    expect(selectionOf(all)).toEqual({ query: { q: '泵', kind: ['a'] } });
    expect(selectionOf(withPage(NOTHING, first, true))).toEqual({
      rows: [
        [1, 2],
        [2, 3],
      ],
    });
  });

  it('goes back to the rows of the page once one of them is let go', () => {
    const all = { rows: new Map(), all: { total: 305, capped: false, query: {} } };
    expect(ids(withRows(all, first, [row(2)]))).toEqual([1]);
    expect(ids(withPage(all, first, false))).toEqual([]);
  });
});
