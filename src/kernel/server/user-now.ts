import { AppError } from '../errors.ts';
import type { User } from './context.ts';
import type { App } from './module.ts';

/** Whoever asked for work that goes on after the call, with what they may do and see by now. Refuses for an account that is closed. */
export async function userNow(
  app: App,
  asked: Omit<User, 'permissions'> & { permissions: readonly string[] },
): Promise<User> {
  const knows = app.modules.find((module) => module.userNow);
  const user = knows?.userNow ? await knows.userNow(app, asked) : { ...asked, permissions: new Set(asked.permissions) };
  if (user) return user;
  throw new AppError('FORBIDDEN', { zh: '账号已停用', en: 'The account is closed' });
}
