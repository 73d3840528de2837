import { constants, publicEncrypt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemContext } from '../../../kernel/server/context.ts';
import { type Send, type TestServer, testServer } from '../../../kernel/testing/server.ts';
import { demoAccounts } from '../demo/accounts.server.ts';
import { systemModule } from '../system.server.ts';
import { authenticate } from './authenticate.server.ts';

let server: TestServer;
let send: Send;
let now = new Date();
const { password } = demoAccounts({ demo: true });

beforeAll(async () => {
  server = await testServer({ modules: [systemModule], authenticate, now: () => now });
  for (const step of ['seed', 'demo'] as const) {
    await server.db.transaction(async (tx) => systemModule[step]?.(systemContext(tx, { now, reason: 'test' })));
  }
  await systemModule.start?.(server.app);
  send = server.withToken(undefined);
});
afterAll(() => server.close());

/** Ages the answers so that each test may fail as often as it likes. */
const later = (minutes: number): void => {
  now = new Date(now.getTime() + minutes * 60_000);
};

async function seal(text: string, given: { uuid: string; at?: number }): Promise<string> {
  const { body } = await send<{ key: string; algorithm: string }>('GET', '/auth/publicKey');
  expect(body.algorithm).toBe('RSA-OAEP-256');
  const clear = JSON.stringify({ password: text, at: given.at ?? now.getTime(), uuid: given.uuid });
  const key = { key: body.key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  return publicEncrypt(key, Buffer.from(clear)).toString('base64');
}

/** A captcha with its answer, read from where the server keeps it. */
async function captcha(): Promise<{ uuid: string; code: string; img: string }> {
  const { body } = await send<{ uuid: string; img: string }>('GET', '/auth/vCode');
  const [row] = await server.db.query<{ answer: string }>('select answer from system_captcha where id = $1', [
    body.uuid,
  ]);
  return { ...body, code: row?.answer ?? '' };
}

type Reply = {
  token: string;
  message: string;
  remembered?: string;
  passwordWeak: boolean;
  user: Record<string, unknown>;
};

async function login(username: string, text: string, more: Record<string, unknown> = {}, headers = {}) {
  const { uuid, code } = await captcha();
  const sealed = await seal(text, { uuid });
  return send<Reply>('POST', '/auth/login', { username, password: sealed, code, uuid, isLand: true, ...more }, headers);
}

describe('signing in', () => {
  test('with the right captcha and password answers a token and the user', async () => {
    const { uuid, code, img } = await captcha();
    expect(img).toMatch(/^data:image\/svg\+xml/);
    const answer = await send<Reply>('POST', '/auth/login', {
      username: 'OPS',
      password: await seal(password, { uuid }),
      code,
      uuid,
      isLand: true,
    });
    expect(answer.status).toBe(200);
    const info = await server.withToken(answer.body.token)<{ user: Record<string, unknown> }>('GET', '/auth/info');
    expect(info.body.user).toMatchObject({ username: 'ops', partyDTO: { username: 'ops' }, vesselIds: 'all' });
    expect(info.body.user.roles).toContain('OPERATOR');
  });

  test('a wrong captcha is refused, and a captcha serves once', async () => {
    const { uuid, code } = await captcha();
    const body = { username: 'ops', password: await seal(password, { uuid }), uuid, isLand: true };
    expect((await send<Reply>('POST', '/auth/login', { ...body, code: '????' })).body.message).toContain('验证码');
    expect((await send<Reply>('POST', '/auth/login', { ...body, code })).body.message).toContain('验证码');
  });

  test('a captcha older than two minutes is refused', async () => {
    const { uuid, code } = await captcha();
    later(2.1);
    const answer = await send<Reply>('POST', '/auth/login', {
      username: 'ops',
      password: await seal(password, { uuid }),
      code,
      uuid,
    });
    expect(answer.body.message).toContain('验证码');
  });

  test('an unknown name and a wrong password answer alike', async () => {
    const [unknown, wrong] = [await login('no.such.person', 'Wrong-1'), await login('gm', 'Wrong-1')];
    expect(unknown.status).toBe(wrong.status);
    expect(unknown.body.message).toBe('用户名或密码错误，还可尝试 4 次');
    expect(wrong.body.message).toBe(unknown.body.message);
  });

  test('the sixth try waits a quarter of an hour, even with the right password', async () => {
    for (const left of [4, 3, 2, 1]) {
      expect((await login('hr', 'Wrong-1')).body.message).toBe(`用户名或密码错误，还可尝试 ${left} 次`);
    }
    expect((await login('hr', 'Wrong-1')).status).toBe(423);
    const sixth = await login('hr', password);
    expect(sixth.status).toBe(423);
    expect(sixth.body.message).toBe('账号已锁定，15 分钟后再试');
    later(14);
    expect((await login('hr', password)).body.message).toBe('账号已锁定，1 分钟后再试');
    later(1.1);
    expect((await login('hr', password)).status).toBe(200);
  });

  test('guesses made at once cannot go past the five', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => login('crewing', 'Wrong-1')));
    expect(answers.filter((answer) => answer.status === 400).length).toBeLessThanOrEqual(4);
    expect((await login('crewing', password)).status).toBe(423);
  });

  test('many tabs that sign in at once with the right password lock nobody out', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => login('chartering', password)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(12).fill(200));
  });

  test('another way to write a name buys no more tries', async () => {
    for (let i = 0; i < 5; i += 1) await login('cashier', 'Wrong-1');
    expect((await login('CASHİER', 'Wrong-1')).status).toBe(423);
    expect((await login('cashier', password)).status).toBe(423);
    later(16);
  });

  test('a recorded ciphertext is refused when sent again, when old, and with another captcha', async () => {
    const first = await captcha();
    const sealed = await seal(password, { uuid: first.uuid });
    const body = { username: 'chartering', password: sealed, isLand: true };
    expect((await send('POST', '/auth/login', { ...body, ...first })).status).toBe(200);
    const second = await captcha();
    const replayed = await send<Reply>('POST', '/auth/login', { ...body, ...second });
    expect(replayed).toMatchObject({ status: 400, body: { message: expect.stringContaining('验证码不符') } });
    const third = await captcha();
    const old = await seal(password, { uuid: third.uuid, at: now.getTime() - 121_000 });
    expect((await send<Reply>('POST', '/auth/login', { ...body, ...third, password: old })).body.message).toContain(
      '两分钟',
    );
  });

  test('a ship account signs in under Ship and sees its own ship', async () => {
    expect((await login('master.pioneer', password)).body.message).toContain('船舶');
    const answer = await login('master.pioneer', password, { isLand: false });
    expect(answer.status).toBe(200);
    expect(answer.body.user.vesselIds).toHaveLength(1);
    const call = server.withToken(answer.body.token);
    const ships = await call<{ content: { name: string; id: number }[]; totalElements: number }>(
      'GET',
      '/api/system/vessels',
    );
    expect(ships.body.content.map((ship) => ship.name)).toEqual(['海岳先锋']);
    const other = ships.body.content[0]!.id + 1;
    expect((await call('GET', `/api/system/vessels/${other}`)).status).toBe(404);
    expect((await call('DELETE', `/api/system/vessels/${other}`)).status).toBe(403);
  });

  test('a user without roles holds the default role alone', async () => {
    expect((await login('nobody', password)).body.user.roles).toEqual(['ROLE_SYSTEM_DEFAULT']);
  });

  test('remember me works in the same browser only, and no longer once the password changes', async () => {
    const first = await login('qhse', password, { rememberMe: true });
    const cookie = String(first.headers['set-cookie']).split(';')[0]!;
    expect(first.body.remembered).toBeTruthy();
    const remembered = {
      username: 'qhse',
      password: '',
      remembered: first.body.remembered,
      isLand: true,
      rememberMe: true,
    };
    const again = async (headers: Record<string, string>) => {
      const { uuid, code } = await captcha();
      return send<Reply>('POST', '/auth/login', { ...remembered, uuid, code }, headers);
    };
    expect((await again({ cookie })).status).toBe(200);
    expect((await again({})).status).toBe(400);
    expect((await again({ cookie: 'fairway_browser=another' })).status).toBe(400);
    const token = (await again({ cookie })).body.token;
    const changed = await server.withToken(token)('POST', '/api/users/updatePass/', {
      oldPass: password,
      newPass: 'Another-9x',
    });
    expect(changed.status).toBe(204);
    expect((await again({ cookie })).status).toBe(400);
  });
});

