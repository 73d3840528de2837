import { AppError } from '../../../kernel/errors.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { withDefaults } from '../../../kernel/server/crud/with-defaults.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { notify } from '../../../kernel/server/notify.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { PEOPLE, UNITS } from '../../identity/public.server.ts';
import { returnBook } from './book.calls.ts';
import { type BookRow, book } from './book.resource.ts';
import { bookLoan } from './book-loan.resource.ts';

const books = recordsOf(book);
const loans = recordsOf(bookLoan);

/** A book is not replaced by itself, nor by one that it replaces. */
async function assertSuccession(ctx: Ctx, id: number, by: unknown): Promise<void> {
  const seen = new Set([id]);
  for (let at = Number(by) || null; at; ) {
    if (seen.has(at)) {
      const message = {
        zh: '替代版本不能是本书或被本书替代的版本',
        en: 'A book cannot be superseded by itself or by one before it',
      };
      throw new AppError('RULE', message, { errors: [{ field: 'supersededById', message }] });
    }
    seen.add(at);
    const [row] = await ctx.db.query<{ next: number | null }>(
      'select superseded_by_id as next from operations_book where id = $1 and deleted_at is null',
      [at],
    );
    at = row?.next ?? null;
  }
}

/** Tells holders, borrowers and the leaders of the ships and offices that keep copies which edition now holds. */
async function alert(ctx: Ctx, row: BookRow): Promise<void> {
  const next = await books.get(ctx, row.supersededById!);
  const people = await ctx.db.query<{ id: number }>(
    `select holder_id as id from operations_book_copy where parent_id = $1 and holder_id is not null
     union select o.leader_id from operations_book_copy c join ${UNITS} o on o.id = c.organization_id
       where c.parent_id = $1 and o.leader_id is not null
     union select u.id from operations_book_copy c join ${UNITS} o on o.id = c.organization_id and o.type = 'SHIP'
       join ${PEOPLE} u on u.organization_id = o.id and u.deleted_at is null where c.parent_id = $1
     union select borrower_id from operations_book_loan where book_id = $1 and returned_on is null and deleted_at is null`,
    [row.id],
  );
  const text = (title: string, now: string): string => `${title} ${row.edition} → ${now} ${next.edition}`;
  await notify(ctx, {
    to: people.map((person) => person.id),
    kind: 'system.bookSuperseded',
    title: { zh: `图书已有新版：${row.title}`, en: `A book has been superseded: ${row.titleEn ?? row.title}` },
    text: { zh: text(row.title, next.title), en: text(row.titleEn ?? row.title, next.titleEn ?? next.title) },
    link: recordAddress('operations.book', next.id),
    resource: book.name,
    recordId: row.id,
  });
}

async function update(ctx: Ctx, draft: Record<string, unknown> & { id: number; version: number }): Promise<unknown> {
  const before = await books.get(ctx, draft.id);
  if (draft.supersededById) await assertSuccession(ctx, draft.id, draft.supersededById);
  const row = await books.update(ctx, draft);
  if (row.supersededById && row.supersededById !== before.supersededById) await alert(ctx, row);
  return row;
}

/** Lends a copy of a place, as long as one is there. */
async function lend(ctx: Ctx, draft: Record<string, unknown>): Promise<unknown> {
  await ctx.db.query('select pg_advisory_xact_lock(hashtext($1))', [`book ${Number(draft.bookId)}`]);
  const row = await loans.create(ctx, withDefaults(bookLoan, draft));
  const [count] = await ctx.db.query<{ copies: number; out: number }>(
    `select coalesce((select sum(copies) from operations_book_copy where parent_id = $1 and organization_id = $2), 0)::int as copies,
       (select count(*) from operations_book_loan where book_id = $1 and organization_id = $2 and returned_on is null and deleted_at is null)::int as out`,
    [row.bookId, row.organizationId],
  );
  if (count && count.out <= count.copies) return row;
  const message =
    (count?.copies ?? 0) === 0
      ? { zh: '该船舶或部门没有此书', en: 'This ship or office has no copy' }
      : { zh: '此处的册数已全部借出', en: 'Every copy of this place is out' };
  throw new AppError('RULE', message, { errors: [{ field: 'organizationId', message }] });
}

async function bringBack(ctx: Ctx, id: number, version: number): Promise<unknown> {
  const row = await loans.get(ctx, id);
  if (row.returnedOn) {
    throw new AppError('WRONG_STATE', { zh: '已归还', en: 'It has been returned already' });
  }
  return (await loans.patch(ctx, id, { returnedOn: officeDay(ctx.now) }, { action: 'bringBack', version })).row;
}

export const bookEndpoints: readonly Endpoint[] = [
  ...crudEndpoints(book, { update }),
  serve(returnBook, (ctx, { params, body }) => bringBack(ctx, params.id, body.version)),
  ...crudEndpoints(bookLoan, { create: lend, omit: ['update', 'import'] }),
];
