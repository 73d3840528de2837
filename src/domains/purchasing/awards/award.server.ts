import { AppError, type FieldError, invalid } from '../../../kernel/errors.ts';
import { draftLines } from '../../../kernel/resource/shape.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { setting } from '../../../kernel/server/settings/settings.ts';
import { type Decimal, eq, orZero } from '../../../kernel/value/decimal.ts';
import { assertNotTendered, inquiries } from '../inquiries/inquiry-facts.server.ts';
import { MAX_AWARD_VENDORS } from '../parameters.server.ts';
import { type AwardRow, award } from './award.resource.ts';
import { agreedPrices } from './award-contracts.server.ts';
import { awardActs } from './award-orders.server.ts';
import type { Scenario } from './award-words.text.ts';
import { bestAward, lowestPerLine, type Split, splitOf } from './best-award.rules.ts';
import { type Compared, compare, comparisonOf, savingOf } from './compare.server.ts';
import { awardCall, comparisonCall, comparisonSheetCall } from './comparison.calls.ts';
import { comparisonSheet } from './comparison-sheet.server.ts';
import { awards, openAwards } from './open-awards.server.ts';

type Pick = { readonly lineNo: number; readonly quotationId: number; readonly reason?: string };
type Chosen = { readonly scenario: Scenario; readonly quotationId?: number; readonly picks?: readonly Pick[] };

const refused = (field: string, zh: string, en: string): AppError => invalid([{ field, message: { zh, en } }]);

/** Whom a scenario chooses. */
function splitFor(compared: Compared, { scenario, quotationId, picks }: Chosen, most: number): Split {
  const { offered, lines, handlingCost } = compared;
  const numbers = lines.map(({ lineNo }) => lineNo);
  switch (scenario) {
    case 'BEST_SPLIT':
      return bestAward(numbers, offered, { most, handlingCost });
    case 'LOWEST_LINE':
      return lowestPerLine(numbers, offered, handlingCost);
    case 'SINGLE': {
      const offer = offered.find(({ id }) => id === quotationId);
      if (!offer) throw refused('quotationId', '选择一份有效报价', 'Choose a quotation that still holds');
      const own = new Map([...offer.amounts.keys()].map((line) => [line, offer.id]));
      return splitOf(numbers, offered, own, handlingCost);
    }
    case 'MANUAL': {
      const chosen = new Map((picks ?? []).map((pick) => [pick.lineNo, pick.quotationId]));
      for (const [line, id] of chosen)
        if (!offered.find((offer) => offer.id === id)?.amounts.has(line))
          throw refused(
            'picks',
            `第 ${line} 行没有此报价，或报价已失效`,
            `Line ${line} has no such quotation that still holds`,
          );
      return splitOf(numbers, offered, chosen, handlingCost);
    }
  }
}

