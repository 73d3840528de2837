import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { platform } from '../../../app/domains.server.ts';
import { startPlatform } from '../../../app/testing/platform.ts';
import { TEST_NOW } from '../../../kernel/testing/clock.ts';
import { sealed } from '../../../kernel/testing/sealed.ts';
import { type Answer, type Send, type TestServer, testServer } from '../../../kernel/testing/server.ts';
import { demoAccounts } from '../demo/accounts.server.ts';
import { authenticate } from './authenticate.server.ts';

let server: TestServer;
let send: Send;
let now = TEST_NOW;
const { password } = demoAccounts({ demo: true });

beforeAll(async () => {
  server = await testServer({ modules: platform, authenticate, now: () => now });
  await startPlatform(server);
  send = server.withToken(undefined);
});
afterAll(() => server.close());

/** Ages the answers so that each test may fail as often as it likes. */
const later = (minutes: number): void => {
  now = new Date(now.getTime() + minutes * 60_000);
};

const seal = (text: string, given: { uuid?: string; at?: number } = {}): Promise<string> =>
  sealed(send, text, { at: now.getTime(), ...given });

/** A captcha with its answer, read from where the server keeps it. */
async function captcha(): Promise<{ uuid: string; code: string; img: string }> {
  const { body } = await send<{ uuid: string; img: string }>('GET', '/auth/vCode');
  const [row] = await server.db.query<{ answer: string }>('select answer from identity_captcha where id = $1', [
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
    const { img: _first, ...first } = await captcha();
    const sealed = await seal(password, { uuid: first.uuid });
    const body = { username: 'chartering', password: sealed, isLand: true };
    expect((await send('POST', '/auth/login', { ...body, ...first })).status).toBe(200);
    const { img: _second, ...second } = await captcha();
    const replayed = await send<Reply>('POST', '/auth/login', { ...body, ...second });
    expect(replayed).toMatchObject({ status: 400, body: { message: expect.stringContaining('验证码不符') } });
    const { img: _third, ...third } = await captcha();
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
      oldPass: await seal(password),
      newPass: await seal('Kite-River-9x'),
    });
    expect(changed.status).toBe(204);
    expect((await again({ cookie })).status).toBe(400);
  });
});

