import fastify from 'fastify';
import { expect, test } from 'vitest';
import { SYSTEM_USER } from '../context.ts';
import { limitCalls } from './call-limit.ts';

/** A server of three calls a minute that believes who the caller says to be. */
async function limited() {
  const server = fastify();
  const countCall = await limitCalls(server, 3);
  server.get('/', async (request) => {
    const id = Number(request.headers['x-user']);
    await countCall(request, id ? { ...SYSTEM_USER, id } : undefined);
    return 'answered';
  });
  server.setErrorHandler((error, _request, reply) => reply.code((error as { status: number }).status).send());
  const call = async (user?: number, remoteAddress = '10.0.0.1') =>
    (await server.inject({ url: '/', remoteAddress, headers: user ? { 'x-user': String(user) } : {} })).statusCode;
  return { call };
}

test('people behind one address are counted apart, and one person at two addresses together', async () => {
  const { call } = await limited();
  expect([await call(1), await call(1), await call(1, '10.0.0.2')]).toEqual([200, 200, 200]);
  expect(await call(1)).toBe(429);
  expect(await call(1, '10.0.0.9')).toBe(429);
  expect(await call(2)).toBe(200);
});

test('whoever has not signed in is counted by address', async () => {
  const { call } = await limited();
  for (let i = 0; i < 3; i += 1) expect(await call()).toBe(200);
  expect(await call()).toBe(429);
  expect(await call(undefined, '10.0.0.2')).toBe(200);
  expect(await call(7)).toBe(200);
});
