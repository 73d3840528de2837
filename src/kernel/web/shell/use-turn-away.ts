import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useSetTurnAway } from './refusal-host.tsx';

/** A call answered 403: the page /401 names what is missing. */
export function useTurnAway(): void {
  const navigate = useNavigate();
  const set = useSetTurnAway();
  useEffect(() => {
    set((error) => {
      const data = error.data;
      const permission =
        typeof data === 'object' && data !== null && 'permission' in data ? String(data.permission) : undefined;
      navigate('/401', { state: { message: error.message, permission, requestId: error.requestId } });
    });
  }, [navigate, set]);
}
