import { AppError, invalid } from '../../../kernel/errors.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { type ActHandler, serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { proposeAward } from '../awards/award.server.ts';
import type { InquiryRow } from '../inquiries/inquiry.resource.ts';
import { byTender } from '../inquiries/inquiry-acts.server.ts';
import { inquiries } from '../inquiries/inquiry-facts.server.ts';
import { lockIfDue } from '../inquiries/lock-inquiry.server.ts';
import { openTechnical } from '../quotations/open-quotes.server.ts';
import { quotations } from '../quotations/submit-quote.server.ts';
import { openPrices } from './open-prices.server.ts';
import { tenderFlow } from './tender.flow.ts';
import { type TenderRow, tender } from './tender.resource.ts';
import { leastBids, unready } from './tender.rules.ts';
import { tenders } from './tender-facts.server.ts';

type Acts = typeof tenderFlow.transitions;
type Handler<K extends keyof Acts> = ActHandler<typeof tender.fields, Acts[K]>;

/** The inquiry beneath a tender, held, locked where its time is up and the clock has not come by. */
const heldBeneath = async (ctx: Ctx, { inquiryId }: Pick<TenderRow, 'inquiryId'>): Promise<InquiryRow> =>
  lockIfDue(ctx, await inquiries.held(ctx, inquiryId!));

/** Goes out by its inquiry, to whom and until when that one says. */
const publish: Handler<'publish'> = async (ctx, { row, move }) => {
  const asked = await inquiries.held(ctx, row.inquiryId!);
  const { invites, deadline } = asked;
  const errors = unready(
    { statutory: row.statutory, members: row.members.length, invited: invites.length, deadline },
    ctx.now,
  );
  if (errors.length > 0) throw invalid(errors);
  const whole =
    asked.allowPartial === false
      ? asked
      : (await inquiries.patch(ctx, asked.id, { allowPartial: false }, { action: 'tender' })).row;
  await byTender.publish(ctx, whole);
  return move({ deadline });
};

const extend: Handler<'extend'> = async (ctx, { row, values: { deadline, reason }, move }) => {
  await byTender.extend(ctx, await heldBeneath(ctx, row), { deadline, reason });
  return move({ deadline });
};

/** Too few bids are not opened at all: the tender can only fail, and nobody learns what they said. */
async function assertEnough(ctx: Ctx, row: TenderRow, asked: InquiryRow): Promise<void> {
  const sent = await quotations.find(
    ctx,
    { inquiryId: asked.id, quoteStatus: ['SUBMITTED', 'SEALED'] },
    { only: ['id'] },
  );
  const least = leastBids(row.statutory);
  if (sent.length < least)
    throw new AppError(
      'RULE',
      {
        zh: `只有 ${sent.length} 家投标，少于 ${least} 家，不能开标，登记流标后重新招标`,
        en: `${sent.length} bids are fewer than ${least}: they are not opened; record it as failed and tender anew`,
      },
      { data: { reason: 'TOO_FEW_BIDS' } },
    );
}

/** The first confirms, the second opens: all bids at once, of two envelopes the technical one. */
const open: Handler<'open'> = async (ctx, { row, move }) => {
  const asked = await heldBeneath(ctx, row);
  if (asked.inquiryStatus !== 'LOCKED')
    throw new AppError('WRONG_STATE', {
      zh: '投标截止后才能开标',
      en: 'Bids are opened when their deadline has passed',
    });
  await assertEnough(ctx, row, asked);
  const moment = ctx.now.toISOString();
  if (!row.openFirstBy)
    return (await tenders.patch(ctx, row.id, { openFirstBy: ctx.user.id, openFirstAt: moment }, { action: 'askOpen' }))
      .row;
  if (row.openFirstBy === ctx.user.id)
    throw new AppError('RULE', {
      zh: '首位确认人不能再作第二人，须由另一人开标',
      en: 'You have confirmed first: another person opens the bids',
    });
  const second = { openSecondBy: ctx.user.id, openSecondAt: moment };
  if (row.twoEnvelope) {
    const shown = await openTechnical(asSystem(ctx, '开标'), { inquiryId: asked.id, roundNo: asked.roundNo ?? 1 });
    return move({
      ...second,
      bidCount: shown.length,
      bids: shown.map(({ id, partnerId }) => ({ quotationId: id, partnerId })),
    });
  }
  const opened = await openPrices(ctx, asked, ctx.user.id);
  return move({
    ...second,
    pricesAt: moment,
    bidCount: opened.length,
    bids: opened.map(({ id, partnerId, totalBase }) => ({ quotationId: id, partnerId, totalBase })),
  });
};

/** The bid in first place becomes a draft of an award; who approves it and what is ordered is the award's. */
const award: Handler<'award'> = async (ctx, { row, move }) => {
  const winner = row.bids.find(({ placeNo }) => placeNo === 1);
  const quotationId = winner?.quotationId;
  if (!quotationId)
    throw new AppError('RULE', {
      zh: '没有投标达到技术门槛，登记流标后重新招标',
      en: 'No bid reaches the technical threshold: record it as failed and tender anew',
    });
  const { lines } = await inquiries.get(ctx, row.inquiryId!);
  const reason =
    ctx.lang === 'en'
      ? `${row.tenderNo}: first place, ${winner.totalPoints} points`
      : `${row.tenderNo} 评分第一，${winner.totalPoints} 分`;
  const made = await proposeAward(ctx, row.inquiryId!, {
    scenario: 'SINGLE',
    quotationId,
    picks: lines.flatMap(({ lineNo }) => (lineNo === null ? [] : [{ lineNo, quotationId, reason }])),
  });
  await move();
  return made;
};

const fail: Handler<'fail'> = async (ctx, { row, reason, move }) => {
  await byTender.fail(ctx, await heldBeneath(ctx, row), reason);
  return move();
};

const cancel: Handler<'cancel'> = async (ctx, { row, reason, move }) => {
  await byTender.cancel(ctx, await heldBeneath(ctx, row), reason);
  return move();
};

/** What becomes of a tender, by hand. */
export const tenderActs = serveActs(tender, tenderFlow, { publish, extend, open, award, fail, cancel });
