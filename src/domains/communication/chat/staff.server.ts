import { AppError } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { ROLE_SYSTEM_DEFAULT } from '../../identity/public.ts';

/** Who has a role of the company, not the default one alone: the directory and who is online are for colleagues. */
export const isStaff = ({ user }: Ctx): boolean => user.roles.join() !== ROLE_SYSTEM_DEFAULT;

/** Whoever has none answers, and begins no chat. */
export function assertStaff(ctx: Ctx): void {
  if (isStaff(ctx)) return;
  throw new AppError('FORBIDDEN', {
    zh: '尚未分配角色的账号不能发起聊天，请联系系统管理员',
    en: 'An account without a role begins no chat; ask an administrator',
  });
}
