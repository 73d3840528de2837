import { AppError } from '../../../kernel/errors.ts';

/** The one role of a user who has none (section 4 of the specification). */
export const ROLE_SYSTEM_DEFAULT = 'ROLE_SYSTEM_DEFAULT';
export const ADMIN = 'ADMIN';

/** The level of somebody without a role: below everything. */
const LOWEST_LEVEL = 100;

/** A person's level is that of their highest role; smaller is higher. */
export function levelOf(levels: readonly number[]): number {
  return Math.min(LOWEST_LEVEL, ...levels);
}

/** Refuses to touch or grant a role above one's own level. */
export function assertLevel(own: number, other: number): void {
  if (other >= own) return;
  throw new AppError(
    'FORBIDDEN',
    {
      zh: '该角色级别为 {other}，高于您的级别 {own}，不能修改或授予',
      en: 'This role has level {other}, above your level {own}; you cannot change or grant it',
    },
    { values: { own, other } },
  );
}

/** Nobody grants what they do not hold themselves. */
export function assertGrantable(holds: (permission: string) => boolean, granted: readonly string[]): void {
  const beyond = granted.find((permission) => !holds(permission));
  if (!beyond) return;
  throw new AppError(
    'FORBIDDEN',
    { zh: '您自己没有权限 {permission}，不能授予他人', en: 'You lack {permission} yourself and cannot grant it' },
    { values: { permission: beyond } },
  );
}
