import { notFound } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { enqueue } from '../../../kernel/server/jobs/jobs.ts';
import { MAIL_FILES, SEND_MAIL } from '../../../kernel/server/mail/mail.ts';
import { smtpOf } from '../../../kernel/server/mail/smtp.ts';
import type { MailState, MailView } from './mail.calls.ts';

const LABEL = { zh: '邮件', en: 'Mail' };
const COLUMNS = `id, recipient, subject, state, tries, case when state = 'QUEUED' then next_try end as "nextTry", error,
  created_at as "createdAt", sent_at as "sentAt"`;

/** A page of the outbox, newest first; `q` looks into addresses and subjects. */
export async function outboxPage(ctx: Ctx, asked: { page: number; size: number; state?: MailState; q?: string }) {
  const word = asked.q?.trim() ? `%${asked.q.trim().replace(/[\\%_]/g, (c) => `\\${c}`)}%` : null;
  const where = `($1::text is null or state = $1) and ($2::text is null or recipient ilike $2 or subject ilike $2)`;
  const values = [asked.state ?? null, word];
  const [content, [count], states, smtp] = await Promise.all([
    ctx.db.query<MailView>(
      `select ${COLUMNS} from kernel_mail where ${where} order by created_at desc, id desc limit $3 offset $4`,
      [...values, asked.size, asked.page * asked.size],
    ),
    ctx.db.query<{ n: number }>(`select count(*)::int as n from kernel_mail where ${where}`, values),
    ctx.db.query<{ state: MailState; n: number }>('select state, count(*)::int as n from kernel_mail group by state'),
    smtpOf(ctx.db),
  ]);
  return {
    content,
    totalElements: count?.n ?? 0,
    states: Object.fromEntries(states.map(({ state, n }) => [state, n])),
    sending: smtp !== undefined,
  };
}

type MailContent = MailView & { text: string; files: string[] };

export async function mailContent(ctx: Ctx, id: number): Promise<MailContent> {
  const [row] = await ctx.db.query<MailContent>(
    `select ${COLUMNS}, text, array(select f.name from kernel_file_use u join kernel_file f on f.id = u.file_id
       where u.resource = $2 and u.record_id = kernel_mail.id order by f.id) as files
     from kernel_mail where id = $1`,
    [id, MAIL_FILES],
  );
  if (!row) throw notFound(LABEL);
  return row;
}

/** For the kernel's files: which of these mails carry what the user sent; a document may say what other readers of the outbox must not know. */
export async function mailsSentBy(ctx: Ctx, ids: readonly number[]): Promise<Set<number>> {
  const rows = await ctx.db.query<{ id: number }>(
    `select u.record_id as id from kernel_file_use u join kernel_file f on f.id = u.file_id
     where u.resource = $1 and u.record_id = any($2::bigint[]) and f.owner = $3`,
    [MAIL_FILES, ids, ctx.user.id],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Puts mails that failed, were cancelled or wait for a later try at the front; those already sent stay sent. */
export async function retryMailsNow(ctx: Ctx, ids: readonly number[]): Promise<{ changed: number }> {
  await assertKnown(ctx, ids);
  const rows = await ctx.db.query<{ id: number }>(
    `update kernel_mail set state = 'QUEUED', next_try = $2, tries = 0, error = null
     where id = any($1::bigint[]) and state <> 'SENT' returning id`,
    [ids, ctx.now.toISOString()],
  );
  for (const { id } of rows) await enqueue(ctx, SEND_MAIL, { id }, { once: String(id) });
  return { changed: rows.length };
}

/** Takes mails that have not gone out of the queue. */
export async function cancelWaiting(ctx: Ctx, ids: readonly number[]): Promise<{ changed: number }> {
  await assertKnown(ctx, ids);
  const rows = await ctx.db.query(
    `update kernel_mail set state = 'CANCELLED' where id = any($1::bigint[]) and state in ('QUEUED', 'FAILED') returning id`,
    [ids],
  );
  return { changed: rows.length };
}

async function assertKnown(ctx: Ctx, ids: readonly number[]): Promise<void> {
  const rows = await ctx.db.query('select 1 from kernel_mail where id = any($1::bigint[])', [ids]);
  if (rows.length === 0) throw notFound(LABEL);
}
