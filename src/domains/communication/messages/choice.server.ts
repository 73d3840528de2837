import { invalid } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { allMessageKinds } from '../../../kernel/server/message-kinds.ts';
import { say } from '../../../kernel/text.ts';
import { PEOPLE } from '../../identity/public.server.ts';
import { type Choice, choiceProblem, defaultChoice } from './choice.rules.ts';

type MailLang = 'zh' | 'en';

/** What the person gets by which way, for every kind that the modules declare. */
export async function myChoices(ctx: Ctx) {
  const [rows, [reader]] = await Promise.all([
    ctx.db.query<Choice & { kind: string }>(
      'select kind, inbox, mail, digest, muted from communication_message_choice where user_id = $1',
      [ctx.user.id],
    ),
    ctx.db.query<{ email: string | null; mailLang: MailLang }>(
      `select u.email, coalesce(r.mail_lang, 'zh') as "mailLang" from ${PEOPLE} u
         left join communication_message_reader r on r.user_id = u.id where u.id = $1`,
      [ctx.user.id],
    ),
  ]);
  const chosen = new Map(rows.map((row) => [row.kind, row]));
  return {
    email: reader?.email ?? null,
    mailLang: reader?.mailLang ?? 'zh',
    kinds: allMessageKinds(ctx).map((kind) => ({
      ...defaultChoice(kind),
      ...chosen.get(kind.name),
      kind: kind.name,
      label: say(kind.label, ctx.lang),
      urgent: kind.urgent ?? false,
      reminder: kind.reminder ?? false,
    })),
  };
}

/** Keeps the choices given; kinds that are not named stay as they were. */
export async function saveChoices(
  ctx: Ctx,
  given: { mailLang?: MailLang; kinds: readonly (Choice & { kind: string })[] },
): Promise<void> {
  const kinds = new Map(allMessageKinds(ctx).map((kind) => [kind.name, kind]));
  const problems = given.kinds.flatMap((choice, i) => {
    const message = choiceProblem(kinds.get(choice.kind), choice);
    return message ? [{ field: `kinds.${i}.${choice.kind}`, message }] : [];
  });
  if (problems.length > 0) throw invalid(problems);
  for (const { kind, inbox, mail, digest, muted } of given.kinds) {
    await ctx.db.query({
      name: 'communication-message-choose',
      text: `insert into communication_message_choice (user_id, kind, inbox, mail, digest, muted) values ($1, $2, $3, $4, $5, $6)
        on conflict (user_id, kind) do update set inbox = $3, mail = $4, digest = $5, muted = $6`,
      values: [ctx.user.id, kind, inbox, mail, digest, muted],
    });
  }
  if (given.mailLang) {
    await ctx.db.query(
      `insert into communication_message_reader (user_id, mail_lang) values ($1, $2)
       on conflict (user_id) do update set mail_lang = $2`,
      [ctx.user.id, given.mailLang],
    );
  }
}
