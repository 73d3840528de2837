import { type Ctx, systemContext } from '../../../kernel/server/context.ts';
import { OFFICE_ZONE, officeDay } from '../../../kernel/value/office-day.ts';
import { COMPLAINT_TEXT as TEXT } from './complaint-words.text.ts';

/** The beginning of the day in the office: at which hour somebody complained, nobody learns. */
const dawnOf = (now: Date): Date => new Date(Date.parse(`${officeDay(now)}T00:00:00Z`) - OFFICE_ZONE * 3_600_000);

/**
 * Nobody's act, in which a complainant's stands: without whoever calls, the number of the call and the hour. `asSystem` would keep the
 * person as the one who really acted.
 */
export const nobody = (ctx: Ctx): Ctx => ({
  ...systemContext(ctx.db, { now: dawnOf(ctx.now), reason: TEXT.reason.zh, lang: ctx.lang }),
  requestId: 'anonymous',
  afterCommit: ctx.afterCommit,
});
