import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AnyResource, isTyped, pathOf } from '../kernel/resource/resource.ts';
import type { Send } from '../kernel/testing/server.ts';
import { safeHtml } from '../kernel/value/rich-html.ts';
import { platform } from './domains.server.ts';
import { type Company, companyServer } from './testing/company.ts';

type Row = Record<string, unknown> & { id: number; version: number };
type Page = { content: Row[] };

let company: Company;
let admin: Send;
beforeAll(async () => {
  company = await companyServer();
  admin = company.as({ permissions: new Set(['*']), scope: { organization: 'all', vessel: 'all' }, name: '管理员' });
}, 180_000);
afterAll(() => company.close());

const OWNED = '/tmp/fairway-owned';
const TEXTS = [
  "'; drop table identity_user; --",
  "' or '1'='1",
  `$(touch ${OWNED})`,
  `; touch ${OWNED} #`,
  `\`touch ${OWNED}\``,
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  '=cmd|"/C calc"!A0',
  '../../etc/passwd',
  '{{7*7}}<%= 7*7 %>#{7*7}',
];

const offers = (resource: AnyResource, method: string): boolean =>
  platform.some(({ endpoints }) =>
    endpoints.some(({ route }) => route.method === method && route.path === pathOf(resource)),
  );
const textsOf = (resource: AnyResource): string[] =>
  Object.entries(resource.fields)
    .filter(([, field]) => field.kind === 'text' && isTyped(field))
    .map(([name]) => name);

const registers = platform
  .flatMap(({ resources }) => resources)
  .filter((one) => offers(one, 'GET') && textsOf(one).length > 0);
const counts = async (): Promise<unknown> =>
  company.db.query(`select (select count(*)::int from pg_tables) as tables, (select count(*)::int from identity_user) as users,
    (select count(*)::int from identity_role) as roles`);

describe('a text of shell, SQL or HTML in a field of an administration screen stays a text', () => {
  test.each(registers.filter((one) => offers(one, 'PUT')).map((one) => [one.name, one] as const))(
    '%s',
    async (_name, resource) => {
      const [first] = (await admin<Page>('GET', `${pathOf(resource)}?size=1`)).body.content;
      if (!first) return;
      const before = await counts();
      for (const field of textsOf(resource)) {
        const { variant, max = 200 } = resource.fields[field]!;
        for (const text of TEXTS.map((one) => [...one].slice(0, max).join(''))) {
          const path = `${pathOf(resource)}/${first.id}`;
          const { version } = (await admin<Row>('GET', path)).body;
          const saved = await admin<Row>('PUT', pathOf(resource), { id: first.id, version, [field]: text });
          // Refused in words, or kept as it was typed.
          expect({ field, text, ok: saved.status < 500 }).toEqual({ field, text, ok: true });
          if (saved.status !== 200) continue;
          const kept = (await admin<Row>('GET', path)).body[field];
          const wanted = variant === 'rich' ? safeHtml(text) || null : text.trim();
          expect({ field, kept }).toEqual({ field, kept: wanted });
        }
      }
      expect(await counts()).toEqual(before);
      expect(existsSync(OWNED)).toBe(false);
    },
    60_000,
  );
});

describe('a text of shell, SQL or HTML in a search finds nothing and breaks nothing', () => {
  test.each(registers.map((one) => [one.name, one] as const))(
    '%s',
    async (_name, resource) => {
      const before = await counts();
      for (const text of TEXTS) {
        const word = encodeURIComponent(text);
        const asked = [
          `q=${word}`,
          ...textsOf(resource).map((field) => `${field}=${word}`),
          `sort=${word}`,
          `size=${word}`,
        ];
        for (const query of asked) {
          const { status } = await admin('GET', `${pathOf(resource)}?${query}`);
          expect({ query, ok: status === 200 || status === 400 }).toEqual({ query, ok: true });
        }
      }
      expect(await counts()).toEqual(before);
    },
    60_000,
  );
});

/** Settings, scripts, announcements to me and the like have calls of their own: every text of their bodies and addresses. */
test('calls that are no register refuse such texts in words', async () => {
  const before = await counts();
  for (const text of TEXTS) {
    const word = encodeURIComponent(text);
    const answers = await Promise.all([
      admin('GET', `/api/system/permissions/explain?userId=${word}&kind=${word}&recordId=1`),
      admin('GET', `/api/system/permissions/holders?permission=${word}`),
      admin('GET', `/api/system/call-logs/changes?requestId=${word}`),
      admin('GET', `/api/system/error-logs/stack?requestId=${word}`),
      admin('GET', `/api/queryUserDuration?orgId=${word}&userId=${word}&flag=${word}`),
      admin('POST', '/api/system/online-sessions/sign-out', { ids: [text] }),
      admin('POST', `/api/system/scripts/${word}/run`, { params: { [text]: text } }),
      admin('POST', `/api/system/my/announcements/${word}/read`, {}),
      admin('POST', '/api/system/usage/heartbeat', { seconds: text }),
      admin('POST', '/api/updateSysOrganizationIdsRelationByUserId', { userId: 1, organizationIds: [text] }),
    ]);
    for (const { status } of answers) expect(status).toBeLessThan(500);
  }
  expect(await counts()).toEqual(before);
  expect(existsSync(OWNED)).toBe(false);
});
