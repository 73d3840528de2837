import { existsSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Send } from '../kernel/testing/server.ts';
import { type Company, companyServer } from './testing/company.ts';
import { INERT_TEXTS, OWNED, stillThere } from './testing/sweeps/inert.ts';

let company: Company;
let admin: Send;
beforeAll(async () => {
  company = await companyServer();
  admin = company.as({ permissions: new Set(['*']), scope: { organization: 'all', vessel: 'all' }, name: '管理员' });
}, 180_000);
afterAll(() => company.close());

/** Settings, scripts, announcements to me and the like have calls of their own: every text of their bodies and addresses. */
test('calls that are no register refuse such texts in words', async () => {
  const before = await stillThere(company);
  for (const text of INERT_TEXTS) {
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
  expect(await stillThere(company)).toEqual(before);
  expect(existsSync(OWNED)).toBe(false);
});
