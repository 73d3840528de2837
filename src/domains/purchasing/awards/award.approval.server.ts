import { AppError, type FieldError, invalid } from '../../../kernel/errors.ts';
import {
  type ApprovalNode,
  aboveBranch,
  aboveNode,
  approveNode,
  endNode,
  restBranch,
} from '../../../kernel/flow/approval-tree.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import { approvable } from '../../../kernel/server/approvable.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { setting } from '../../../kernel/server/settings/settings.ts';
import { gte } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { standingOf } from '../../partner/public.server.ts';
import { tellNeeds } from '../demand/allocate-demand.server.ts';
import type { InquiryRow } from '../inquiries/inquiry.resource.ts';
import { inquiries } from '../inquiries/inquiry-facts.server.ts';
import { heldBy } from '../inquiries/make-inquiry.server.ts';
import { MIN_QUOTES, MIN_QUOTES_AMOUNT } from '../parameters.server.ts';
import { type QuotationRow, quotation } from '../quotations/quotation.resource.ts';
import { type AwardRow, award } from './award.resource.ts';
import { unexplained } from './award.server.ts';

const quotations = recordsOf(quotation);
const linesOf = (row: AwardRow) => row.lines;
const problem = (field: string, zh: string, en: string): FieldError => ({ field, message: { zh, en } });

/** What stands against an award today: a round that came after it, a quotation whose time is over, a supplier of whom nothing is bought now. */
async function outdated(ctx: Ctx, row: AwardRow, asked: InquiryRow): Promise<FieldError[]> {
  const errors: FieldError[] = [];
  if (row.roundNo !== asked.roundNo)
    errors.push(
      problem(
        'inquiryId',
        `按第 ${row.roundNo} 轮报价定标，询价已到第 ${asked.roundNo} 轮，须按新报价重新定标`,
        `It awards round ${row.roundNo}, and round ${asked.roundNo} has been asked since: award what was offered then`,
      ),
    );
  const today = officeDay(ctx.now);
  const quotes = await quotesOf(ctx, row);
  if (quotes.some(({ validUntil }) => !validUntil || validUntil < today))
    errors.push(problem('lines', '中标报价已过有效期', 'An awarded quotation holds no longer'));
  const suppliers = quotes.flatMap(({ partnerId }) => partnerId ?? []);
  const standing = await standingOf(ctx, suppliers, asked.purchaseType ?? undefined);
  for (const id of new Set(suppliers)) {
    const supplier = standing.get(id);
    const [why] = supplier?.notQuotable ?? [{ zh: '客商不存在', en: 'The partner is not there' }];
    if (why)
      errors.push(
        problem(
          'lines',
          `不能向“${supplier?.name ?? id}”采购：${why.zh}`,
          `Nothing is bought of ${supplier?.nameEn || supplier?.name || id}: ${why.en}`,
        ),
      );
  }
  return errors;
}

/** Refuses what has no reason where one is wanted, and what cannot be awarded today. */
async function beforeSubmit(ctx: Ctx, row: AwardRow): Promise<Readonly<Record<string, unknown>>> {
  const errors: FieldError[] = unexplained(linesOf(row));
  const [least, from] = await Promise.all([setting<number>(ctx, MIN_QUOTES), setting<number>(ctx, MIN_QUOTES_AMOUNT)]);
  const few = (row.competition ?? 0) < least && gte(row.totalBase, String(from));
  if (few && !row.fewReason?.trim())
    errors.push(
      problem(
        'fewReason',
        `只有 ${row.competition} 家有效报价（应有 ${least} 家），须写明理由`,
        `Only ${row.competition} quotations hold where ${least} are wanted: say why`,
      ),
    );
  const asked = await inquiries.get(ctx, row.inquiryId!);
  if (asked.inquiryStatus !== 'OPENED')
    errors.push(problem('inquiryId', '询价不在待定标状态', 'The inquiry does not wait to be awarded'));
  errors.push(...(await outdated(ctx, row, asked)));
  if (errors.length > 0) throw invalid(errors);
  return {};
}

const quotesOf = (ctx: Ctx, row: AwardRow): Promise<QuotationRow[]> =>
  Promise.all(
    [...new Set(linesOf(row).flatMap(({ quotationId }) => quotationId ?? []))].map((id) => quotations.get(ctx, id)),
  );

