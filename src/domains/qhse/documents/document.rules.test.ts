import { expect, test } from 'vitest';
import { checkDocument, checkEntry, latestOf, nextNumber, nextReview, rankOf, richOf } from './document.rules.ts';

test.each([
  [[], 'A.0'],
  [['A.0'], 'A.1'],
  [['A.2', 'A.10', 'A.9'], 'A.11'],
  [['A.99'], 'B.0'],
  [['B.0', 'A.99'], 'B.1'],
  [['Z.99'], undefined],
])('behind %j comes %s', (all, next) => {
  expect(nextNumber(all)).toBe(next);
});

test('a revision is a letter and a number, and what follows is later', () => {
  expect(['a.0', 'A', 'A.100', 'AA.1', '1.0', ''].map(rankOf)).toEqual(Array(6).fill(undefined));
  expect(rankOf('B.0')!).toBeGreaterThan(rankOf('A.99')!);
  expect(latestOf(['A.10', 'A.9'])).toBe('A.10');
  for (let all = ['A.0'], i = 0; i < 300; i += 1) {
    const next = nextNumber(all)!;
    expect(rankOf(next)!).toBeGreaterThan(rankOf(all[0]!)!);
    all = [next];
  }
});

test('what is confidential goes to posts, not to whole ships and departments', () => {
  expect(checkDocument({ secrecy: 'CONFIDENTIAL', shipIds: [1], unitIds: [2] }).map(({ field }) => field)).toEqual([
    'unitIds',
    'shipIds',
  ]);
  expect(checkDocument({ secrecy: 'CONFIDENTIAL', shipIds: null, unitIds: [] })).toEqual([]);
  expect(checkDocument({ secrecy: 'INTERNAL', shipIds: [1] })).toEqual([]);
});

test('an entry lies below a folder or a section, never below itself, six levels at most', () => {
  const all = [1, 2, 3, 4, 5, 6].map((id) => ({
    id,
    parentId: id === 1 ? null : id - 1,
    nodeKind: id === 6 ? 'DOCUMENT' : 'FOLDER',
  }));
  const wrong = (row: { id?: number; parentId: number | null }) => checkEntry(all, row).length;
  expect([wrong({ parentId: 6 }), wrong({ id: 2, parentId: 4 }), wrong({ id: 2, parentId: 2 })]).toEqual([1, 1, 1]);
  expect([wrong({ parentId: 5 }), wrong({ parentId: null }), wrong({ id: 6, parentId: 1 })]).toEqual([0, 0, 0]);
  const deeper = [...all.slice(0, 5), { id: 6, parentId: 5, nodeKind: 'SECTION' }];
  expect(checkEntry(deeper, { parentId: 6 }).length).toBe(1);
});

test('the next review is as many months on, and a summary keeps its signs', () => {
  expect(nextReview('2024-02-29', 12)).toBe('2025-02-28');
  expect(nextReview('2026-01-31', null)).toBe('2028-01-31');
  expect(richOf('a < b\n& c')).toBe('<p>a &lt; b</p><p>&amp; c</p>');
});
