import type { Text } from '../../../kernel/text.ts';
import { fill } from '../../../kernel/text.ts';

export const MAX_FAILURES = 5;
export const LOCK_MINUTES = 15;
/** Failed sign-ins that one address may have in five minutes, over all names. */
export const ADDRESS_FAILURES = 60;
export const ADDRESS_WINDOW_MINUTES = 5;

export const WRONG_CAPTCHA: Text = {
  zh: '验证码错误或已过期，请重新输入',
  en: 'The captcha is wrong or has expired; enter the new one',
};

/** The same words for an unknown name and for a wrong password; `failures` counts this one. */
export function refusalText(failures: number): Text {
  const left = MAX_FAILURES - failures;
  if (left <= 0) return lockedText(LOCK_MINUTES);
  return fill(
    { zh: '用户名或密码错误，还可尝试 {left} 次', en: 'Wrong username or password; {left} attempt(s) left' },
    { left },
  );
}

export function lockedText(minutes: number): Text {
  return fill(
    { zh: '账号已锁定，{minutes} 分钟后再试', en: 'The account is locked; try again in {minutes} minute(s)' },
    { minutes },
  );
}

/** Whole minutes until the end, at least one. */
export function minutesLeft(until: number, now: number): number {
  return Math.max(1, Math.ceil((until - now) / 60_000));
}
