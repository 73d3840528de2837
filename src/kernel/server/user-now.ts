import { AppError } from '../errors.ts';
import { systemContext, type User } from './context.ts';
import type { App } from './module.ts';
import { accountKeeper } from './people.ts';
import { answerOf } from './ports.ts';

/** Whoever asked for work that goes on after the call, with what they may do and see by now. Refuses for an account that is closed. */
export async function userNow(
  app: App,
  asked: Omit<User, 'permissions'> & { permissions: readonly string[] },
): Promise<User> {
  const knows = answerOf(app, accountKeeper);
  const ctx = systemContext(app.db, { now: app.now(), reason: '后台任务' });
  const user = knows ? await knows.userNow(ctx, asked) : { ...asked, permissions: new Set(asked.permissions) };
  if (user) return user;
  throw new AppError('FORBIDDEN', { zh: '账号已停用', en: 'The account is closed' });
}
