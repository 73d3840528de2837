/** What has to be done before somebody is signed out: what is typed is kept first, then it moves, then the device is locked. */
export type LeavingStep = 'keep' | 'move' | 'lock';

type Work = () => Promise<unknown>;

const STEPS: readonly LeavingStep[] = ['keep', 'move', 'lock'];
const works = new Map<Work, LeavingStep>();
const page = new AbortController();

/** Milliseconds that each step may take: a line that hangs does not hold anybody, and a slow one has its time to carry what moves. */
const PATIENCE: Readonly<Record<LeavingStep, number>> = { keep: 5000, move: 15_000, lock: 5000 };

export function beforeSignOut(work: Work, step: LeavingStep = 'keep'): () => void {
  works.set(work, step);
  return () => {
    works.delete(work);
  };
}

/** Does it all, step by step. `ended`: the session is over already, so that nothing can move. */
export async function leave({ ended = false }: { ended?: boolean } = {}): Promise<void> {
  for (const step of STEPS) {
    if (ended && step === 'move') continue;
    const running = [...works].filter(([, own]) => own === step).map(([work]) => work());
    await Promise.race([Promise.allSettled(running), new Promise((end) => setTimeout(end, PATIENCE[step]))]);
  }
  page.abort();
  // A browser that brings the page back as it was would bring one that asks nothing any more, and another person's.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
}

/** Nothing is unsaved any more: the browser need not ask. */
export const hasLeft = (): boolean => page.signal.aborted;

/** Until the page is left: what it still asks then is given up, since nobody sees the answer and the session is about to end. */
export const untilLeft: AbortSignal = page.signal;
