import { approvalDesk, type Deed } from '../../../kernel/server/approval-desk.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { answerOf } from '../../../kernel/server/ports.ts';
import { mul, round } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { asPerson, PEOPLE } from '../../identity/public.server.ts';
import { CURRENCIES } from '../../parameter/public.server.ts';
import { partnersInRole, standingOf } from '../../partner/public.server.ts';
import { VOYAGES } from '../../voyage/public.server.ts';
import { laytime } from '../../voyage/public.ts';
import { claimActs, createClaim, makeClaim, updateClaim } from './claim.server.ts';
import type { ClaimKind } from './claim.text.ts';
import { claimSettlement } from './claim-settlement.resource.ts';
import { makeSettlement, updateSettlement } from './claim-settlement.server.ts';

const DAY_MS = 86_400_000;

/** A settlement of so much of the net amount, and what became of it. */
type Settled = { readonly share: string; readonly grounds: string; readonly deed?: Deed; readonly draft?: true };

type Story = {
  readonly kind: ClaimKind;
  readonly counterpartyName: string;
  readonly amount: string;
  /** Days before the present on which discharge was completed, and within how many it is claimed. */
  readonly ago: number;
  readonly claimDays: number;
  readonly against?: true;
  /** Days after the discharge on which it was submitted; absent: it was not. */
  readonly submitted?: number;
  readonly replies?: readonly { readonly after: number; readonly said: string; readonly share: string }[];
  readonly settled?: Settled;
  readonly end?: 'legal' | 'waive' | 'pay';
};

const STORIES: readonly Story[] = [
  // Its last day is in a week, and two documents are missing.
  { kind: 'SHORTAGE', counterpartyName: '东岸石化贸易有限公司', amount: '82960.00', ago: 23, claimDays: 30 },
  {
    kind: 'DEADFREIGHT',
    counterpartyName: '环海能源（新加坡）有限公司',
    amount: '12759.45',
    ago: 40,
    claimDays: 90,
    submitted: 12,
    settled: { share: '0.95', grounds: '对方同意按九成五支付。', draft: true },
  },
  {
    kind: 'DETENTION',
    counterpartyName: '华远化工销售有限公司',
    amount: '31500.00',
    ago: 55,
    claimDays: 90,
    submitted: 10,
    replies: [
      { after: 20, said: '对方认为等泊时间应由港方承担，只接受一半。', share: '0.50' },
      { after: 33, said: '对方将提议提高到八成。', share: '0.80' },
    ],
    settled: { share: '0.80', grounds: '证据不足以支持全部等泊时间，建议接受八成。' },
  },
  {
    kind: 'DEADFREIGHT',
    counterpartyName: '南洋化学品有限公司',
    amount: '18400.00',
    ago: 70,
    claimDays: 90,
    submitted: 8,
    replies: [{ after: 25, said: '对方同意按九成六结清。', share: '0.96' }],
    settled: { share: '0.96', grounds: '双方核对货量后达成。' },
  },
  {
    kind: 'SHORTAGE',
    counterpartyName: '东岸石化贸易有限公司',
    amount: '24600.00',
    ago: 84,
    claimDays: 90,
    against: true,
    submitted: 15,
    settled: {
      share: '1',
      grounds: '短少量经双方检验确认。',
      deed: { act: 'approve', opinion: '检验报告一致，同意赔付。' },
    },
    end: 'pay',
  },
  {
    kind: 'OTHER',
    counterpartyName: '环海能源（新加坡）有限公司',
    amount: '3200.00',
    ago: 60,
    claimDays: 90,
    submitted: 9,
    end: 'waive',
  },
  {
    kind: 'OFF_HIRE',
    counterpartyName: '华远化工销售有限公司',
    amount: '46500.00',
    ago: 75,
    claimDays: 90,
    against: true,
    submitted: 14,
    settled: {
      share: '0.60',
      grounds: '对方坚持按停租六成结算。',
      deed: { act: 'reject', opinion: '责任尚未查明，不能按此比例和解。' },
    },
    end: 'legal',
  },
  { kind: 'DETENTION', counterpartyName: '南洋化学品有限公司', amount: '9800.00', ago: 100, claimDays: 60 },
  // Agreed, and not paid by us yet.
  {
    kind: 'SHORTAGE',
    counterpartyName: '环海能源（新加坡）有限公司',
    amount: '14300.00',
    ago: 66,
    claimDays: 90,
    against: true,
    submitted: 12,
    settled: {
      share: '1',
      grounds: '岸罐与船舱计量差异属实。',
      deed: { act: 'approve', opinion: '计量记录一致，同意赔付。' },
    },
  },
];

