import { expect, test } from 'vitest';
import { maskEmail } from './mask.ts';

test.each([
  ['zhangsan@haiyue.cn', 'zha*****@haiyue.cn'],
  ['abc@haiyue.cn', 'abc@haiyue.cn'],
  ['ab@haiyue.cn', 'ab@haiyue.cn'],
  ['', ''],
  ['no address', 'no address'],
])('%j is shown as %j', (address, shown) => expect(maskEmail(address)).toBe(shown));