describe('a remembered sign-in ends', () => {
  /** Signs in with 'remember me' and answers how to come back without a password. */
  async function remembered(username: string) {
    const first = await login(username, password, { rememberMe: true });
    const cookie = String(first.headers['set-cookie']).split(';')[0]!;
    const kept = { username, password: '', remembered: first.body.remembered, isLand: true };
    const again = async () => {
      const { uuid, code } = await captcha();
      return (await send('POST', '/auth/login', { ...kept, uuid, code }, { cookie })).status;
    };
    return { call: server.withToken(first.body.token), again };
  }

  test('when one signs out', async () => {
    const { call, again } = await remembered('finance');
    expect(await again()).toBe(200);
    await call('POST', '/auth/logout');
    expect(await again()).toBe(400);
  });

  test('when one signs out elsewhere; the own browser stays remembered', async () => {
    const [lost, own] = [await remembered('finance'), await remembered('finance')];
    expect((await own.call('POST', '/api/system/my/sessions/sign-out-others')).status).toBe(200);
    expect([await lost.again(), await own.again()]).toEqual([400, 200]);
  });

  test('when one sign-in is ended from the list of mine', async () => {
    const [lost, own] = [await remembered('finance'), await remembered('finance')];
    const { body } = await lost.call<{ id: string; current: boolean }[]>('GET', '/api/system/my/sessions');
    const { id } = body.find((session) => session.current)!;
    expect((await own.call('DELETE', `/api/system/my/sessions/${id}`)).status).toBe(204);
    expect([await lost.again(), await own.again()]).toEqual([400, 200]);
  });

  test('when an administrator signs the person out, even after the session itself is over', async () => {
    const { again } = await remembered('finance');
    const admin = server.withToken((await login('admin', password)).body.token);
    const { body } = await admin<{ content: { id: number }[] }>('GET', '/api/system/users?username=finance');
    expect((await admin('POST', `/api/users/${body.content[0]!.id}/sign-out`)).status).toBe(200);
    expect(await again()).toBe(400);
  });

  test('not when one returns from acting as somebody; signing out while acting ends it', async () => {
    const { call, again } = await remembered('admin');
    const { body } = await call<{ content: { id: number }[] }>('GET', '/api/system/users?username=fuel');
    const act = async (by: Send) =>
      server.withToken((await by<Reply>('POST', '/auth/loginByMaritime', { userId: body.content[0]!.id })).body.token);
    const back = await (await act(call))<Reply>('POST', '/auth/loginByMaritime', { back: true });
    expect(await again()).toBe(200);
    const own = server.withToken(back.body.token);
    await (await act(own))('POST', '/auth/logout');
    expect(await again()).toBe(400);
    expect((await own('GET', '/auth/info')).status).toBe(401);
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
    const change = async ({ oldPass, newPass }: { oldPass: string; newPass: string }) =>
      one!<{ errors: { message: string }[] }>('POST', '/api/users/updatePass/', {
        oldPass: oldPass && (await seal(oldPass)),
        newPass: await seal(newPass),
      });
    expect((await change({ oldPass: password, newPass: 'weakweak' })).body.errors[0]?.message).toBe('请输入强密码');
    expect((await change({ oldPass: password, newPass: 'aB1' })).body.errors[0]?.message).toBe('长度为 6 到 20 个字符');
    for (const common of ['Password1', 'Haiyue-2027', 'Woaini1314', 'Pioneer-88', 'Cashier-2026'])
      expect((await change({ oldPass: password, newPass: common })).body.errors[0]?.message).toContain('太常用');
    expect((await change({ oldPass: '', newPass: 'Vela-Norte-47' })).body.errors[0]?.message).toBe('请输入旧密码');
    expect((await change({ oldPass: 'Wrong-1', newPass: 'Vela-Norte-47' })).status).toBe(400);
    expect((await change({ oldPass: password, newPass: 'Vela-Norte-47' })).status).toBe(204);
    expect((await two!('GET', '/auth/info')).status).toBe(401);
    expect((await login('cashier', 'Vela-Norte-47')).status).toBe(200);
  });

  test('a password in clear text changes nothing, and neither does one of an account', async () => {
    const call = server.withToken((await login('ops', password)).body.token);
    const clear = { oldPass: password, newPass: 'Vela-Norte-47' };
    const answer = await call<{ errors: { field: string; message: string }[] }>(
      'POST',
      '/api/users/updatePass/',
      clear,
    );
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0]).toMatchObject({ field: 'oldPass', message: '密码未按要求加密，请刷新页面后重试' });
    const half = { ...clear, oldPass: await seal(password) };
    expect((await call('POST', '/api/users/updatePass/', half)).status).toBe(400);
    expect((await login('ops', password)).status).toBe(200);
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

describe('a browser', () => {
  const fromPage = { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' };
  const minutes = (count: number) => String(count * 60);

  /** Signs in as a page does; answers the token with the cookie that only the browser holds. */
  async function visit(username: string, more: Record<string, unknown> = {}, cookie?: string) {
    const answer = await login(username, password, more, { ...fromPage, ...(cookie && { cookie }) });
    expect([username, answer.status]).toEqual([username, 200]);
    const set = String(answer.headers['set-cookie'] ?? '');
    return { token: answer.body.token, cookie: cookie ?? set.split(';')[0]!, set };
  }
  const asks = async (token: string, headers: Record<string, string>) =>
    (await server.withToken(token)('GET', '/auth/info', undefined, headers)).status;

  test('token opens nothing without the cookie beside it, which no script reads', async () => {
    const { token, cookie, set } = await visit('finance');
    expect(set).toMatch(/^fairway_browser=[^;]+; .*HttpOnly; SameSite=Strict/);
    expect(await asks(token, { cookie })).toBe(200);
    expect(await asks(token, {})).toBe(401);
    expect(await asks(token, { cookie: 'fairway_browser=another' })).toBe(401);
    const stolen = (value: string) => send('GET', '/auth/info', undefined, { cookie: value });
    expect((await stolen(`fairway_token=${token}`)).status).toBe(401);
    expect((await stolen(`fairway_token=${token}; ${cookie}`)).status).toBe(200);
  });

  test('line asks for both too', async () => {
    const { token } = await visit('finance');
    await expect(server.live({ token })).rejects.toThrow('the line was closed with 4401');
  });

  test('of another program bears the plain token', async () => {
    const { token } = (await login('finance', password)).body;
    expect(await asks(token, {})).toBe(200);
    later(121);
    expect(await asks(token, {})).toBe(200);
  });

  test('sign-in ends when nobody is there for two hours ashore, whatever the page asks by itself', async () => {
    const { token, cookie } = await visit('finance');
    for (let idle = 20; idle <= 120; idle += 20) {
      later(20);
      expect([idle, await asks(token, { cookie, 'x-idle-seconds': minutes(idle) })]).toEqual([idle, 200]);
    }
    later(1);
    expect(await asks(token, { cookie, 'x-idle-seconds': minutes(121) })).toBe(401);
    // Over is over: who comes back then signs in again.
    expect(await asks(token, { cookie, 'x-idle-seconds': '0' })).toBe(401);
  });

  test('sign-in goes on as long as somebody is there, to the end of its day', async () => {
    const { token, cookie } = await visit('finance');
    for (let hours = 1; hours < 24; hours += 1) {
      later(60);
      expect([hours, await asks(token, { cookie, 'x-idle-seconds': '5' })]).toEqual([hours, 200]);
    }
    later(61);
    expect(await asks(token, { cookie, 'x-idle-seconds': '0' })).toBe(401);
  });

  test('sign-in rests for twelve hours on board', async () => {
    const { token, cookie } = await visit('master.pioneer', { isLand: false });
    later(11 * 60);
    expect(await asks(token, { cookie })).toBe(200);
    later(61);
    expect(await asks(token, { cookie })).toBe(401);
  });

  test('that is known lets the right password through while strangers lock account and address', async () => {
    const { cookie } = await visit('fuel');
    for (let i = 0; i < 5; i += 1) await login('fuel', 'Wrong-1');
    expect((await login('fuel', password)).status).toBe(423);
    for (let i = 0; i < 60; i += 1) await login(`stranger${i}`, 'Wrong-1');
    expect((await login('chartering', password)).status).toBe(429);
    expect((await login('chartering', password, {}, { ...fromPage, cookie })).status).toBe(429);
    await visit('fuel', {}, cookie);
    // It has five attempts of its own, and no more.
    for (let i = 0; i < 5; i += 1) await login('fuel', 'Wrong-1', {}, { ...fromPage, cookie });
    expect((await login('fuel', password, {}, { ...fromPage, cookie })).status).toBe(423);
    later(16);
  });

  test('may mistype the picture code as often as it likes', async () => {
    for (let i = 0; i < 61; i += 1) {
      const body = { username: 'fuel', password: 'x', uuid: 'none', code: '????' };
      expect((await send<Reply>('POST', '/auth/login', body)).body.message).toContain('验证码');
    }
    expect((await login('fuel', password)).status).toBe(200);
  });
});

test('the server tells its time with the key, so that a computer with a wrong clock can sign in', async () => {
  const { body } = await send<{ at: number }>('GET', '/auth/publicKey');
  expect(body.at).toBe(now.getTime());
});

test('the directory and who is online are for those who have a role', async () => {
  const nobody = server.withToken((await login('nobody', password)).body.token);
  for (const path of ['/api/system/chats/people?q=', '/api/system/chats/presence'])
    expect((await nobody('GET', path)).body).toEqual([]);
  expect((await nobody('POST', '/api/system/chats/direct', { userId: 1 })).status).toBe(403);
  const ops = server.withToken((await login('ops', password)).body.token);
  expect((await ops<unknown[]>('GET', '/api/system/chats/people?q=')).body.length).toBeGreaterThan(0);
});

describe('a second factor', () => {
  type Step = { secondFactor?: string; ticket: string; secret: string; token?: string; recoveryCodes?: string[] };
  const step = (username: string) => login(username, password) as unknown as Promise<Answer<Step>>;
  const codeNow = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
  const second = (ticket: string, code: string) => send<Step & Reply>('POST', '/auth/secondFactor', { ticket, code });
  let secret = '';
  let recovery: string[] = [];

  test('that a role demands is set up at sign-in, and until then nothing opens', async () => {
    await server.db.query("update identity_role set second_factor = true where code = 'HR_MANAGER'");
    later(1);
    const first = (await step('hr')).body;
    expect(first).toMatchObject({ secondFactor: 'enrol' });
    expect(first.token).toBeUndefined();
    expect((await second(first.ticket, '000000')).status).toBe(400);
    secret = first.secret;
    const done = await second(first.ticket, codeNow(secret));
    expect(done.body.user).toMatchObject({ username: 'hr' });
    recovery = done.body.recoveryCodes ?? [];
    expect(new Set(recovery).size).toBe(8);
    const kept = await server.db.query<{ text: string }>('select sealed_secret as text from identity_second_factor');
    expect(JSON.stringify(kept)).not.toContain(secret);
  });

  test('is asked for after the password; a code works once, also that of setting up', async () => {
    const asked = (await step('hr')).body;
    expect(Object.keys(asked).toSorted()).toEqual(['secondFactor', 'ticket']);
    expect((await second(asked.ticket, codeNow(secret))).status).toBe(400);
    later(1);
    const code = codeNow(secret);
    const good = await second(asked.ticket, code);
    expect(good.status).toBe(200);
    expect((await server.withToken(good.body.token)('GET', '/auth/info')).status).toBe(200);
    expect((await second(asked.ticket, code)).status).toBe(400);
  });

  test('is asked for after a ticket of another system too', async () => {
    const admin = server.withToken((await login('admin', password)).body.token);
    const { body } = await admin<{ ticket: string }>('POST', '/api/system/tickets', { username: 'hr' });
    const asked = (await send<Step>('POST', `/auth/loginByButton?ticket=${body.ticket}`)).body;
    expect(Object.keys(asked).toSorted()).toEqual(['secondFactor', 'ticket']);
    later(1);
    expect((await second(asked.ticket, codeNow(secret))).body.user).toMatchObject({ username: 'hr' });
  });

  test('is replaced by a recovery code, once', async () => {
    const asked = (await step('hr')).body;
    expect((await second(asked.ticket, recovery[0]!.toUpperCase())).status).toBe(200);
    expect((await second(asked.ticket, recovery[0]!)).status).toBe(400);
    expect((await second(asked.ticket, recovery[1]!)).status).toBe(200);
  });

  test('cannot be guessed: five wrong codes lock it, the right one included', async () => {
    later(2);
    const asked = (await step('hr')).body;
    for (let i = 0; i < 4; i += 1) expect((await second(asked.ticket, '123456')).status).toBe(400);
    expect((await second(asked.ticket, '123456')).status).toBe(423);
    expect((await second(asked.ticket, codeNow(secret))).status).toBe(423);
    later(16);
    expect((await second(asked.ticket, codeNow(secret))).body.message).toContain('十分钟');
    const { ticket } = (await step('hr')).body;
    expect((await second(ticket, codeNow(secret))).status).toBe(200);
  });

  test('of another account does not open, and a ticket is its browser’s', async () => {
    later(1);
    const fromPage = { origin: 'http://localhost' };
    const asked = (await login('hr', password, {}, fromPage)).body as unknown as Step;
    expect((await second(asked.ticket, codeNow(secret))).status).toBe(400);
  });

  test('is taken away by those who keep accounts; the history says so, and the role demands a new one', async () => {
    later(1);
    const admin = server.withToken((await login('admin', password)).body.token);
    const { body } = await admin<{ content: { id: number }[] }>('GET', '/api/system/users?username=hr');
    const { id } = body.content[0]!;
    const ops = server.withToken((await login('ops', password)).body.token);
    expect((await ops('POST', `/api/users/${id}/reset-second-factor`)).status).toBe(403);
    expect((await admin('POST', `/api/users/${id}/reset-second-factor`)).status).toBe(204);
    expect((await admin('POST', `/api/users/${id}/reset-second-factor`)).status).toBe(409);
    const history = await admin<{ action: string }[]>('GET', `/api/system/users/${id}/history`);
    expect(history.body[0]?.action).toBe('resetSecondFactor');
    expect((await step('hr')).body.secondFactor).toBe('enrol');
    await server.db.query('update identity_role set second_factor = false');
  });

  test('is set up and turned off by oneself against the own password and a code', async () => {
    later(1);
    const call = server.withToken((await login('gm', password)).body.token);
    const path = '/api/system/my/second-factor';
    expect((await call('POST', `${path}/begin`, { password: await seal('Wrong-1') })).status).toBe(400);
    const { body: made } = await call<Step>('POST', `${path}/begin`, { password: await seal(password) });
    expect((await call('POST', path, { ticket: made.ticket, code: '000000' })).status).toBe(400);
    expect((await call('POST', path, { ticket: made.ticket, code: codeNow(made.secret) })).status).toBe(200);
    expect((await call('GET', path)).body).toMatchObject({ demanded: false, codesLeft: 8 });
    expect((await step('gm')).body.secondFactor).toBe('code');
    later(1);
    expect((await call('POST', `${path}/remove`, { code: codeNow(made.secret) })).status).toBe(204);
    expect((await step('gm')).body.token).toBeTruthy();
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
