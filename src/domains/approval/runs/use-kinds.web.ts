import { useQuery } from '@tanstack/react-query';
import { call } from '../../../kernel/web/request.ts';
import { kindsCall } from '../inbox/inbox.calls.ts';
import { APPROVAL_KEY } from './use-run.web.ts';

/** Kinds of document of which the user may see approvals. */
export const useKinds = () =>
  useQuery({
    queryKey: [...APPROVAL_KEY, 'kinds'],
    queryFn: ({ signal }) => call(kindsCall, { signal, quiet: true }),
    staleTime: 300_000,
  });
