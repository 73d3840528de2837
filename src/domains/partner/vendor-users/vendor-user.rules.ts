import type { FieldError } from '../../../kernel/errors.ts';
import { isEmail } from '../../../kernel/value/email.ts';

/** A name that can be typed anywhere, and an address to which the link can go. */
export function checkVendorUser({
  username,
  email,
}: {
  username?: string | null;
  email?: string | null;
}): FieldError[] {
  return [
    ...(username && !/^[a-z0-9][a-z0-9._-]{2,39}$/.test(username)
      ? [
          {
            field: 'username',
            message: {
              zh: '小写字母、数字、点、横线，3 至 40 位',
              en: 'Small letters, digits, dots and dashes, 3 to 40 of them',
            },
          },
        ]
      : []),
    ...(email && !isEmail(email)
      ? [{ field: 'email', message: { zh: '邮箱格式不正确', en: 'Not an e-mail address' } }]
      : []),
  ];
}