const REASONS = { legal: '双方就停租责任无法达成一致，提交仲裁。', waive: '金额较小，为保持合作放弃。' } as const;

/** Claims of voyages that ended in each state, one due in a week and one too late; and the claim of a statement that was approved. */
export async function demoClaims(ctx: Ctx): Promise<void> {
  const [writer] = await ctx.db.query<{ id: number }>(
    `select id from ${PEOPLE} where username = 'ops' and deleted_at is null`,
  );
  const [usd] = await ctx.db.query<{ id: number }>(`select id from ${CURRENCIES} where code = 'USD'`);
  const voyages = await ctx.db.query<{ id: number }>(
    `select v.id from ${VOYAGES} v where v.deleted_at is null and v.voyage_status = 'CLOSED' and v.voyage_kind = 'TRADE' order by v.end_time desc, v.id limit 8`,
  );
  if (!writer || !usd || voyages.length === 0) return;
  const partners = [...(await standingOf(ctx, await partnersInRole(ctx, 'CUSTOMER'))).values()];
  for (const [at, story] of STORIES.entries())
    await tell(ctx, {
      story,
      writer: writer.id,
      usd: usd.id,
      voyageId: voyages[at % voyages.length]!.id,
      partnerId: partners.find(({ name }) => name === story.counterpartyName)?.id ?? null,
    });
  const [statement] = await recordsOf(laytime).find(ctx, { status: ['APPROVE'] }, { only: ['demurrageAmount'] });
  if (statement && Number(statement.demurrageAmount ?? 0) > 0)
    await makeClaim(await asPerson(ctx, writer.id, ctx.now), [statement.id]);
}

type Told = {
  readonly story: Story;
  readonly writer: number;
  readonly usd: number;
  readonly voyageId: number;
  readonly partnerId: number | null;
};

async function tell(ctx: Ctx, { story, writer, usd, voyageId, partnerId }: Told): Promise<void> {
  const { ago, submitted, replies = [], settled, end } = story;
  const after = (days: number): Date =>
    new Date(Math.min(ctx.now.getTime() + (days - ago) * DAY_MS, ctx.now.getTime()));
  const as = (days: number): Promise<Ctx> => asPerson(ctx, writer, after(days));
  const by = await as(3);
  const row = await createClaim(by, {
    kind: story.kind,
    direction: story.against ? 'AGAINST_US' : 'WE_CLAIM',
    voyageId,
    counterpartyName: story.counterpartyName,
    partnerId,
    currencyId: usd,
    amount: story.amount,
    completedOn: officeDay(after(0)),
    claimDays: story.claimDays,
    interestRate: '0.0500',
    interestFrom: officeDay(after(30)),
  });
  if (submitted === undefined) return;
  const documents = row.documents.map((one) => ({ ...one, got: true }));
  await updateClaim(await as(submitted), { ...row, documents });
  await claimActs(await as(submitted), 'submit', row.id);
  for (const reply of replies) {
    const offered = round(mul(story.amount, reply.share), 2);
    const given = { day: officeDay(after(reply.after)), side: 'THEY', offered, said: reply.said };
    await claimActs(await as(reply.after), 'round', row.id, given);
  }
  const late = (replies.at(-1)?.after ?? submitted) + 2;
  if (settled)
    await settle(ctx, { settled, amount: story.amount, claimId: row.id, writer, at: (days) => after(late + days) });
  if (end === 'legal' || end === 'waive') await claimActs(await as(late + 3), end, row.id, { reason: REASONS[end] });
  if (end === 'pay') {
    const agreed = round(mul(story.amount, settled?.share ?? '1'), 2);
    await claimActs(await as(late + 10), 'pay', row.id, { paidDate: officeDay(after(late + 10)), paidAmount: agreed });
  }
}

type Given = {
  readonly settled: Settled;
  readonly amount: string;
  readonly claimId: number;
  readonly writer: number;
  readonly at: (days: number) => Date;
};

/** A settlement that is written, submitted, and where it is low looked at. */
async function settle(ctx: Ctx, { settled, amount, claimId, writer, at }: Given): Promise<void> {
  const by = await asPerson(ctx, writer, at(0));
  const draft = await makeSettlement(by, [claimId]);
  const agreedAmount = round(mul(amount, settled.share), 2);
  await updateSettlement(by, { ...draft, agreedAmount, grounds: settled.grounds });
  const desk = answerOf(ctx, approvalDesk);
  if (!desk || settled.draft) return;
  const run = await desk.submit(by, { resource: claimSettlement.name, recordId: draft.id });
  if (!settled.deed) return;
  const [next] = await desk.waitsFor(ctx, run);
  if (next !== undefined) await desk.act(await asPerson(ctx, next, at(1)), run, settled.deed);
}
