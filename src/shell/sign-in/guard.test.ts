import { expect, test } from 'vitest';
import { afterSignIn, detour } from './guard.ts';

test('who holds a token and opens the sign-in page goes to the home page', () => {
  expect(detour({ path: '/login', signedIn: true })).toBe('/');
  expect(detour({ path: '/crew/list', signedIn: true })).toBeUndefined();
});

test('who is not signed in is sent to sign in and comes back to the page', () => {
  expect(detour({ path: '/crew/list', search: '?id=7', signedIn: false })).toBe(
    '/login?redirect=%2Fcrew%2Flist%3Fid%3D7',
  );
  expect(detour({ path: '/choiceSys', signedIn: false })).toBe('/login?redirect=%2FchoiceSys');
  expect(afterSignIn('?redirect=%2Fcrew%2Flist%3Fid%3D7')).toBe('/crew/list?id=7');
});

test('sign-in, not-found and unauthorized pages open without a session', () => {
  for (const path of ['/login', '/404', '/401']) expect(detour({ path, signedIn: false })).toBeUndefined();
});

test('a first sign-in of the day opens the system chooser', () => {
  expect(afterSignIn('')).toBe('/choiceSys');
});

test('the way back never leaves the site', () => {
  for (const target of ['https://evil.example', '//evil.example', '/\\evil.example', '/login'])
    expect(afterSignIn(`?redirect=${encodeURIComponent(target)}`)).toBe('/choiceSys');
});
