import { createContext, type RefObject, useContext, useEffect, useRef } from 'react';

/** Asks whether what stands in a form may be left; true when nothing is unsaved, or the user agreed. */
export type LeaveAnswer = () => Promise<boolean>;

/** The frame around a form (a drawer, a page with a way back) asks the form before it closes. */
export const LeaveContext = createContext<RefObject<LeaveAnswer | undefined> | null>(null);

/** For the frame: the context's value, and a way to close that asks first. */
export function useLeaveFrame(): { frame: RefObject<LeaveAnswer | undefined>; leave: (run: () => void) => void } {
  const frame = useRef<LeaveAnswer | undefined>(undefined);
  const asking = useRef(false);
  const leave = (run: () => void): void => {
    if (asking.current) return;
    asking.current = true;
    void Promise.resolve(frame.current?.() ?? true)
      .then((free) => {
        if (free) run();
      })
      .finally(() => {
        asking.current = false;
      });
  };
  return { frame, leave };
}

/** For the form: answers the frame's question as long as it stands there. */
export function useLeaveAnswer(answer: LeaveAnswer): void {
  const frame = useContext(LeaveContext);
  const latest = useRef(answer);
  useEffect(() => {
    latest.current = answer;
  });
  useEffect(() => {
    if (!frame) return;
    const own: LeaveAnswer = () => latest.current();
    frame.current = own;
    return () => {
      if (frame.current === own) frame.current = undefined;
    };
  }, [frame]);
}
