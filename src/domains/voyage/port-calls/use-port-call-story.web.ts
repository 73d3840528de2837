import { useQuery } from '@tanstack/react-query';
import { call } from '../../../kernel/web/request.ts';
import { storyCall } from './port-call.calls.ts';

/** What reports tell of a call. Under the calls' own key, so that whatever changes a call refreshes it. */
export function usePortCallStory(id: number, version: number) {
  return useQuery({
    queryKey: ['records', 'voyage.voyagePort', 'story', id, version],
    queryFn: ({ signal }) => call(storyCall, { params: { id }, signal, quiet: true }),
  });
}
