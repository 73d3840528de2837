import type { FieldError } from '../errors.ts';
import type { Text } from '../text.ts';

const PASSWORD_LENGTH = { min: 6, max: 20 } as const;

/** The specification's words. */
export const PASSWORD_TEXT = {
  enterOld: { zh: '请输入旧密码', en: 'Please enter old password' },
  enter: { zh: '请输入密码', en: 'Please enter password' },
  strong: { zh: '请输入强密码', en: 'Please enter a strong password' },
  length: { zh: '长度为 6 到 20 个字符', en: 'Length must be 6 to 20 characters' },
  differ: { zh: '两次输入的密码不一致', en: 'The two passwords entered are inconsistent' },
  rule: {
    zh: '6 到 20 个字符，至少含大写字母、小写字母、数字、特殊字符中的三类',
    en: '6 to 20 characters with at least three of: uppercase, lowercase, digit, special character',
  },
} as const satisfies Record<string, Text>;

/** How many of the four classes occur: uppercase, lowercase, digit, anything else. */
function passwordClasses(password: string): number {
  return [/[A-Z]/, /[a-z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(password)).length;
}

/** At least three of the four classes; one or two fail. Length is a rule of its own. */
export function isStrongPassword(password: string): boolean {
  return passwordClasses(password) >= 3;
}

/** Why a new password is refused, or null. */
export function passwordProblem(password: string): Text | null {
  if (!password) return PASSWORD_TEXT.enter;
  if (!isStrongPassword(password)) return PASSWORD_TEXT.strong;
  const { length } = [...password];
  return length < PASSWORD_LENGTH.min || length > PASSWORD_LENGTH.max ? PASSWORD_TEXT.length : null;
}

/** The change-password form; an empty list when it may be sent. */
export function changePasswordProblems({
  oldPass,
  newPass,
  confirmPass,
}: {
  oldPass: string;
  newPass: string;
  confirmPass: string;
}): FieldError[] {
  const errors: FieldError[] = [];
  if (!oldPass) errors.push({ field: 'oldPass', message: PASSWORD_TEXT.enterOld });
  const weak = passwordProblem(newPass);
  if (weak) errors.push({ field: 'newPass', message: weak });
  if (!confirmPass) errors.push({ field: 'confirmPass', message: PASSWORD_TEXT.enter });
  else if (confirmPass !== newPass) errors.push({ field: 'confirmPass', message: PASSWORD_TEXT.differ });
  return errors;
}
