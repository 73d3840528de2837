import type { Log } from '../../../kernel/server/module.ts';

/** Lines that are written many at once, shortly after they came. */
export type Batch<Line> = {
  add(line: Line): void;
  /** Writes all that came until now; answers when it stands, or when the database does not take it now. */
  flush(): Promise<void>;
};

type Options<Line> = {
  /** One statement; all of the lines or none. */
  write: (lines: readonly Line[]) => Promise<void>;
  /** There will be no database any more. */
  closing: () => boolean;
  log: Log;
  /** Told which lines still wait, whenever some have been written. */
  written?: (waiting: readonly Line[]) => void;
};

/** Nobody waits for a line: those of a moment share one statement, one commit and one packet. */
const WAIT_MS = 40;
/** While the database is away. */
const AGAIN_MS = 1_000;
const MOST_AT_ONCE = 200;
/** Some 5 MB of lines wait for a database that is away for long; those that come then are lost. */
const MOST_WAITING = 10_000;

/** What PostgreSQL refuses however often it is asked (appendix A of its manual, classes 22 and 23). */
const isRefused = (error: unknown): boolean => /^2[23]/.test(String((error as { code?: unknown }).code));

/**
 * Gathers lines and writes them together, in their order. One that cannot be stored does not hold up the others, and none is lost
 * while the database restarts; what a process that is killed held is the matter of a journal.
 */
export function batch<Line>({ write, closing, log, written }: Options<Line>): Batch<Line> {
  const waiting: Line[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  let away = false;
  let lost = 0;

  const later = (ms: number): void => {
    timer ??= setTimeout(() => void flush(), ms);
  };

  /** The first lines that wait; answers how many are done with, written or refused. */
  async function writeSome(most: number): Promise<number> {
    const lines = waiting.slice(0, most);
    try {
      await write(lines);
    } catch (err) {
      if (!isRefused(err)) throw err;
      // Each by itself, so that the one that is refused is found.
      if (lines.length > 1) return writeSome(1);
      log.error({ err, line: lines[0] }, 'log line refused');
    }
    waiting.splice(0, lines.length);
    written?.(waiting);
    return lines.length;
  }

  async function writeWaiting(): Promise<void> {
    let left = waiting.length;
    try {
      while (left > 0) left -= await writeSome(Math.min(left, MOST_AT_ONCE));
      if (lost > 0) log.error({ lost }, 'log lines lost');
      lost = 0;
      away = false;
      if (waiting.length > 0) later(WAIT_MS);
    } catch (err) {
      if (!away) log.error({ err, lines: waiting.length }, 'log lines wait for the database');
      away = true;
      if (!closing()) later(AGAIN_MS);
    }
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(writeWaiting);
    await writing;
  }

  return {
    add(line) {
      if (waiting.length < MOST_WAITING) waiting.push(line);
      else lost += 1;
      if (!away) later(WAIT_MS);
    },
    flush,
  };
}
