import { useQuery, useQueryClient } from '@tanstack/react-query';
import { notify } from '../../../kernel/web/notice.ts';
import { call, messageOf } from '../../../kernel/web/request.ts';
import { type Discussion, discussionCall, watchCall } from './discussion.calls.ts';

type Of = { readonly resource: string; readonly id: number };

const keyOf = ({ resource, id }: Of) => ['records', resource, 'discussion', id] as const;

/** What is said about a record and who watches it. */
export function useDiscussion(of: Of) {
  return useQuery({
    queryKey: keyOf(of),
    queryFn: ({ signal }) => call(discussionCall, { params: of, signal, quiet: true }),
  });
}

/** Takes over what a call about the discussion answered. */
export function useTold(of: Of): (next: Discussion) => void {
  const client = useQueryClient();
  return (next) => void client.setQueryData(keyOf(of), next);
}

export function useWatch(of: Of): (watching: boolean) => Promise<void> {
  const told = useTold(of);
  return async (watching) => {
    try {
      told(await call(watchCall, { params: of, body: { watching }, quiet: true }));
    } catch (error) {
      notify.error(messageOf(error));
    }
  };
}