describe('a session', () => {
  test('ends at once on sign-out', async () => {
    const call = server.withToken((await login('finance', password)).body.token);
    expect((await call('GET', '/auth/info')).status).toBe(200);
    expect((await call('POST', '/auth/logout')).status).toBe(204);
    expect((await call('GET', '/auth/info')).status).toBe(401);
  });

  test('ends for every browser when the password changes; the rules speak the words of the specification', async () => {
    const [one, two] = [await login('cashier', password), await login('cashier', password)].map((a) =>
      server.withToken(a.body.token),
    );
    const change = (body: object) => one!<{ errors: { message: string }[] }>('POST', '/api/users/updatePass/', body);
    expect((await change({ oldPass: password, newPass: 'weakweak' })).body.errors[0]?.message).toBe('请输入强密码');
    expect((await change({ oldPass: password, newPass: 'aB1' })).body.errors[0]?.message).toBe('长度为 6 到 20 个字符');
    expect((await change({ oldPass: '', newPass: 'Changed-1' })).body.errors[0]?.message).toBe('请输入旧密码');
    expect((await change({ oldPass: 'Wrong-1', newPass: 'Changed-1' })).status).toBe(400);
    expect((await change({ oldPass: password, newPass: 'Changed-1' })).status).toBe(204);
    expect((await two!('GET', '/auth/info')).status).toBe(401);
    expect((await login('cashier', 'Changed-1')).status).toBe(200);
  });

  test('ends when the account is disabled, and the account cannot sign in', async () => {
    const admin = server.withToken((await login('admin', password)).body.token);
    const purchaser = server.withToken((await login('purchaser', password)).body.token);
    const { body } = await admin<{ content: { id: number; version: number }[] }>(
      'GET',
      '/api/system/users?username=purchaser',
    );
    const { id, version } = body.content[0]!;
    expect((await admin('PUT', '/api/users', { id, version, enabled: false })).status).toBe(200);
    expect((await purchaser('GET', '/auth/info')).status).toBe(401);
    expect((await login('purchaser', password)).body.message).toContain('停用');
  });

  test('lists my sign-ins and ends the others', async () => {
    const first = server.withToken((await login('gm', password)).body.token);
    const second = server.withToken((await login('gm', password)).body.token);
    const { body } = await second<{ id: string; current: boolean }[]>('GET', '/api/system/my/sessions');
    expect(body.filter((session) => session.current)).toHaveLength(1);
    expect((await second('POST', '/api/system/my/sessions/sign-out-others')).status).toBe(200);
    expect((await first('GET', '/auth/info')).status).toBe(401);
    expect((await second('GET', '/auth/info')).status).toBe(200);
  });

  test('of a day is over after a day', async () => {
    const call = server.withToken((await login('tech', password)).body.token);
    expect((await call('GET', '/auth/info')).status).toBe(200);
    later(24 * 60 + 1);
    expect((await call('GET', '/auth/info')).status).toBe(401);
  });
});

