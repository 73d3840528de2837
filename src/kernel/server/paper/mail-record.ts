import type { z } from 'zod';
import { wordsOn } from '../../paper/paper.ts';
import type { mailPaper } from '../../paper.calls.ts';
import { fill } from '../../text.ts';
import type { Ctx } from '../context.ts';
import type { Http } from '../http/endpoint.ts';
import { startTask } from '../jobs/tasks.ts';
import { MAIL_PAPER, paperInput } from './mail-paper.ts';
import { printedBy } from './printed.ts';
import { readPaper } from './read-paper.ts';

const MAILING = { zh: '以邮件发送 {title}', en: 'Mail of {title}' };

type Asked = { readonly resource: string; readonly id: number } & z.infer<NonNullable<typeof mailPaper.body>>;

/** A record goes as PDF by mail, made in the background; answers the task. What it says now is what goes, whatever becomes of it meanwhile. */
export async function mailRecord(ctx: Ctx, http: Http, { resource, id, language, ...mail }: Asked): Promise<number> {
  const paper = await readPaper(ctx, http, { resource, id, language });
  const printed = await printedBy(ctx, language);
  return startTask(ctx, {
    job: MAIL_PAPER,
    title: fill(MAILING, { title: wordsOn(paper.title, ctx.lang) }),
    data: {
      resource,
      id,
      lang: ctx.lang,
      requestId: ctx.requestId,
      user: { ...ctx.user, permissions: [...ctx.user.permissions] },
    },
    input: paperInput({ paper, printed, at: ctx.now.toISOString(), ...mail }),
  });
}
