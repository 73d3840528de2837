import { AppError } from '../../errors.ts';
import type { App } from '../module.ts';
import { systemTransaction } from '../system-transaction.ts';
import type { Failure } from './jobs.ts';

/** Writes a failure for good into the log and lets the modules tell whoever should know. Never rejects. */
export async function reportFailure(
  app: App,
  what: Pick<Failure, 'kind' | 'name' | 'label' | 'userId'>,
  error: unknown,
): Promise<void> {
  const { message, stack } = asFailure(error);
  app.log.error({ err: error, kind: what.kind, name: what.name }, 'background work failed');
  for (const module of app.modules) {
    const { afterFailure } = module;
    if (!afterFailure) continue;
    await systemTransaction(app, { reason: '后台任务失败' }, (ctx) =>
      afterFailure(ctx, { ...what, error: message, stack }),
    ).catch((err) => app.log.error({ err, module: module.name }, 'a failure could not be told'));
  }
}

/** What is kept of an error: words for the person who waited, the stack for administrators. */
export function asFailure(error: unknown): { message: { zh: string; en: string }; stack?: string } {
  if (error instanceof AppError) return { message: error.text, stack: error.stack };
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return { message: { zh: `程序出错：${message}`, en: `The program failed: ${message}` }, stack };
}
