import type { Ctx } from '../../../kernel/server/context.ts';
import { messageKind } from '../../../kernel/server/message-kinds.ts';
import { messenger, type Notification } from '../../../kernel/server/notify.ts';
import { fill } from '../../../kernel/server/ports.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { PEOPLE } from '../../identity/public.server.ts';
import { addressOf, officeTime, queueByTemplate, templateOf } from '../mail/render.server.ts';
import { type Choice, waysOf } from './choice.rules.ts';
import { tellInbox } from './tell-inbox.server.ts';

type Reader = { id: number; name: string; email: string | null; mailLang: 'zh' | 'en' } & {
  [K in keyof Choice]: Choice[K] | null;
};

/** Keeps, tells and mails what `notify` of the kernel was asked to send. */
async function notify(ctx: Ctx, message: Notification): Promise<number> {
  if (message.link && !/^\/(?!\/)/.test(message.link)) throw new Error(`Not a path of the product: ${message.link}`);
  const kind = messageKind(ctx, message.kind);
  const readers = await readersOf(ctx, message);
  const sent = readers.map((reader) => ({ reader, ways: waysOf(kind, chosenBy(reader)) }));
  // A key is kept also where nothing else is, so that a mail is not sent twice either.
  const kept = sent.filter(({ ways }) => ways.inbox || ways.digest || message.key !== undefined);
  const fresh = kept.length > 0 ? await keep(ctx, message, kept) : new Set<number>();
  await tellInbox(
    ctx,
    kept.flatMap(({ reader, ways }) => (ways.inbox && fresh.has(reader.id) ? [reader.id] : [])),
  );
  const mailed = sent.flatMap(({ reader, ways }) =>
    ways.mail && reader.email && (message.key === undefined || fresh.has(reader.id)) ? [reader] : [],
  );
  if (mailed.length > 0) await mail(ctx, message, mailed);
  return new Set([...fresh, ...mailed.map((reader) => reader.id)]).size;
}

/** Messages come by the ways that each person chose. */
export const bringsMessages = fill(messenger, 'communication', { notify });

type Kept = { reader: Reader; ways: ReturnType<typeof waysOf> };

/** Answers who had not been told before. */
async function keep(ctx: Ctx, message: Notification, kept: readonly Kept[]): Promise<Set<number>> {
  const rows = await ctx.db.query<{ id: number }>({
    name: 'communication-message-insert',
    text: `insert into communication_message (user_id, kind, title_zh, title_en, text_zh, text_en, link, resource, record_id, created_at, key, inbox, digest)
      select u.id, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, u.inbox, u.digest
      from unnest($1::bigint[], $2::boolean[], $3::boolean[]) as u(id, inbox, digest)
      on conflict (user_id, key) where key is not null do nothing returning user_id as id`,
    values: [
      kept.map(({ reader }) => reader.id),
      kept.map(({ ways }) => ways.inbox),
      kept.map(({ ways }) => ways.digest),
      message.kind,
      message.title.zh,
      message.title.en,
      message.text?.zh ?? null,
      message.text?.en ?? null,
      message.link ?? null,
      message.resource ?? null,
      message.recordId ?? null,
      ctx.now.toISOString(),
      message.key ?? null,
    ],
  });
  return new Set(rows.map((row) => row.id));
}

/** One mail a reader, in the reader's language. */
async function mail(ctx: Ctx, message: Notification, readers: readonly Reader[]): Promise<void> {
  const { label } = messageKind(ctx, message.kind);
  const link = await addressOf(ctx, message.link);
  for (const lang of ['zh', 'en'] as const) {
    const of = readers.filter((reader) => reader.mailLang === lang);
    if (of.length === 0) continue;
    const template = await templateOf(ctx, message.kind, lang);
    const common = { kind: label[lang], title: message.title[lang], text: message.text?.[lang] ?? '', link };
    const mails = of.map(({ name, email }) => ({
      to: email ?? '',
      values: { ...common, name, time: officeTime(ctx.now) },
    }));
    await queueByTemplate(ctx, template, mails);
  }
}

const readersOf = (ctx: Ctx, { to, kind }: Notification): Promise<Reader[]> =>
  ctx.db.query<Reader>({
    name: 'communication-message-readers',
    text: `select u.id, u.name, u.email, coalesce(r.mail_lang, 'zh') as "mailLang", c.inbox, c.mail, c.digest, c.muted
      from ${PEOPLE} u left join communication_message_choice c on c.user_id = u.id and c.kind = $2
        left join communication_message_reader r on r.user_id = u.id
      where u.id = any($1::bigint[]) and u.deleted_at is null and coalesce(u.enabled, true)
        and (u.expires_on is null or u.expires_on >= $3) order by u.id`,
    values: [to, kind, officeDay(ctx.now)],
  });

function chosenBy({ inbox, mail, digest, muted }: Reader): Choice | undefined {
  if (inbox === null || mail === null || digest === null || muted === null) return undefined;
  return { inbox, mail, digest, muted };
}
