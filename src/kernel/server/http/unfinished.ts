import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import type { User } from '../context.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    upload?: boolean;
  }
}

export type Patience = {
  /** A body that is not here by then will not come: 64 KB over a line of 1 kB/s take half as long. */
  readonly bodyMs: number;
  /** An upload may take hours over a ship's line, as long as some of it comes. */
  readonly stalledMs: number;
  /** What still comes after the answer is read no longer than this, so that the answer is not lost on its way. */
  readonly answeredMs: number;
  /** Bodies on their way from one person, or from one address where nobody has signed in. */
  readonly atOnce: number;
};

const PATIENCE: Patience = { bodyMs: 120_000, stalledMs: 60_000, answeredMs: 5_000, atOnce: 24 };

/** A request that came over no line (an injected one) came whole, and says nothing of being complete. */
const isUnfinished = ({ raw }: FastifyRequest): boolean =>
  raw.complete === false &&
  (raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > 0);

const tooMany = new AppError('TOO_MANY', {
  zh: '同时上传的内容过多，请等待前面的完成后再试',
  en: 'Too much is being sent at once; wait until some of it has arrived',
});

/**
 * Bounds requests whose body does not come to an end, in time and in number. Until it has come a request holds nothing but its line
 * and its place among the calls of its person.
 */
export function createUnfinished({ bodyMs, stalledMs, answeredMs, atOnce }: Patience = PATIENCE) {
  const counts = new Map<string, number>();
  return {
    /** Lets go of the line of a body that does not end; for every request, whatever answers it. */
    endInTime(request: FastifyRequest): void {
      if (!isUnfinished(request)) return;
      const { raw } = request;
      const { upload } = request.routeOptions.config;
      let read = raw.socket?.bytesRead;
      const look = (): void => {
        if (raw.complete) return;
        const stalled = !upload || raw.socket?.bytesRead === read;
        if (stalled) return void raw.destroy();
        read = raw.socket?.bytesRead;
        timer = setTimeout(look, stalledMs).unref();
      };
      let timer = setTimeout(look, upload ? stalledMs : bodyMs).unref();
      raw.once('close', () => clearTimeout(timer));
    },
    /** Counts a body that is on its way; TOO_MANY where so many are already. */
    async count(request: FastifyRequest, user: User | undefined): Promise<void> {
      if (!isUnfinished(request)) return;
      // Its head is told of before the rest of the same packet is read.
      await nextTurn();
      if (!isUnfinished(request)) return;
      const from = user ? `user:${user.id}` : `address:${request.ip}`;
      const count = counts.get(from) ?? 0;
      if (count >= atOnce) throw tooMany;
      counts.set(from, count + 1);
      const { raw } = request;
      let over = false;
      const end = (): void => {
        if (over) return;
        over = true;
        raw.socket.off('close', end);
        const left = counts.get(from)! - 1;
        if (left > 0) counts.set(from, left);
        else counts.delete(from);
      };
      // Once it is answered a request does not hear any more that its line was closed.
      raw.once('end', end).once('close', end).socket.once('close', end);
    },
    /** After the answer: what nobody reads any more does not hold the line. */
    endAnswered(request: FastifyRequest): void {
      if (!isUnfinished(request)) return;
      const { raw } = request;
      const timer = setTimeout(() => raw.complete || raw.destroy(), answeredMs).unref();
      raw.once('close', () => clearTimeout(timer));
    },
  };
}
