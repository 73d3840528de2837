import type { Tone } from '../../resource/tone.ts';
import type { ShipKind } from '../marks/ship-kind.ts';

/** The state of the record that a tab shows: its tone, and for a ship its shape. */
export type TagMark = { readonly tone: Tone; readonly ship?: ShipKind };

/** One open tab. Its key is the page's path; query and state belong to the tab and change without a new one. */
export type Tag = {
  readonly key: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
  /** A title of the page's own, such as a document number; else the route's title stands. */
  readonly title?: string;
  readonly mark?: TagMark;
  readonly pinned: boolean;
  readonly unsaved: boolean;
  /** Grows with each refresh, so that the kept page is built anew. */
  readonly generation: number;
  /** False for a tab restored after a reload until it is visited: its page is not built yet. */
  readonly live: boolean;
};

export type Place = { readonly key: string; readonly search: string; readonly hash: string; readonly state: unknown };

export const MAX_TAGS = 20;

/** Opens or updates a tab. Over 20 the oldest goes that is neither pinned nor unsaved. */
export function opened(tags: readonly Tag[], place: Place, pinned: boolean): readonly Tag[] {
  const at = tags.findIndex((tag) => tag.key === place.key);
  if (at >= 0) {
    const old = tags[at]!;
    const same = old.live && old.search === place.search && old.hash === place.hash && old.state === place.state;
    return same ? tags : tags.with(at, { ...old, ...place, live: true });
  }
  const tag: Tag = { ...place, pinned, unsaved: false, generation: 0, live: true };
  const next = pinned
    ? [...tags.filter((one) => one.pinned), tag, ...tags.filter((one) => !one.pinned)]
    : [...tags, tag];
  const turned = turnedFrom(tags, place);
  if (turned >= 0) return tags.with(turned, tag);
  if (next.length <= MAX_TAGS) return next;
  const oldest = next.find((one) => !one.pinned && !one.unsaved && one.key !== place.key);
  return oldest ? next.filter((one) => one !== oldest) : next;
}

/**
 * The tab that the next record takes over, so that walking from record to record leaves one tab: the one it was left from, unless
 * that is pinned or holds unsaved input.
 */
function turnedFrom(tags: readonly Tag[], { state }: Place): number {
  const from = typeof state === 'object' && state !== null && 'turnedFrom' in state ? state.turnedFrom : undefined;
  return tags.findIndex((tag) => tag.key === from && !tag.pinned && !tag.unsaved);
}

/** A pinned tab stays. */
export function closed(tags: readonly Tag[], key: string): readonly Tag[] {
  return tags.filter((tag) => tag.key !== key || tag.pinned);
}

export function othersClosed(tags: readonly Tag[], key: string): readonly Tag[] {
  return tags.filter((tag) => tag.key === key || tag.pinned);
}

export function allClosed(tags: readonly Tag[]): readonly Tag[] {
  return tags.filter((tag) => tag.pinned);
}

/** Puts a tab before or behind another; pinned tabs stay in front of the others. */
export function moved(tags: readonly Tag[], key: string, to: number): readonly Tag[] {
  const from = tags.findIndex((tag) => tag.key === key);
  const tag = tags[from];
  if (!tag || tag.pinned) return tags;
  const pins = tags.filter((one) => one.pinned).length;
  const target = Math.min(Math.max(to, pins), tags.length - 1);
  return tags.toSpliced(from, 1).toSpliced(target, 0, tag);
}

export function changed(tags: readonly Tag[], key: string, change: Partial<Omit<Tag, 'key'>>): readonly Tag[] {
  const at = tags.findIndex((tag) => tag.key === key);
  const old = tags[at];
  if (!old) return tags;
  const same = Object.entries(change).every(([name, value]) => old[name as keyof Tag] === value);
  return same ? tags : tags.with(at, { ...old, ...change });
}

/** Where to go once the current tab is gone: the last remaining tab, else the root. Nothing when the current one is still there. */
export function nextPlace(tags: readonly Tag[], current: string): string | undefined {
  if (tags.some((tag) => tag.key === current)) return undefined;
  const last = tags.at(-1);
  return last ? last.key + last.search + last.hash : '/';
}
