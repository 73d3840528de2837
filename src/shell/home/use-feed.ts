import { useQuery } from '@tanstack/react-query';
import type { Feed } from '../../kernel/feed.calls.ts';
import { call } from '../../kernel/web/request.ts';

export const FEED_KEY = ['home', 'feed'] as const;

/** What waits, asked anew each minute while the page is in front. */
export const useFeed = (enabled = true) =>
  useQuery({
    queryKey: FEED_KEY,
    queryFn: async ({ signal }): Promise<Feed> => {
      // The shapes of the call come after the page, which is drawn earlier without them.
      const { readFeed } = await import('../../kernel/feed.calls.ts');
      return call(readFeed, { signal, quiet: true, offline: true });
    },
    enabled,
    refetchInterval: 60_000,
  });
