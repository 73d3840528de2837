import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { ApiError } from '../kernel/web/api-error.ts';
import { answerRefusals } from '../kernel/web/session/refusals.ts';

type TurnAway = (error: ApiError, about: { write: boolean }) => void;

const SessionEnded = lazy(async () => ({ default: (await import('./dialogs/session-ended.tsx')).SessionEnded }));
const SetTurnAway = createContext<(next: TurnAway) => void>(() => undefined);

export const useSetTurnAway = (): ((next: TurnAway) => void) => useContext(SetTurnAway);

/** Answers refused calls: the dialog of an ended session over the kept page, and what is missing where a call was refused. */
export function RefusalHost({ children }: { children: ReactNode }) {
  const [ask, setAsk] = useState<{ end: (signedIn: boolean) => void }>();
  const turnAway = useRef<TurnAway>(() => undefined);
  useEffect(
    () =>
      answerRefusals({
        signIn: () => new Promise((resolve) => setAsk({ end: resolve })),
        turnAway: (error, about) => turnAway.current(error, about),
      }),
    [],
  );
  const set = useCallback((next: TurnAway) => {
    turnAway.current = next;
  }, []);
  return (
    <SetTurnAway value={set}>
      {children}
      <Suspense>
        {ask && (
          <SessionEnded
            onEnd={(signedIn) => {
              setAsk(undefined);
              ask.end(signedIn);
            }}
          />
        )}
      </Suspense>
    </SetTurnAway>
  );
}
