import type { Database, Db, Statement } from '../../src/kernel/server/db/db.ts';
import { type StallMeter, stallMeter } from '../../src/kernel/testing/stall.ts';
import type { Question, Usage } from './child.ts';

/** In a measured server: tells the port and answers what the bench asks, until SIGTERM. */
export function answerBench(
  port: number,
  options: { captured?: () => Statement[]; stop: () => Promise<unknown> },
): void {
  let meter: StallMeter | undefined;
  const answers: Record<Question, () => unknown> = {
    usage: (): Usage => {
      const { user, system } = process.cpuUsage();
      return { cpuMs: (user + system) / 1000, rssMb: process.memoryUsage.rss() / 1_048_576 };
    },
    capture: () => options.captured?.().splice(0),
    captured: () => options.captured?.() ?? [],
    stall: () => {
      // Looked after from the first time on: the other parts are not to pay for it.
      meter ??= stallMeter();
      const worst = meter.worstMs();
      meter.reset();
      return worst;
    },
  };
  process.on('message', ({ id, question }: { id: number; question: Question }) =>
    process.send?.({ id, answer: answers[question]() }),
  );
  process.on('SIGTERM', () => void options.stop().finally(() => process.exit(0)));
  process.on('disconnect', () => process.exit(0));
  process.send?.({ port });
}

/** The database with every statement written down. */
export function listening(db: Database, heard: Statement[]): Database {
  const over = (inner: Db): Db => ({
    together: (work) => inner.together((one) => work(over(one))),
    declared: inner.declared,
    query: (statement, values) => {
      heard.push(typeof statement === 'string' ? { text: statement, values } : statement);
      if (heard.length > 200) heard.length = 0;
      return inner.query(statement, values);
    },
  });
  return { ...db, ...over(db), transaction: (work) => db.transaction((tx) => work(over(tx))) };
}
