import { beforeAll, describe, expect, test } from 'vitest';
import type { Field } from '../../../kernel/resource/field.ts';
import { type AnyResource, childOf, pathOf, snake, tableNameOf } from '../../../kernel/resource/resource.ts';
import type { Db } from '../../../kernel/server/db/db.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { openField } from '../../../kernel/server/permit/sealed.ts';
import { pdfPages } from '../../../kernel/testing/pdf-text.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { modules } from '../../domains.server.ts';
import type { Company } from '../company.ts';
import { offers, type Sweep } from './sweep.ts';

/** A figure that nothing else in the company has, and the text of the same. */
const FIGURE = '7391846';
const WORD = `geheim${FIGURE}`;

type Secret = { readonly owner: AnyResource; readonly of: AnyResource; readonly name: string; readonly field: Field };

/** Every private field of the product, of records and of their lines. */
const SECRETS: readonly Secret[] = modules.flatMap(({ resources }) =>
  resources.flatMap((owner) => [
    ...secretsIn(owner, owner),
    ...Object.values(owner.fields).flatMap((field) => (field.kind === 'lines' ? secretsIn(owner, childOf(field)) : [])),
  ]),
);

/** The field of a record in which lines of a kind stand. */
const linesOf = (owner: AnyResource, of: AnyResource): string | undefined =>
  Object.keys(owner.fields).find((name) => owner.fields[name]!.kind === 'lines' && childOf(owner.fields[name]!) === of);

function secretsIn(owner: AnyResource, of: AnyResource): Secret[] {
  return Object.entries(of.fields).flatMap(([name, field]) => (field.private ? [{ owner, of, name, field }] : []));
}

/**
 * What is private to a permission is told to nobody who does not hold it by name: in no answer, list, filter, order, sheet, history, paper,
 * search or refusal of the domain's calls, whichever domain keeps it.
 */
export function sweepPrivate(sweep: Sweep): void {
  const { company } = sweep;
  const reads = sweep.endpoints.filter(
    ({ route }) => route.method === 'GET' && route.realm !== 'vendor' && route.permission !== 'public',
  );

  describe('what is private to a permission', () => {
    let as: Send;
    let marks: readonly string[];
    beforeAll(async () => {
      as = company().as();
      marks = await plant(company());
    });
    const toldIn = async (path: string): Promise<string[]> => {
      const said = await textOf((await as('GET', path)).raw);
      return marks.filter((mark) => said.includes(mark)).map((mark) => `${path} tells ${mark}`);
    };

    test('is in no answer of a call that reads', async () => {
      const told: string[] = [];
      for (const endpoint of reads)
        for (const path of await pathsOf(company(), endpoint)) told.push(...(await toldIn(path)));
      expect(told).toEqual([]);
    }, 60_000);

    const listed = sweep.resources.filter((one) => offers(sweep, 'GET', pathOf(one)) && secretsIn(one, one).length > 0);
    if (listed.length === 0) return;

    test.each(listed.map((one) => [one.name, one] as const))(
      'narrows and orders no list of %s',
      async (_name, resource) => {
        const known = new Set<string>();
        for (const { name } of secretsIn(resource, resource)) {
          for (const query of [
            `${name}=${FIGURE}`,
            `${name}From=1`,
            `${name}To=1`,
            `sort=${name},desc`,
            `columns=${name}`,
          ]) {
            const { status, body } = await as<{ content?: Record<string, unknown>[] }>(
              'GET',
              `${pathOf(resource)}?${query}&size=5`,
            );
            // Refused as a field that there is not, or passed over; never followed.
            for (const row of body.content ?? [])
              if (name in row && row[name] !== null) known.add(`${name} by ${query}`);
            if (status === 200 && !query.startsWith('columns')) known.add(`${query} is followed`);
          }
        }
        expect([...known]).toEqual([]);
      },
    );
  });
}

