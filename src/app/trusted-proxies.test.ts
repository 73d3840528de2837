import { expect, test } from 'vitest';
import { trustedProxies } from './trusted-proxies.ts';

test('this machine is always believed, and the proxies that are named', () => {
  expect(trustedProxies(undefined)).toEqual(['loopback']);
  expect(trustedProxies('10.0.0.5, 10.1.0.0/16,fd00::/8, uniquelocal')).toEqual([
    'loopback',
    '10.0.0.5',
    '10.1.0.0/16',
    'fd00::/8',
    'uniquelocal',
  ]);
});

test.each(['true', '*', '10.0.0.0/33', 'proxy.example', '10.0.0.5/8/8', '10.0.0.5;10.0.0.6'])(
  'a proxy that is none keeps the server from starting: %s',
  (given) => expect(() => trustedProxies(given)).toThrow('TRUSTED_PROXIES'),
);
