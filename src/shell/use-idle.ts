import { useEffect, useState } from 'react';
import { request } from '../kernel/web/request.ts';
import { idleSeconds } from '../kernel/web/session/activity.ts';
import { useSession } from '../kernel/web/session/session.ts';

const LOOK_MS = 1_000;
/** Told so long before the end. */
const WARN_S = 120;

/** Any call tells how long nobody has been there: the server learns that somebody is, or answers that the sign-in is over. */
export const tellActivity = (): Promise<unknown> =>
  request('GET', '/auth/info', { quiet: true }).catch(() => undefined);

/**
 * Seconds until the sign-in ends because nobody is there, in the last two minutes; whatever is done goes on with it. At the end the
 * server is asked, and the dialog of an ended session stands over the kept page.
 */
export function useIdle(): number | undefined {
  const { idleMinutes } = useSession();
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    if (!idleMinutes) return;
    let state: 'here' | 'warned' | 'over' = 'here';
    const look = (): void => {
      const rest = idleMinutes * 60 - idleSeconds();
      const next = rest <= 0 ? 'over' : rest <= WARN_S ? 'warned' : 'here';
      if (next !== state && next !== 'warned') void tellActivity();
      state = next;
      setLeft(next === 'warned' ? rest : undefined);
    };
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [idleMinutes]);
  return left;
}
