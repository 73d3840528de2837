import { branchOf } from '../../../kernel/value/tree.ts';
import type { ViewNode } from '../../../kernel/web/detail/tree-view.tsx';
import { rowName } from '../../../kernel/web/list/record/row-name.ts';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { category } from './category.resource.ts';
import type { Place } from './category.rules.ts';

/** Stands for every category; no record has it. */
export const ALL = 0;

export const placesOf = (rows: readonly AnyRow[]): Place[] =>
  rows.map(({ id, parentId, code }) => ({ id, parentId: Number(parentId) || null, code: String(code) }));

/** How many materials stand in a category and below it. */
export function materialsBelow(rows: readonly AnyRow[], id: number): number {
  const branch = new Set(branchOf(placesOf(rows), id));
  return rows.filter((row) => branch.has(row.id)).reduce((sum, row) => sum + Number(row.materialCount ?? 0), 0);
}

/** The tree of categories with their counts, and before it a line for all together. */
export function categoryNodes(rows: readonly AnyRow[], all: string): ViewNode[] {
  const total = rows.reduce((sum, row) => sum + Number(row.materialCount ?? 0), 0);
  return [
    { id: ALL, parentId: null, sort: -1, name: all, count: total },
    ...rows.map(
      (row): ViewNode => ({
        id: row.id,
        parentId: Number(row.parentId) || null,
        sort: Number(row.sortNum ?? 0),
        name: rowName(category, row),
        count: materialsBelow(rows, row.id) || undefined,
      }),
    ),
  ];
}
