import { expect, test } from 'vitest';
import type { Notice } from '../kernel/web/notice.ts';
import { type Shown, withNotice } from './notice-list.ts';

const LOST: Notice = { kind: 'error', text: '网络连接中断' };
const said = (notices: readonly Notice[]): readonly Shown[] =>
  notices.reduce<readonly Shown[]>((list, notice, at) => withNotice(list, notice, at + 1), []);

test('repeated tries without a line renew the one notice and stack none', () => {
  const [only, ...others] = said([LOST, LOST, LOST]);
  expect(only).toMatchObject({ id: 1, times: 3, text: LOST.text });
  expect(others).toEqual([]);
});

test('a renewed notice keeps its place and its name, so that what one holds or reads does not jump', () =>
  expect(said([LOST, { kind: 'success', text: '已保存' }, LOST]).map((one) => one.id)).toEqual([1, 2]));

test('an error is not pushed out by what went well after it', () => {
  const went = Array.from({ length: 8 }, (_, at): Notice => ({ kind: 'success', text: `已保存 ${at}` }));
  expect(said([LOST, ...went]).map((one) => one.text)).toEqual([LOST.text, ...went.slice(-4).map((one) => one.text)]);
});
