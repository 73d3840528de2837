import { AppError, type FieldError, invalid } from '../../../kernel/errors.ts';
import { type ApprovalNode, approveNode, endNode } from '../../../kernel/flow/approval-tree.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import { approvable } from '../../../kernel/server/approvable.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { heldLines } from '../../../kernel/server/crud/line-records.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { setting } from '../../../kernel/server/settings/settings.ts';
import { gte } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { standingOf } from '../../partner/public.server.ts';
import { tellNeeds } from '../demand/allocate-demand.server.ts';
import { type InquiryRow, inquiry } from '../inquiries/inquiry.resource.ts';
import { inquiries } from '../inquiries/inquiry-facts.server.ts';
import { heldBy } from '../inquiries/make-inquiry.server.ts';
import { MIN_QUOTES, MIN_QUOTES_AMOUNT } from '../parameters.server.ts';
import { type QuotationRow, quotation } from '../quotations/quotation.resource.ts';
import { type AwardLine, type AwardRow, award } from './award.resource.ts';
import { unexplained } from './award.server.ts';

const quotations = recordsOf(quotation);
const linesOf = (row: AwardRow) => row.lines as readonly AwardLine[];
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
  const held = await heldLines(inquiry, system, { id: row.inquiryId!, field: 'lines' });
  if ((held.row as InquiryRow).inquiryStatus !== from) return;
  await inquiries.patch(system, row.inquiryId!, { inquiryStatus: to }, { action: 'award' });
}

/** Winners and losers are known; what is needed waits for its orders. Refuses what held at the submit and holds no longer: it is returned instead. */
async function onApproved(ctx: Ctx, row: AwardRow): Promise<void> {
  const system = asSystem(ctx, row.awardNo ?? '定标');
  const held = await heldLines(inquiry, system, { id: row.inquiryId!, field: 'lines' });
  const [wrong] = await outdated(system, row, held.row as InquiryRow);
  if (wrong)
    throw new AppError('RULE', {
      zh: `${wrong.message.zh}；请退回采购员重新定标`,
      en: `${wrong.message.en}; return it to the buyer`,
    });
  await moveInquiry(ctx, row, 'AWARD_AUDIT', 'AWARDED');
  const won = Map.groupBy(linesOf(row), ({ quotationId }) => quotationId);
  const all = await ctx.db.query<{ id: number }>(
    `select id from purchasing_quotation where inquiry_id = $1 and quote_status = 'OPENED' and deleted_at is null order by id`,
    [row.inquiryId],
  );
  for (const { id } of all) {
    const quote = await quotations.get(system, id);
    const quoted = (quote.lines as readonly { amountBase: string | null }[]).filter((line) => line.amountBase !== null);
    const got = won.get(id)?.length ?? 0;
    const quoteStatus = got === 0 ? 'NOT_AWARDED' : got < quoted.length ? 'PART_AWARDED' : 'AWARDED';
    await quotations.patch(system, id, { quoteStatus }, { action: 'award' });
  }
  const asked = await inquiries.get(system, row.inquiryId!);
  const lines = new Set(linesOf(row).map(({ lineNo }) => lineNo));
  const needs = (asked.sources as readonly { lineNo: number; demandLineId: number }[])
    .filter(({ lineNo, demandLineId }) => lines.has(lineNo) && heldBy(asked).has(demandLineId))
    .map(({ demandLineId }) => demandLineId);
  await tellNeeds(system, needs, 'AWARDED');
}

const branch = (
  id: string,
  name: { zh: string; en: string },
  when: { field: string; is: 'gt' | 'lt'; value: string },
  node: ApprovalNode,
) => ({ id, name, when, nodes: [node] });
const rest = (id: string) => ({ id, name: { zh: '其余', en: 'Others' }, nodes: [] });

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
          branch(
            'large',
            { zh: '超过 10 万', en: 'Above 100,000' },
            { field: 'totalBase', is: 'gt', value: '100000' },
            superintendent('large-supt'),
          ),
          branch(
            'single',
            { zh: '单一报价', en: 'One quotation' },
            { field: 'competition', is: 'lt', value: '2' },
            superintendent('single-supt'),
          ),
          rest('weight-rest'),
        ],
      },
      {
        kind: 'condition',
        id: 'top',
        name: { zh: '按金额', en: 'By amount' },
        branches: [
          branch(
            'top-above',
            { zh: '超过 50 万', en: 'Above 500,000' },
            { field: 'totalBase', is: 'gt', value: '500000' },
            approveNode({
              id: 'gm',
              name: { zh: '总经理审批', en: 'General manager' },
              people: [{ by: 'role', roles: ['GM'] }],
            }),
          ),
          rest('top-rest'),
        ],
      },
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
