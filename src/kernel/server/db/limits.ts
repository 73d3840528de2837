/** How long a statement may run and somebody wait for a connection. */
export type Limits = {
  readonly statementMs: number;
  readonly waitMs: number;
  /** A database that does not end a statement itself (it hangs, the line is dead) is let go of after this. */
  readonly silentMs?: number;
};

/** Where somebody waits for an answer. */
export const CALL_LIMITS: Limits = { statementMs: 10_000, waitMs: 10_000, silentMs: 13_000 };
/** Where nobody does: jobs, the first start, maintenance. */
export const WORK_LIMITS: Limits = { statementMs: 120_000, waitMs: 120_000 };

/** PostgreSQL ended a statement because of its time. */
const CANCELED = '57014';
export const tookTooLong = (error: unknown): boolean => (error as { code?: unknown } | undefined)?.code === CANCELED;
