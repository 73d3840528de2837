import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type AnyResource, isTyped, pathOf } from '../../../kernel/resource/resource.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { safeHtml } from '../../../kernel/value/rich-html.ts';
import type { Company } from '../company.ts';
import { offers, type Page, type Row, type Sweep } from './sweep.ts';

export const OWNED = '/tmp/fairway-owned';
export const INERT_TEXTS: readonly string[] = [
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

const textsOf = (resource: AnyResource): string[] =>
  Object.entries(resource.fields)
    .filter(([, field]) => field.kind === 'text' && isTyped(field))
    .map(([name]) => name);

/** What such a text would have changed, had it been carried out. */
export const stillThere = (company: Company): Promise<unknown> =>
  company.db.query(`select (select count(*)::int from pg_tables) as tables, (select count(*)::int from identity_user) as users,
    (select count(*)::int from identity_role) as roles`);

const office = (company: Company): Send =>
  company.as({ permissions: new Set(['*']), scope: { organization: 'all', vessel: 'all' }, name: '管理员' });

/** A text of shell, SQL or HTML stays a text: kept as it was typed or refused in words, and as a search it finds nothing. */
export function sweepInert(sweep: Sweep): void {
  const { company } = sweep;
  const registers = sweep.resources.filter((one) => offers(sweep, 'GET', pathOf(one)) && textsOf(one).length > 0);
  if (registers.length === 0) return;

  describe('a text of shell, SQL or HTML in a field stays a text', () => {
    test.each(registers.filter((one) => offers(sweep, 'PUT', pathOf(one))).map((one) => [one.name, one] as const))(
      '%s',
      async (_name, resource) => {
        const as = office(company());
        const [first] = (await as<Page>('GET', `${pathOf(resource)}?size=1`)).body.content;
        if (!first) return;
        const before = await stillThere(company());
        for (const field of textsOf(resource)) await keepsTexts(as, resource, { id: first.id, field });
        expect(await stillThere(company())).toEqual(before);
        expect(existsSync(OWNED)).toBe(false);
      },
      60_000,
    );
  });

  describe('a text of shell, SQL or HTML in a search finds nothing and breaks nothing', () => {
    test.each(registers.map((one) => [one.name, one] as const))(
      '%s',
      async (_name, resource) => {
        const as = office(company());
        const before = await stillThere(company());
        for (const text of INERT_TEXTS) {
          const word = encodeURIComponent(text);
          const words = textsOf(resource).map((field) => `${field}=${word}`);
          for (const query of [`q=${word}`, ...words, `sort=${word}`, `size=${word}`]) {
            const { status } = await as('GET', `${pathOf(resource)}?${query}`);
            expect({ query, ok: status === 200 || status === 400 }).toEqual({ query, ok: true });
          }
        }
        expect(await stillThere(company())).toEqual(before);
      },
      60_000,
    );
  });
}

/** Each text in one field: a first refusal tells that the field, or the record, takes none of them. */
async function keepsTexts(
  as: Send,
  resource: AnyResource,
  { id, field }: { id: number; field: string },
): Promise<void> {
  const { variant, max = 200 } = resource.fields[field]!;
  const path = `${pathOf(resource)}/${id}`;
  const before = (await as<Row>('GET', path)).body;
  let { version } = before;
  for (const text of INERT_TEXTS.map((one) => [...one].slice(0, max).join(''))) {
    const saved = await as<Row>('PUT', pathOf(resource), { id, version, [field]: text });
    // Refused in words, or kept as it was typed.
    expect({ field, text, ok: saved.status < 500 }).toEqual({ field, text, ok: true });
    if (saved.status !== 200) continue;
    const read = (await as<Row>('GET', path)).body;
    version = read.version;
    const wanted = variant === 'rich' ? safeHtml(text) || null : text.trim();
    // What the service itself says of a record is no field of a form.
    expect({ field, kept: read[field] }).toEqual({
      field,
      kept: read[field] === before[field] ? before[field] : wanted,
    });
  }
}
