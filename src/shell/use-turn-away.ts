import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { uuid } from '../kernel/web/uuid.ts';
import type { Closed } from './pages/closed-page.tsx';
import { useSetTurnAway } from './refusal-host.tsx';

/**
 * A call answered 403: what is missing is said at the address where it was asked for, so that reload tries it again. A page that may not be
 * read gives its place in the history; over one that may not write lies a new entry, from which back leads to what was typed.
 */
export function useTurnAway(): Closed | undefined {
  const navigate = useNavigate();
  const set = useSetTurnAway();
  const { pathname, search, hash, state } = useLocation();
  const [last, setLast] = useState<{ mark: string; closed: Closed }>();
  const closed = last && state?.refused === last.mark ? last.closed : undefined;
  // Of the calls of one page that are refused the first one is told.
  const told = useRef(false);
  useEffect(() => {
    told.current = closed !== undefined;
  }, [closed]);
  useEffect(() => {
    set(({ data, message, requestId }, { write }) => {
      if (told.current) return;
      told.current = true;
      const permission =
        typeof data === 'object' && data !== null && 'permission' in data ? String(data.permission) : undefined;
      const mark = uuid();
      setLast({ mark, closed: { message, permission, requestId } });
      navigate(pathname + search + hash, { replace: !write, state: { ...state, refused: mark } });
    });
  }, [navigate, set, pathname, search, hash, state]);
  return closed;
}