async function moveInquiry(ctx: Ctx, row: AwardRow, from: string, to: InquiryRow['inquiryStatus']): Promise<void> {
  const system = asSystem(ctx, row.awardNo ?? '定标');
  if ((await inquiries.held(system, row.inquiryId!)).inquiryStatus !== from) return;
  await inquiries.patch(system, row.inquiryId!, { inquiryStatus: to }, { action: 'award' });
}

/** Winners and losers are known; what is needed waits for its orders. Refuses what held at the submit and holds no longer: it is returned instead. */
async function onApproved(ctx: Ctx, row: AwardRow): Promise<void> {
  const system = asSystem(ctx, row.awardNo ?? '定标');
  const [wrong] = await outdated(system, row, await inquiries.held(system, row.inquiryId!));
  if (wrong)
    throw new AppError('RULE', {
      zh: `${wrong.message.zh}；请退回采购员重新定标`,
      en: `${wrong.message.en}; return it to the buyer`,
    });
  await moveInquiry(ctx, row, 'AWARD_AUDIT', 'AWARDED');
  const won = Map.groupBy(linesOf(row), ({ quotationId }) => quotationId);
  for (const { id, lines: offered } of await quotations.find(system, {
    inquiryId: row.inquiryId,
    quoteStatus: 'OPENED',
  })) {
    const quoted = offered.filter((line) => line.amountBase !== null);
    const got = won.get(id)?.length ?? 0;
    const quoteStatus = got === 0 ? 'NOT_AWARDED' : got < quoted.length ? 'PART_AWARDED' : 'AWARDED';
    await quotations.patch(system, id, { quoteStatus }, { action: 'award' });
  }
  const asked = await inquiries.get(system, row.inquiryId!);
  const lines = new Set(linesOf(row).map(({ lineNo }) => lineNo));
  const held = heldBy(asked);
  const needs = asked.sources.flatMap(({ lineNo, demandLineId }) =>
    demandLineId && lines.has(lineNo) && held.has(demandLineId) ? [demandLineId] : [],
  );
  await tellNeeds(system, needs, 'AWARDED');
}

const superintendent = (id: string): ApprovalNode =>
  approveNode({
    id,
    name: { zh: '主管审批', en: 'Superintendent' },
    people: [{ by: 'role', roles: ['SUPT_TECH'] }],
  });

/** Blueprint 4.2: the purchasing manager; above 100,000 or with a single quotation a superintendent; above 500,000 the general manager. */
export const awardApproval = approvable(award, {
  conditionFields: ['totalBase', 'competition', 'scenario'],
  facts: ['awardNo', 'inquiryId', 'scenario', 'competition', 'fewReason'],
  amount: 'totalBase',
  flow: {
    nodes: [
      approveNode({
        id: 'manager',
        name: { zh: '采购经理审批', en: 'Purchasing manager' },
        people: [{ by: 'role', roles: ['PUR_MANAGER'] }],
      }),
      {
        kind: 'condition',
        id: 'weight',
        name: { zh: '金额与竞争', en: 'Amount and competition' },
        branches: [
          aboveBranch({ id: 'large', field: 'totalBase', above: '100000', nodes: [superintendent('large-supt')] }),
          {
            id: 'single',
            name: { zh: '单一报价', en: 'One quotation' },
            when: { field: 'competition', is: 'lt', value: '2' },
            nodes: [superintendent('single-supt')],
          },
          restBranch('weight-rest'),
        ],
      },
      aboveNode({
        id: 'top',
        field: 'totalBase',
        above: '500000',
        nodes: [
          approveNode({
            id: 'gm',
            name: { zh: '总经理审批', en: 'General manager' },
            people: [{ by: 'role', roles: ['GM'] }],
          }),
        ],
      }),
      endNode('approve'),
    ],
  },
  link: (recordId) => recordAddress(award.name, recordId),
  beforeSubmit,
  onSubmitted: (ctx, row) => moveInquiry(ctx, row, 'OPENED', 'AWARD_AUDIT'),
  onReturned: (ctx, row) => moveInquiry(ctx, row, 'AWARD_AUDIT', 'OPENED'),
  onRejected: (ctx, row) => moveInquiry(ctx, row, 'AWARD_AUDIT', 'OPENED'),
  onApproved,
});
