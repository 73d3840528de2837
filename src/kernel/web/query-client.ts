import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './request.ts';

/** Only a lost answer is asked for again; what the server refused stays refused. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (count, error) => error instanceof ApiError && error.status === 0 && count < 2,
      refetchOnWindowFocus: false,
      staleTime: 5_000,
      // Without a line too: what was read before may be kept.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
