import { AppError } from '../../errors.ts';
import { createTurns } from '../turns.ts';
import type { Database, Db } from './db.ts';
import { CALL_LIMITS } from './limits.ts';

/** Connections that one person holds at the same time at most, and never more than a third of all. */
const MOST = 4;

/** The database as one person has it: whoever asks for much at once waits for the own connections and leaves others theirs. */
export type Share = Db & Pick<Database, 'transaction'>;

const busy = new AppError('UNAVAILABLE', {
  zh: '您的其他操作仍在处理中，请稍后再试',
  en: 'Your other requests are still being worked on; try again in a moment',
});

/** Answers the share of a person by id, or of an address from which nobody has signed in. */
export function createShares(db: Database, waitMs = CALL_LIMITS.waitMs): (of: number | string) => Share {
  const take = createTurns<number | string>(Math.max(1, Math.min(MOST, Math.floor(db.size / 3))), {
    ms: waitMs,
    refusal: busy,
  });
  return (of) => {
    const held = async <T>(work: () => Promise<T>): Promise<T> => {
      const leave = await take(of);
      try {
        return await work();
      } finally {
        leave();
      }
    };
    return {
      query: (statement, values) => held(() => db.query(statement, values)),
      together: (work) => held(() => db.together(work)),
      transaction: (work) => held(() => db.transaction(work)),
      declared: db.declared,
    };
  };
}
