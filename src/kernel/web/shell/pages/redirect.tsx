import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { renewTag } from '../tags/tag-store.ts';

/** /redirect/{path}: throws the tab's kept page away and goes there again. */
export function RedirectPage() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const target = pathname.slice('/redirect'.length) || '/';
    renewTag(target);
    navigate(target + search + hash, { replace: true, state });
  }, [pathname, search, hash, state, navigate]);
  return null;
}
