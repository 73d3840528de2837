import type { Ctx } from '../../../kernel/server/context.ts';
import type { Work } from '../../../kernel/server/jobs/jobs.ts';
import type { Text } from '../../../kernel/text.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { PEOPLE } from '../../identity/public.server.ts';
import { addressOf, officeTime, queueByTemplate, templateOf } from '../mail/render.server.ts';
import { DIGEST } from '../mail/template.rules.ts';

/** More lines than this nobody reads in a mail; the rest is counted. */
const MOST_LINES = 100;

type Row = { titleZh: string; titleEn: string; createdAt: string };
type Reader = { id: number; name: string; email: string | null; mailLang: 'zh' | 'en' };

/** One person's digest: what has waited since the last one, oldest first. Answers whether there was anything to send. */
export async function sendDigest(ctx: Ctx, reader: Reader): Promise<boolean> {
  // Taken first: of two that run at once the second finds nothing.
  const taken = await ctx.db.query<Row & { id: number }>(
    `update communication_message set digest = false where user_id = $1 and digest
     returning id, title_zh as "titleZh", title_en as "titleEn", created_at as "createdAt"`,
    [reader.id],
  );
  await ctx.db.query('delete from communication_message where id = any($1::bigint[]) and not inbox and key is null', [
    taken.map((row) => row.id),
  ]);
  if (taken.length === 0 || !reader.email) return false;
  const { mailLang: lang } = reader;
  const lines = taken
    .toSorted((a, b) => a.id - b.id)
    .map((row) => `${officeTime(new Date(row.createdAt)).slice(5)} ${lang === 'zh' ? row.titleZh : row.titleEn}`);
  const more = lines.length - MOST_LINES;
  const rest = lang === 'zh' ? `另有 ${more} 条，可在系统内查看` : `and ${more} more in the system`;
  await queueByTemplate(ctx, await templateOf(ctx, DIGEST, lang), [
    {
      to: reader.email,
      values: {
        name: reader.name,
        date: officeDay(ctx.now),
        count: String(lines.length),
        list: [...lines.slice(0, MOST_LINES), ...(more > 0 ? [rest] : [])].join('\n'),
        link: await addressOf(ctx, '/'),
      },
    },
  ]);
  return true;
}

/** The digest of everybody for whom something waits; one transaction a person, so that one failure does not undo the others. */
export async function sendDigests(work: Work): Promise<Text> {
  const readers = await work.app.db.query<Reader>(
    `select u.id, u.name, u.email, coalesce(r.mail_lang, 'zh') as "mailLang" from ${PEOPLE} u
       left join communication_message_reader r on r.user_id = u.id
     where u.id in (select user_id from communication_message where digest) order by u.id`,
  );
  let sent = 0;
  for (const reader of readers) {
    if (work.signal.aborted) break;
    if (await work.transaction('每日消息汇总', (ctx) => sendDigest(ctx, reader))) sent += 1;
  }
  return { zh: `寄出 ${sent} 封`, en: `${sent} mail(s) sent` };
}
