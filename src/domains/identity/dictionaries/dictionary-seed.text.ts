import type { Tone } from '../../../kernel/resource/tone.ts';
import type { Text } from '../../../kernel/text.ts';

export type DictionarySeed = {
  readonly code: string;
  readonly label: Text;
  /** Code, Chinese, English, and where it says something, a colour. */
  readonly entries: readonly (readonly [code: string, zh: string, en: string, color?: Tone])[];
};

/** Dictionaries of people and their sign-ins. */
export const IDENTITY_DICTIONARIES: readonly DictionarySeed[] = [
  {
    code: 'system_gender',
    label: { zh: '性别', en: 'Gender' },
    entries: [
      ['M', '男', 'Male'],
      ['F', '女', 'Female'],
    ],
  },
  {
    code: 'system_sign_in_kind',
    label: { zh: '登录方式', en: 'Way of signing in' },
    entries: [
      ['password', '密码', 'Password'],
      ['remembered', '记住我', 'Remembered'],
      ['switch', '切换用户', 'Acting as another user'],
      ['ticket', '票据', 'Ticket'],
      ['temporary', '临时账号', 'Temporary account'],
    ],
  },
];
