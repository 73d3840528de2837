import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../kernel/web/request.ts';
import { currentSession } from '../../../kernel/web/session/session.ts';
import { myAnnouncements, readAnnouncement } from './announcement.calls.ts';

const KEY = ['system', 'myAnnouncements'] as const;

/** What holds today for me. */
export function useAnnouncements() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(myAnnouncements, { signal, quiet: true }),
    staleTime: 60_000,
  });
}

/** Marks one as read, once; whoever acts as somebody signs for nobody. */
export function useRead() {
  const queries = useQueryClient();
  const marking = useMutation({
    mutationFn: (id: number) => call(readAnnouncement, { params: { id }, quiet: true }),
    onSuccess: () => queries.invalidateQueries({ queryKey: KEY }),
  });
  return (id: number) => {
    if (!currentSession()?.actor) marking.mutate(id);
  };
}

const SHOWN = 'fairway-announcements';

/** Announcements that this browser has shown by itself: each opens at sign-in once. */
export function shownBefore(userId: number): ReadonlySet<number> {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(`${SHOWN}-${userId}`) ?? '[]');
    return new Set(Array.isArray(ids) ? ids.map(Number) : []);
  } catch {
    return new Set();
  }
}

export function noteShown(userId: number, ids: readonly number[]): void {
  try {
    localStorage.setItem(
      `${SHOWN}-${userId}`,
      JSON.stringify([...new Set([...shownBefore(userId), ...ids])].slice(-300)),
    );
  } catch {
    // Without storage it opens again next time.
  }
}
