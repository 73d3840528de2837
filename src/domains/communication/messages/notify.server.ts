import type { Ctx } from '../../../kernel/server/context.ts';
import { messageKind } from '../../../kernel/server/message-kinds.ts';
import { messenger, type Notification } from '../../../kernel/server/notify.ts';
import { fill } from '../../../kernel/server/ports.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { PEOPLE } from '../../identity/public.server.ts';
import { officeTime, queueByTemplate, siteOf, templateOf } from '../mail/render.server.ts';
import { type Choice, waysOf } from './choice.rules.ts';
import { tellInbox } from './tell-inbox.server.ts';

type Reader = { id: number; name: string; email: string | null; mailLang: 'zh' | 'en' } & {
  [K in keyof Choice]: Choice[K] | null;
};

type Message = Omit<Notification, 'kind'>;
type Sent = { readonly message: Message; readonly reader: Reader; readonly ways: ReturnType<typeof waysOf> };

/** Keeps, tells and mails what the kernel was asked to send, each message to each of its people by the ways they chose. */
async function notifyEach(ctx: Ctx, name: string, messages: readonly Message[]): Promise<number> {
  const outside = messages.find(({ link }) => link && !/^\/(?!\/)/.test(link));
  if (outside) throw new Error(`Not a path of the product: ${outside.link}`);
  const kind = messageKind(ctx, name);
  const readers = new Map((await readersOf(ctx, name, messages)).map((reader) => [reader.id, reader]));
  const sent = messages.flatMap((message) =>
    [...new Set(message.to)].flatMap((id): Sent[] => {
      const reader = readers.get(id);
      return reader ? [{ message, reader, ways: waysOf(kind, chosenBy(reader)) }] : [];
    }),
  );
  // A key is kept also where nothing else is, so that a mail is not sent twice either.
  const kept = sent.filter(({ message, ways }) => ways.inbox || ways.digest || message.key !== undefined);
  const fresh = kept.length > 0 ? await keep(ctx, name, kept) : new Set<Sent>();
  const told = kept.filter((one) => one.ways.inbox && fresh.has(one)).map(({ reader }) => reader.id);
  await tellInbox(ctx, [...new Set(told)]);
  const mailed = sent.filter(
    (one) => one.ways.mail && one.reader.email && (one.message.key === undefined || fresh.has(one)),
  );
  if (mailed.length > 0) await mail(ctx, name, mailed);
  return new Set([...fresh, ...mailed]).size;
}

/** Messages come by the ways that each person chose. */
export const bringsMessages = fill(messenger, 'communication', {
  notify: (ctx, { kind, ...message }) => notifyEach(ctx, kind, [message]),
  notifyEach,
});

const keyed = (userId: number, key: string | null | undefined): string => `${userId} ${key ?? ''}`;

/** Answers what had not been told before. */
async function keep(ctx: Ctx, kind: string, kept: readonly Sent[]): Promise<Set<Sent>> {
  const of = <T>(read: (one: Sent) => T): T[] => kept.map(read);
  const rows = await ctx.db.query<{ userId: number; key: string | null }>({
    name: 'communication-message-insert',
    text: `insert into communication_message (user_id, kind, title_zh, title_en, text_zh, text_en, link, resource, record_id, created_at, key, inbox, digest)
      select u.id, $4, u.title_zh, u.title_en, u.text_zh, u.text_en, u.link, u.resource, u.record_id, $5, u.key, u.inbox, u.digest
      from unnest($1::bigint[], $2::boolean[], $3::boolean[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[], $11::text[],
        $12::bigint[], $13::text[]) as u(id, inbox, digest, title_zh, title_en, text_zh, text_en, link, resource, record_id, key)
      on conflict (user_id, key) where key is not null do nothing returning user_id as "userId", key`,
    values: [
      of(({ reader }) => reader.id),
      of(({ ways }) => ways.inbox),
      of(({ ways }) => ways.digest),
      kind,
      ctx.now.toISOString(),
      of(({ message }) => message.title.zh),
      of(({ message }) => message.title.en),
      of(({ message }) => message.text?.zh ?? null),
      of(({ message }) => message.text?.en ?? null),
      of(({ message }) => message.link ?? null),
      of(({ message }) => message.resource ?? null),
      of(({ message }) => message.recordId ?? null),
      of(({ message }) => message.key ?? null),
    ],
  });
  const written = new Set(rows.map(({ userId, key }) => keyed(userId, key)));
  return new Set(kept.filter(({ reader, message }) => written.has(keyed(reader.id, message.key))));
}

/** One mail a message and reader, in the reader's language. */
async function mail(ctx: Ctx, kind: string, mailed: readonly Sent[]): Promise<void> {
  const { label } = messageKind(ctx, kind);
  const site = await siteOf(ctx);
  for (const lang of ['zh', 'en'] as const) {
    const of = mailed.filter(({ reader }) => reader.mailLang === lang);
    if (of.length === 0) continue;
    const mails = of.map(({ reader: { name, email }, message: { title, text, link } }) => ({
      to: email ?? '',
      values: {
        kind: label[lang],
        title: title[lang],
        text: text?.[lang] ?? '',
        link: site && link ? `${site}${link}` : '',
        name,
        time: officeTime(ctx.now),
      },
    }));
    await queueByTemplate(ctx, await templateOf(ctx, kind, lang), mails);
  }
}

const readersOf = (ctx: Ctx, kind: string, messages: readonly Message[]): Promise<Reader[]> =>
  ctx.db.query<Reader>({
    name: 'communication-message-readers',
    text: `select u.id, u.name, u.email, coalesce(r.mail_lang, 'zh') as "mailLang", c.inbox, c.mail, c.digest, c.muted
      from ${PEOPLE} u left join communication_message_choice c on c.user_id = u.id and c.kind = $2
        left join communication_message_reader r on r.user_id = u.id
      where u.id = any($1::bigint[]) and u.deleted_at is null and coalesce(u.enabled, true)
        and (u.expires_on is null or u.expires_on >= $3) order by u.id`,
    values: [[...new Set(messages.flatMap(({ to }) => to))], kind, officeDay(ctx.now)],
  });

function chosenBy({ inbox, mail, digest, muted }: Reader): Choice | undefined {
  if (inbox === null || mail === null || digest === null || muted === null) return undefined;
  return { inbox, mail, digest, muted };
}
