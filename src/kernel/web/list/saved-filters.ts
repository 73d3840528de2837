import type { Text } from '../../text.ts';
import type { ListState } from './list-state.ts';

/** A named view of a list: given by the page, or saved by the user. */
export type SavedFilter = {
  readonly key: string;
  readonly label: Text;
  readonly q?: string;
  readonly filters: ListState['filters'];
  readonly sort?: string;
  /** Saved by the user, who may remove it. */
  readonly own?: boolean;
};

const filterKey = (userId: number, page: string): string => `filters:${userId}:${page}`;

type Kept = { name: string; q?: string; filters: ListState['filters']; sort?: string };

function parseKept(stored: string | null): Kept[] {
  try {
    const read: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(read)) return [];
    return read.filter((one): one is Kept => typeof one?.name === 'string' && typeof one?.filters === 'object');
  } catch {
    return [];
  }
}

export function loadKept(userId: number, page: string): SavedFilter[] {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(filterKey(userId, page));
  } catch {
    return [];
  }
  return parseKept(stored).map(({ name, ...rest }) => ({
    key: `own:${name}`,
    label: { zh: name, en: name },
    own: true,
    ...rest,
  }));
}

/** A name that is used again replaces the earlier filter. */
export function keepFilter(userId: number, page: string, kept: Kept): void {
  write(userId, page, [...others(userId, page, kept.name), kept]);
}

export function dropFilter(userId: number, page: string, name: string): void {
  write(userId, page, others(userId, page, name));
}

function others(userId: number, page: string, name: string): Kept[] {
  return loadKept(userId, page)
    .filter((one) => one.label.zh !== name)
    .map(({ label, q, filters, sort }) => ({ name: label.zh, q, filters, sort }));
}

function write(userId: number, page: string, all: readonly Kept[]): void {
  try {
    localStorage.setItem(filterKey(userId, page), JSON.stringify(all));
  } catch {
    // Without storage nothing is kept; the filter still holds on this page.
  }
}
