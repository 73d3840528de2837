import { AppError } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { readOne } from '../../../kernel/server/crud/read.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { queueMails } from '../../../kernel/server/mail/mail.ts';
import { assertPermission } from '../../../kernel/server/permit/permit.ts';
import type { ToldReport } from '../public.ts';
import { REPORT } from '../reports/service/report-facts.server.ts';
import { mailFlow } from './mail.flow.ts';
import { type ReportMailRow, reportMail } from './mail.resource.ts';
import { type Happening, namesShip, occasionOf, wants } from './mail.rules.ts';
import type { Occasion } from './mail.text.ts';
import { mailLog } from './mail-log.resource.ts';
import { type Letter, letterOf, type MailedReport, mailedReport } from './report-letter.server.ts';

const subscriptions = recordsOf(reportMail);
const logs = recordsOf(mailLog);

/** What is stopped sends nothing; resumed it goes on with what happens from then on. */
export const mailActs = serveActs(reportMail, mailFlow, {
  stop: (_ctx, { move }) => move(),
  resume: (_ctx, { move }) => move(),
});

const letterFor = (rule: ReportMailRow, told: MailedReport, occasion: Occasion): Letter =>
  letterOf(told, { layout: rule.layout, language: rule.mailLanguage, occasion });

type Posted = {
  readonly rule: ReportMailRow;
  readonly told: MailedReport;
  readonly occasion: Occasion;
  readonly to: readonly string[];
  /** Whoever sent it by hand. */
  readonly sentBy?: string;
};

/** Puts a mail for each address into the outbox and writes each down, all in this transaction. */
export async function post(ctx: Ctx, { rule, told, occasion, to, sentBy }: Posted): Promise<number> {
  const { subject, text, html } = letterFor(rule, told, occasion);
  const mails = await queueMails(
    ctx,
    to.map((address) => ({ to: address, subject, text, html })),
  );
  await logs.createMany(
    ctx,
    to.map((email, i) => ({
      draft: {
        shipName: told.shipId,
        mailId: rule.id,
        rptType: told.report.rptType,
        occasion,
        layout: rule.layout,
        queuedAt: ctx.now.toISOString(),
      },
      server: {
        reportId: told.id,
        reportVersion: told.version,
        email,
        subject,
        sentBy: sentBy ?? null,
        outboxId: mails[i],
      },
    })),
  );
  return to.length;
}

export const addressesOf = ({ addresses }: ReportMailRow): string[] => addresses.map(({ email }) => email);

type Standing = { readonly version: number; readonly confirmed: boolean };

async function standingOf(ctx: Ctx, reportId: number): Promise<Standing | undefined> {
  const [row] = await ctx.db.query<Standing>({
    name: 'voyage-mail-standing',
    text: "select version, confirmed = 'CONFIRMED' as confirmed from voyage_report where id = $1 and deleted_at is null",
    values: [reportId],
  });
  return row;
}

/**
 * What has happened to a report goes to whoever asked for it. It runs behind the act and reads the report as it stands by then, under the
 * lock of each subscription: of two things that happened shortly after each other one mail tells.
 */
export async function mailAfter(ctx: Ctx, event: ToldReport, what: Happening): Promise<void> {
  const standing = await standingOf(ctx, event.reportId);
  if (!standing) return;
  const active = await subscriptions.find(ctx, { mailStatus: 'ACTIVE' });
  let told: MailedReport | undefined;
  for (const { id } of active.filter((rule) => wants(rule, event))) {
    const rule = await subscriptions.held(ctx, id);
    const gone = await logs.find(
      ctx,
      { mailId: id, reportId: event.reportId },
      { only: ['email', 'occasion', 'reportVersion'] },
    );
    const occasion =
      rule.mailStatus === 'ACTIVE' ? occasionOf(what, { ...standing, sendWhen: rule.sendWhen, gone }) : undefined;
    if (!occasion) continue;
    told ??= await mailedReport(ctx, event.reportId);
    const received = [...new Set(gone.flatMap(({ email }) => email ?? []))];
    await post(ctx, { rule, told, occasion, to: occasion === 'WITHDRAWN' ? received : addressesOf(rule) });
  }
}

/** The report and the subscription by which somebody sends it; refused where the subscription is stopped or does not name the ship. */
async function byHand(ctx: Ctx, { reportId, mailId }: { reportId: number; mailId: number }) {
  assertPermission(ctx, 'voyage:report:list');
  const told = await mailedReport(ctx, reportId);
  const rule = await subscriptions.get(ctx, mailId);
  if (rule.mailStatus !== 'ACTIVE')
    throw new AppError('WRONG_STATE', { zh: '订阅已停用，恢复后再发送', en: 'The subscription is stopped' });
  if (!namesShip(rule, told.shipId))
    throw new AppError('RULE', {
      zh: '订阅不包含本船，可换一个订阅或在订阅中加上本船',
      en: 'The subscription does not name this ship: choose another one, or add the ship to it',
    });
  return { told, rule };
}

/** What would go out now, and to whom. */
export async function previewMail(ctx: Ctx, asked: { reportId: number; mailId: number }) {
  const { told, rule } = await byHand(ctx, asked);
  const { subject, text } = letterFor(rule, told, 'MANUAL');
  return { subject, text, recipients: addressesOf(rule) };
}

/** Sends it once more, whatever went before. */
export async function sendMail(ctx: Ctx, asked: { reportId: number; mailId: number }): Promise<{ sent: number }> {
  const { told, rule } = await byHand(ctx, asked);
  const to = addressesOf(rule);
  return { sent: await post(ctx, { rule, told, occasion: 'MANUAL', to, sentBy: ctx.user.name }) };
}

/** The subscriptions by which this report may be sent. */
export async function mailChoices(ctx: Ctx, reportId: number): Promise<{ id: number; name: string }[]> {
  assertPermission(ctx, 'voyage:report:list');
  const { shipName } = await readOne(REPORT, ctx, reportId, { only: ['shipName'] });
  const active = await subscriptions.find(ctx, { mailStatus: 'ACTIVE' });
  return active
    .filter((rule) => namesShip(rule, Number(shipName)))
    .map(({ id, name, nameEn }) => ({ id, name: (ctx.lang === 'en' && nameEn) || name }));
}