/** A draft of who gets what; the inquiry waits for it, one award at a time. */
export async function proposeAward(ctx: Ctx, inquiryId: number, chosen: Chosen): Promise<AwardRow> {
  const asked = await inquiries.held(ctx, inquiryId);
  if (asked.inquiryStatus !== 'OPENED')
    throw new AppError('WRONG_STATE', {
      zh: '报价开启后、定标审批前才能定标',
      en: 'It is awarded once it is opened, and before an award is on its way',
    });
  const [known] = await openAwards(ctx, inquiryId);
  if (known)
    throw new AppError('CONFLICT', {
      zh: `已有定标 ${known.awardNo}，请继续办理或先删除`,
      en: `${known.awardNo} awards it already: go on with that, or delete it first`,
    });
  const compared = await compare(ctx, inquiryId);
  const most = await setting<number>(ctx, MAX_AWARD_VENDORS);
  const split = splitFor(compared, chosen, most);
  if (split.picks.size === 0) throw refused('picks', '没有可定标的行', 'There is no line to award');
  const best = bestAward(
    compared.lines.map(({ lineNo }) => lineNo),
    compared.offered,
    { most, handlingCost: compared.handlingCost },
  );
  const reasons = new Map((chosen.picks ?? []).map(({ lineNo, reason }) => [lineNo, reason]));
  const { benchmark, saving, savingPct } = savingOf(split, compared.benchmarks);
  const cellOf = (lineNo: number, quotationId: number) =>
    compared.lines.find((one) => one.lineNo === lineNo)?.cells.find((one) => one.quotationId === quotationId);
  const won = [...split.picks].flatMap(([lineNo, quotationId]) => {
    const cell = cellOf(lineNo, quotationId);
    return cell ? [{ lineNo, quotationId, netBase: cell.netBase }] : [];
  });
  const agreed = await agreedPrices(ctx, asked, compared.quotes, won);
  return awards.create(
    ctx,
    {},
    {
      inquiryId,
      roundNo: asked.roundNo,
      scenario: chosen.scenario,
      competition: compared.offered.length,
      goodsBase: split.goods,
      freightBase: split.freight,
      totalBase: split.total,
      bestBase: best.total,
      benchmarkBase: benchmark,
      savingBase: saving,
      savingPct,
      lines: asked.lines.flatMap((line) => {
        const quotationId = split.picks.get(line.lineNo!);
        const cell = quotationId ? cellOf(line.lineNo!, quotationId) : undefined;
        if (!quotationId || !cell) return [];
        const contract = agreed.get(line.lineNo!);
        return [
          {
            lineNo: line.lineNo,
            description: line.description,
            unitId: line.unitId,
            qty: line.qty,
            partnerId: compared.quotes.get(quotationId)?.partnerId,
            quotationId,
            netBase: cell.netBase,
            baseAmount: cell.amount,
            lowestBase: compared.lines.find(({ lineNo }) => lineNo === line.lineNo)?.lowest ?? null,
            priceContractId: contract?.priceContractId ?? null,
            contractBase: contract?.contractBase ?? null,
            departurePct: contract?.departurePct ?? null,
            notLowestReason: reasons.get(line.lineNo!) ?? null,
          },
        ];
      }),
    },
  );
}

/** A draft of an award takes reasons alone; who gets what is proposed anew. */
async function updateAward(
  ctx: Ctx,
  draft: Record<string, unknown> & { id: number; version: number },
): Promise<AwardRow> {
  const { lines: before } = await awards.held(ctx, draft.id);
  const given = new Map(draftLines(draft.lines).map((line) => [line.id, line]));
  const lines = before.map((line) => {
    const said = given.get(line.id);
    return said && 'notLowestReason' in said ? { ...line, notLowestReason: said.notLowestReason } : line;
  });
  const { id, version } = draft;
  return awards.update(ctx, {
    id,
    version,
    lines,
    ...('fewReason' in draft && { fewReason: draft.fewReason }),
  });
}

/** Back again as long as nothing has taken its place: no other award, no later round. */
async function restoreAward(ctx: Ctx, id: number): Promise<AwardRow> {
  const row = await awards.restore(ctx, id);
  const asked = await inquiries.held(ctx, row.inquiryId!);
  const others = (await openAwards(ctx, asked.id)).filter((one) => one.id !== id);
  if (others.length > 0 || row.roundNo !== asked.roundNo || asked.inquiryStatus !== 'OPENED')
    throw new AppError('WRONG_STATE', {
      zh: '询价已有新一轮报价或另一份定标，不能撤销删除',
      en: 'There is a later round or another award of this inquiry: it does not come back',
    });
  return row;
}

type Weighed = {
  readonly baseAmount?: Decimal | null;
  readonly lowestBase?: Decimal | null;
  readonly notLowestReason?: string | null;
};

/** Lines that do not go to the lowest offer and do not say why. */
export const unexplained = (lines: readonly Weighed[]): FieldError[] =>
  lines.flatMap(({ baseAmount, lowestBase, notLowestReason }, i) =>
    eq(orZero(baseAmount), orZero(lowestBase)) || notLowestReason?.trim()
      ? []
      : [
          {
            field: `lines.${i}.notLowestReason`,
            message: { zh: '不是最低报价，须写明理由', en: 'It is not the lowest offer: say why' },
          },
        ],
  );

export const awardEndpoints: readonly Endpoint[] = [
  serve(comparisonCall, (ctx, { params }) => comparisonOf(ctx, params.id)),
  serve(comparisonSheetCall, (ctx, { params }) => comparisonSheet(ctx, params.id)),
  serve(awardCall, async (ctx, { params, body }) => {
    await assertNotTendered(ctx, params.id);
    return proposeAward(ctx, params.id, body);
  }),
  ...awardActs.endpoints,
  ...crudEndpoints(award, { omit: ['create', 'import'], update: updateAward, restore: restoreAward }),
];
