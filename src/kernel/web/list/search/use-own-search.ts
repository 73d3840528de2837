import { useCallback, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

type Change = (params: URLSearchParams) => URLSearchParams;

/**
 * The query words of the page's own address. A page kept alive in another tab must not follow the address of the one in front,
 * so words are taken only while the path is the page's own.
 */
export function useOwnSearch(): [URLSearchParams, (change: Change, options?: { replace?: boolean }) => void, string] {
  const location = useLocation();
  const navigate = useNavigate();
  const [path] = useState(location.pathname);
  const kept = useRef(location.search);
  // Only words that are new: what was just asked for counts, while the page still stands at what was before.
  const seen = useRef<string>(undefined);
  if (location.pathname === path && location.search !== seen.current) {
    kept.current = location.search;
    seen.current = location.search;
  }
  const search = kept.current;

  const change = useCallback(
    (make: Change, options: { replace?: boolean } = {}) => {
      const next = make(new URLSearchParams(kept.current)).toString();
      kept.current = next && `?${next}`;
      navigate({ pathname: path, search: kept.current }, options);
    },
    [navigate, path],
  );
  return [new URLSearchParams(search), change, path];
}