describe('acting for others', () => {
  test('needs the permission, never reaches a higher level, and leads back', async () => {
    const admin = server.withToken((await login('admin', password)).body.token);
    const { body } = await admin<{ content: { id: number }[] }>('GET', '/api/system/users?username=ops');
    const [ops] = body.content;
    const switched = await admin<Reply>('POST', '/auth/loginByMaritime', { userId: ops!.id });
    const acting = server.withToken(switched.body.token);
    const info = await acting<{ user: { username: string }; actor: { name: string } }>('GET', '/auth/info');
    expect(info.body).toMatchObject({ user: { username: 'ops' }, actor: { name: '系统管理员' } });
    expect((await acting('POST', '/auth/loginByMaritime', { userId: ops!.id })).status).toBe(403);
    const back = await acting<Reply>('POST', '/auth/loginByMaritime', { back: true });
    expect(
      (await server.withToken(back.body.token)<{ user: { username: string } }>('GET', '/auth/info')).body.user.username,
    ).toBe('admin');
    expect((await acting('GET', '/auth/info')).status).toBe(401);
  });

  test('a ticket signs in once', async () => {
    const admin = server.withToken((await login('admin', password)).body.token);
    const { body } = await admin<{ ticket: string }>('POST', '/api/system/tickets', { username: 'ops' });
    const take = () => send<Reply>('POST', `/auth/loginByButton?ticket=${body.ticket}`);
    expect((await take()).body.user.username).toBe('ops');
    expect((await take()).status).toBe(400);
  });

  test('a temporary account signs in by its own call', async () => {
    const sealed = await seal(password, { uuid: randomUUID() });
    const body = { username: 'auditor', password: sealed };
    expect((await send<Reply>('POST', '/api/authTemporary/loginTemporary', body)).status).toBe(200);
    expect((await send<Reply>('POST', '/api/authTemporary/loginTemporary', body)).status).toBe(400);
    const staff = { username: 'ops', password: await seal(password, { uuid: randomUUID() }) };
    expect((await send<Reply>('POST', '/api/authTemporary/loginTemporary', staff)).status).toBe(400);
  });
});

test('no answer holds a password or a hash', async () => {
  const admin = server.withToken((await login('admin', password)).body.token);
  for (const path of [
    '/auth/info',
    '/api/system/users?size=200',
    '/api/users/cuurent',
    '/api/getUserByCurrentEmail',
    '/api/system/my/history',
  ]) {
    const { raw, status } = await admin('GET', path);
    expect(status).toBe(200);
    expect(raw.toString()).not.toMatch(/argon2|"hash"|"password"/);
    expect(raw.toString()).not.toContain(password);
  }
  const [row] = await server.db.query<{ n: number }>(
    `select count(*)::int as n from kernel_history where changes::text ~ 'argon2' or changes::text like '%' || $1 || '%'`,
    [password],
  );
  expect(row?.n).toBe(0);
});
