import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { queryClient } from '../../kernel/web/query-client.ts';
import { renewTag } from '../../kernel/web/tabs/tag-store.ts';

/** /redirect/{path}: throws the tab's kept page away and goes there again. */
export function RedirectPage() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const target = pathname.slice('/redirect'.length) || '/';
    renewTag(target);
    // What was read a moment ago counts as old too: whoever refreshes wants to see the server's present state.
    void queryClient.invalidateQueries();
    navigate(target + search + hash, { replace: true, state });
  }, [pathname, search, hash, state, navigate]);
  return null;
}
