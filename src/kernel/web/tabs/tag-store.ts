import { useSyncExternalStore } from 'react';
import { allClosed, changed, closed, moved, opened, othersClosed, type Place, type Tag } from './tags.ts';

/** The open tabs of this window; kept over a reload in the session storage, under the user. */
let tags: readonly Tag[] = [];
let current = '';
let storageKey = '';
const listeners = new Set<() => void>();

type Kept = Pick<Tag, 'key' | 'search' | 'hash' | 'title' | 'mark' | 'pinned'>;

/** Forms and dialogs with unsaved input, by tab: a page may hold several, and one that is saved does not speak for the others. */
const unsaved = new Map<string, Set<object>>();

function set(next: readonly Tag[]): void {
  if (next === tags) return;
  tags = next;
  for (const key of unsaved.keys()) if (!tags.some((tag) => tag.key === key)) unsaved.delete(key);
  const kept: Kept[] = tags.map(({ key, search, hash, title, mark, pinned }) => ({
    key,
    search,
    hash,
    title,
    mark,
    pinned,
  }));
  sessionStorage.setItem(storageKey, JSON.stringify(kept));
  for (const listener of listeners) listener();
}

/** Restores the user's tabs after a reload, pinned ones first; `valid` drops tabs of pages that are no longer there. */
export function startTags(user: string, pinned: readonly string[], valid: (key: string) => boolean): void {
  storageKey = `fairway-tags:${user}`;
  const blank = { search: '', hash: '', state: null, unsaved: false, generation: 0, live: false };
  const kept: Kept[] = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
  const rest = kept.filter((one) => !pinned.includes(one.key) && valid(one.key));
  set([
    ...pinned.map((key) => ({ ...blank, key, pinned: true })),
    ...rest.map((one) => ({ ...blank, ...one, pinned: false })),
  ]);
}

export function useTags(): readonly Tag[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => tags,
  );
}

export const currentTags = (): readonly Tag[] => tags;
export const currentTag = (): string => current;

/** The page of this address is in front; its tab opens if it was not open. */
export function visit(place: Place, pinned: boolean): void {
  current = place.key;
  set(opened(tags, place, pinned));
}

/** A page without a tab is in front. */
export function visitNone(): void {
  current = '';
}

export const closeTag = (key: string): void => set(closed(tags, key));
export const closeOtherTags = (key: string): void => set(othersClosed(tags, key));
export const closeAllTags = (): void => set(allClosed(tags));
export const moveTag = (key: string, to: number): void => set(moved(tags, key, to));
export const changeTag = (key: string, change: Partial<Pick<Tag, 'title' | 'mark' | 'search' | 'unsaved'>>): void =>
  set(changed(tags, key, change));

/** Something in this tab holds unsaved input, or does no more. */
export function markUnsaved(key: string, holder: object, dirty: boolean): void {
  const holders = unsaved.get(key) ?? new Set();
  unsaved.set(key, holders);
  if (dirty) holders.add(holder);
  else holders.delete(holder);
  set(changed(tags, key, { unsaved: holders.size > 0 }));
}

/** The kept page of this tab is thrown away and built anew. */
export function renewTag(key: string): void {
  const tag = tags.find((one) => one.key === key);
  unsaved.delete(key);
  if (tag) set(changed(tags, key, { generation: tag.generation + 1, unsaved: false }));
}
