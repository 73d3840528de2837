import type { ColumnChoice } from './column-set.ts';

/** The browser stores, per user and per page, which columns are hidden, and their order (specification, section 2.11). */
export const columnKey = (userId: number, page: string): string => `columns:${userId}:${page}`;

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

const isWidths = (value: unknown): value is Record<string, number> =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'number');

/** Reads what was stored; anything damaged counts as no choice. */
export function parseChoice(stored: string | null): ColumnChoice | undefined {
  if (!stored) return undefined;
  try {
    const read: unknown = JSON.parse(stored);
    if (isNames(read)) return { hidden: read, order: [] };
    const { hidden, order, widths, pinned } = (read ?? {}) as Record<string, unknown>;
    if (!isNames(order) || (hidden !== undefined && !isNames(hidden))) return undefined;
    return {
      ...(hidden && { hidden }),
      order,
      ...(isWidths(widths) && { widths }),
      ...(isNames(pinned) && { pinned }),
    };
  } catch {
    return undefined;
  }
}

export function loadChoice(userId: number, page: string): ColumnChoice | undefined {
  try {
    return parseChoice(localStorage.getItem(columnKey(userId, page)));
  } catch {
    return undefined;
  }
}

export function keepChoice(userId: number, page: string, choice: ColumnChoice | undefined): void {
  try {
    if (choice) localStorage.setItem(columnKey(userId, page), JSON.stringify(choice));
    else localStorage.removeItem(columnKey(userId, page));
  } catch {
    // Without storage the choice lives as long as the page.
  }
}
