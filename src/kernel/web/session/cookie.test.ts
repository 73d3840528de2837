import { expect, test } from 'vitest';
import { cookieIn, cookieText, DAY_SECONDS } from './cookie.ts';

test('the token of a sign-in is kept for one day and never sent across sites', () => {
  expect(cookieText({ name: 'fairway_token', value: 'a b', path: '/', seconds: DAY_SECONDS, secure: true })).toBe(
    'fairway_token=a%20b; Path=/; Max-Age=86400; SameSite=Strict; Secure',
  );
});

test('the token of a person who acts as another ends with the browser', () => {
  expect(cookieText({ name: 'fairway_token', value: 'x', path: '/', secure: false })).toBe(
    'fairway_token=x; Path=/; SameSite=Strict',
  );
});

test('staff never read the token of a supplier', () => {
  expect(cookieIn('fairway_token_old=1; fairway_vendor_token=v', 'fairway_token')).toBeUndefined();
  expect(cookieIn('a=1; fairway_token=t%3D1; b=2', 'fairway_token')).toBe('t=1');
});

test('an empty or damaged cookie is none', () => {
  expect(cookieIn('fairway_token=', 'fairway_token')).toBeUndefined();
  expect(cookieIn('fairway_token=%E0%A4%A', 'fairway_token')).toBeUndefined();
});
