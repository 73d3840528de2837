import type { AnyRow, RowPage } from '../../records/record-calls.ts';

/** All rows of the pages loaded so far, none twice: a row that moved to the next page while paging stays where it was first seen. */
export function joinPages(pages: readonly RowPage[]): AnyRow[] {
  const rows = new Map<number, AnyRow>();
  for (const page of pages) for (const row of page.content) if (!rows.has(row.id)) rows.set(row.id, row);
  return [...rows.values()];
}

/** Number of the page to load next, or nothing when all is loaded. */
export function nextPage(pages: readonly RowPage[], size: number): number | undefined {
  const last = pages.at(-1);
  if (!last || last.content.length < size) return undefined;
  return last.totalCapped || pages.length * size < last.totalElements ? pages.length : undefined;
}

/** Within this many px of the bottom the next page is loaded (specification, section 9). */
export const LOAD_MORE_PX = 10;

export function nearBottom(box: { scrollHeight: number; scrollTop: number; clientHeight: number }): boolean {
  return box.scrollHeight - box.scrollTop - box.clientHeight <= LOAD_MORE_PX;
}