/** Puts the figure and the word into every private field that takes them, and into a line of its history; answers what must not be told. */
async function plant(company: Company): Promise<string[]> {
  const clear: string[] = [];
  const planted: Planted[] = [];
  const types = await columnTypes(company);
  for (const secret of SECRETS) {
    const { of, name, field } = secret;
    if (of.view) continue;
    if (field.variant === 'sealed') clear.push(...(await openedOf(company, of, name)));
    else {
      const value = seedFor(field, types.get(`${tableNameOf(of)}.${snake(name)}`));
      if (value !== undefined) planted.push({ secret, value });
    }
  }
  await company.db.transaction((tx) =>
    tx.together(async () => {
      await Promise.all([
        ...[...Map.groupBy(planted, ({ secret }) => tableNameOf(secret.of))].flatMap(([table, own]) =>
          fill(tx, table, own),
        ),
        ...planted.map((one) => remember(tx, one, company.app.now())),
      ]);
    }),
  );
  return [...new Set([FIGURE, '7,391,846', WORD, ...clear.filter((text) => text.length > 5)])];
}

type Planted = { readonly secret: Secret; readonly value: string };

/** By `table.column`. */
async function columnTypes(company: Company): Promise<ReadonlyMap<string, string>> {
  const rows = await company.db.query<{ place: string; type: string }>(
    `select table_name || '.' || column_name as place, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name = any($1::text[])`,
    [[...new Set(SECRETS.map(({ of }) => tableNameOf(of)))]],
  );
  return new Map(rows.map(({ place, type }) => [place, type]));
}

function seedFor({ kind }: Field, type = ''): string | undefined {
  if (type === 'text') return WORD;
  return ['numeric', 'bigint', 'integer'].includes(type) && kind !== 'ref' && kind !== 'file' ? FIGURE : undefined;
}

/** What lies sealed in a field of the newest records. */
async function openedOf(company: Company, of: AnyResource, name: string): Promise<string[]> {
  const rows = await company.db.query<{ id: number }>(
    `select id from ${tableNameOf(of)} where ${snake(name)} is not null and deleted_at is null order by id desc limit 20`,
  );
  return Promise.all(rows.map(async ({ id }) => (await openField(company.db, of, name, id)) ?? ''));
}

/** All private fields of a table at once; of ledgers, too, of which nobody changes an entry. */
function fill(tx: Db, table: string, own: readonly Planted[]): Promise<unknown>[] {
  const columns = new Map(own.map(({ secret, value }) => [snake(secret.name), value]));
  const set = [...columns.keys()].map((column, i) => `${column} = $${i + 1}`).join(', ');
  return [
    tx.query(`alter table ${table} disable trigger user`),
    tx.query(`update ${table} set ${set}`, [...columns.values()]),
    tx.query(`alter table ${table} enable trigger user`),
  ];
}

function remember(tx: Db, { secret: { owner, of, name }, value }: Planted, now: Date): Promise<unknown> {
  const field = of === owner ? name : `${linesOf(owner, of)}.${name}`;
  return tx.query(
    `insert into kernel_history (resource, record_id, at, user_id, user_name, action, reason, changes, request_id)
     select $1, id, $3, 0, 'x', 'edit', null, $2, 'sweep' from ${tableNameOf(owner)} order by id desc limit 3`,
    [owner.name, JSON.stringify([{ field, old: null, new: value }]), now],
  );
}

/** The addresses under which a call that reads is asked: of the newest records of the kind that its path names. */
async function pathsOf(company: Company, { route }: Endpoint): Promise<string[]> {
  const all = modules.flatMap(({ resources }) => resources);
  const [base, ...rest] = route.path.split(/\/:\w+/);
  const resource = all.find((one) => pathOf(one) === base || route.path === `${pathOf(one)}/export`);
  const table = resource?.view ? resource.view.of && tableNameOf(resource.view.of) : resource && tableNameOf(resource);
  const ids = table
    ? (
        await company.db.query<{ id: number }>(
          `select id from ${table} where deleted_at is null order by id desc limit 3`,
        )
      ).map(({ id }) => id)
    : [1];
  if (!route.path.includes(':'))
    return [`${route.path}?size=200&${ids.map((id) => `ids=${id}`).join('&')}`, route.path];
  return ids.map((id) => [base, ...rest].join(`/${id}`));
}

/** What an answer says, whatever it is packed in. */
export async function textOf(raw: Buffer): Promise<string> {
  const head = raw.subarray(0, 4).toString('latin1');
  if (head === '%PDF') return pdfPages(raw).flat().join('\n');
  if (!head.startsWith('PK')) return raw.toString();
  const { default: excel } = await import('exceljs');
  const book = new excel.Workbook();
  await book.xlsx.load(raw as unknown as ArrayBuffer);
  return book.worksheets.map((sheet) => JSON.stringify(sheet.getSheetValues())).join('\n');
}
