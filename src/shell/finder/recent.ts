/** What a user opened last in this browser, the newest first. */
export type Recent = { readonly path: string; readonly title: string };

const MOST = 30;
const PREFIX = 'fairway-recent:';
const keyOf = (userId: number): string => PREFIX + userId;

export function recents(userId: number): readonly Recent[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecent) : [];
  } catch {
    return [];
  }
}

const isRecent = (one: unknown): one is Recent =>
  typeof one === 'object' &&
  one !== null &&
  'path' in one &&
  'title' in one &&
  typeof one.path === 'string' &&
  typeof one.title === 'string';

export function noteRecent(userId: number, opened: Recent): void {
  const next = [opened, ...recents(userId).filter((one) => one.path !== opened.path)].slice(0, MOST);
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(next));
  } catch {
    // Without storage nothing is recent.
  }
}

/** What somebody opened is nobody else's business: it goes when they sign out, and what others left goes when one signs in. */
export function forgetRecents({ but }: { but?: number } = {}): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(PREFIX) && (but === undefined || key !== keyOf(but))) localStorage.removeItem(key);
  }
}
