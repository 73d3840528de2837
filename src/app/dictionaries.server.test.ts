import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Send } from '../kernel/testing/server.ts';
import { modules } from './domains.server.ts';
import { type Company, companyServer } from './testing/company.ts';

type Row = Record<string, unknown> & { id: number; version: number };
type Page = { content: Row[] };

let company: Company;
let admin: Send;
beforeAll(async () => {
  company = await companyServer();
  admin = await company.signIn('admin');
}, 180_000);
afterAll(() => company.close());

test('every dictionary that a field names exists', async () => {
  const { body } = await admin<Record<string, unknown>>('GET', '/api/system/dictionaries/entries');
  const fields = modules.flatMap((module) => module.resources.flatMap((resource) => Object.values(resource.fields)));
  const named = fields.filter((field) => field.kind === 'dict').map((field) => String(field.target));
  expect(named.filter((code) => !(code in body))).toEqual([]);
});

test('a dictionary that the code uses cannot be removed', async () => {
  const path = '/api/system/dictionaries';
  const [found] = (await admin<Page>('GET', `${path}?code=voyage_port_purpose`)).body.content;
  expect((await admin('DELETE', `${path}/${found!.id}`)).body).toMatchObject({ code: 'CONFLICT' });
});

test('an entry that records hold can be disabled, not deleted', async () => {
  const [ship] = (await admin<Page>('GET', '/api/system/vessels?shipCode=HYHS')).body.content;
  const span = { from: '2026-11-01T00:00:00Z', to: '2026-11-02T00:00:00Z' };
  expect(
    (await admin('POST', '/api/voyage/noon-exemptions', { shipName: ship!.id, ...span, reason: 'REPAIR' })).status,
  ).toBe(200);
  const [found] = (await admin<Page>('GET', '/api/system/dictionaries?code=noon_exemption_reason')).body.content;
  const { body } = await admin<Row & { entries: Row[] }>('GET', `/api/system/dictionaries/${found!.id}`);
  const save = (version: number, entries: unknown[]) =>
    admin<{ code: string; message: string; version: number }>('PUT', '/api/system/dictionaries', {
      id: body.id,
      version,
      entries,
    });
  const without = await save(
    body.version,
    body.entries.filter((entry) => entry.code !== 'REPAIR'),
  );
  expect(without.body).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('只能停用') });
  const disabled = body.entries
    .filter((entry) => entry.code !== 'COMMS')
    .map((entry) => (entry.code === 'REPAIR' ? { ...entry, enabled: false } : entry));
  expect((await save(body.version, disabled)).status).toBe(200);
  const all = (
    await admin<Record<string, { code: string; enabled: boolean }[]>>('GET', '/api/system/dictionaries/entries')
  ).body;
  expect(all.noon_exemption_reason?.find((entry) => entry.code === 'REPAIR')?.enabled).toBe(false);
  expect(all.noon_exemption_reason?.some((entry) => entry.code === 'COMMS')).toBe(false);
});
