import { orZero, round, sub, sum } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import type { VoyageFacts } from '../../voyage/public.server.ts';
import type { ContractRow } from '../contracts/contract.resource.ts';
import type { EstimateRow } from '../estimates/estimate.resource.ts';
import { estimateOf } from '../estimates/estimate.rules.ts';
import { claimMoney, statementMoney } from './claim-money.rules.ts';
import { commissionsOf, type Freight, freightOn } from './contract-money.rules.ts';
import type { MoneyFacts } from './read-money.server.ts';
import { actualOf, figuresOf, linesOf, voyageDays } from './result.rules.ts';
import type { AccountRow } from './voyage-account.resource.ts';
import type { LineType } from './voyage-account.text.ts';
import {
  chosenOf,
  converted,
  convertedLines,
  counts,
  expectedOf,
  type InAccount,
  inAccount,
  type Rates,
  type Told,
} from './voyage-sources.rules.ts';

/** What somebody typed of an account, and of which voyage it is. */
export type Draft = Pick<AccountRow, 'voyageId' | 'estimateId' | 'ownersShort' | 'entries' | 'reasons'>;

type Voyage = VoyageFacts;
type Contract = Pick<
  ContractRow,
  | 'id'
  | 'contractNo'
  | 'customerId'
  | 'currencyId'
  | 'freightType'
  | 'freightRate'
  | 'wsFlat'
  | 'wsPoints'
  | 'minQty'
  | 'freightBasis'
  | 'commissions'
>;

/** What is looked at of all that was read. */
export type Facts = Omit<MoneyFacts, 'contracts' | 'estimates'> & {
  readonly contracts: ReadonlyMap<number, Contract>;
  readonly estimates: ReadonlyMap<number, Pick<EstimateRow, 'currencyId' | 'alternatives' | 'chosenLetter'>>;
};

/** The day at whose rates an account is kept: that of the end, or today while the voyage is under way. */
export const bookingDay = ({ endTime }: Pick<Voyage, 'endTime'>, now: Date): string =>
  officeDay(endTime ? new Date(endTime) : now);

const parcelsHere = (facts: Facts, voyageId: number) => facts.parcels.filter((one) => one.voyageId === voyageId);

/** The contracts that perform on a voyage, the first one its own. */
export function contractsOn(facts: Facts, voyageId: number): Contract[] {
  const ids = new Set(parcelsHere(facts, voyageId).map(({ contractId }) => contractId));
  return [...facts.contracts.values()].filter(({ id }) => ids.has(id)).toSorted((a, b) => a.id - b.id);
}

/** The currency of an account: that of its contract, the base currency where there is none. */
export const currencyOn = (facts: Facts, voyageId: number, base: number): number =>
  contractsOn(facts, voyageId)[0]?.currencyId ?? base;

/** All currencies in which something of the voyage is told. */
export function currenciesOn(facts: Facts, draft: Draft, base: number): number[] {
  const own = [facts.statements, facts.claims, facts.disbursed].flatMap((kind) =>
    kind.filter(({ voyageId }) => voyageId === draft.voyageId).map(({ currencyId }) => currencyId),
  );
  const estimate = draft.estimateId === null ? undefined : facts.estimates.get(draft.estimateId);
  const all = [
    base,
    ...contractsOn(facts, draft.voyageId).map(({ currencyId }) => currencyId),
    ...own,
    ...draft.entries.map(({ currencyId }) => currencyId),
    estimate?.currencyId,
  ];
  return [...new Set(all.flatMap((id) => id ?? []))];
}

function freightOfContract(facts: Facts, row: Contract, draft: Draft, days: string): Freight {
  const all = facts.parcels.filter(({ contractId }) => contractId === row.id);
  return freightOn({
    terms: { ...row, rate: row.freightRate },
    basis: row.freightBasis,
    parcels: all.filter(({ voyageId }) => voyageId === draft.voyageId),
    contractQty: orZero(sum(all.map(({ qty }) => qty))),
    days,
    ownersShort: draft.ownersShort === true,
  });
}

const of = (source: string, sourceId: number, sourceNo: string | null) => ({ source, sourceId, sourceNo });

/** Demurrage, despatch and other claims: settled as agreed, before that as their statement says. */
function claimed(facts: Facts, voyageId: number, base: number): Told[] {
  const claims = facts.claims.filter((one) => one.voyageId === voyageId);
  const asked = new Set(claims.map(({ statementId }) => statementId));
  const told = claims.map(({ id, claimNo, currencyId, ...claim }): Told => {
    const { amount, ...money } = claimMoney(claim);
    return { ...money, ...of('market.claim', id, claimNo), currencyId, ownAmount: amount };
  });
  const open = facts.statements.flatMap((one): Told[] => {
    const money = one.voyageId === voyageId && !asked.has(one.id) ? statementMoney(one) : undefined;
    if (!money) return [];
    const { amount, ...rest } = money;
    const currencyId = one.currencyId ?? base;
    return [{ ...rest, ...of('voyage.laytime', one.id, one.statementNo), currencyId, ownAmount: amount }];
  });
  return [...told, ...open].filter(counts);
}

/** Port costs of the owner's calls: as settled, before that as they were last reckoned. */
const disbursed = (facts: Facts, voyageId: number): Told[] =>
  facts.disbursed
    .filter((one) => one.voyageId === voyageId)
    .map(({ id, accountNo, currencyId, status, pdaTotal, fdaTotal }) => ({
      lineType: 'PORT',
      ...of('market.disbursementAccount', id, accountNo),
      currencyId,
      ownAmount: fdaTotal ?? pdaTotal,
      isFinal: status === 'APPROVE',
    }));

/** Freight, deadfreight and commissions of the contracts; commission is taken on demurrage of the first one too. */
function earned(facts: Facts, draft: Draft, days: string, more: readonly InAccount[]): Told[] {
  const claimsDeadfreight = more.some(({ lineType }) => lineType === 'DEADFREIGHT');
  return contractsOn(facts, draft.voyageId).flatMap((row, at) => {
    const { freight, deadfreight, isFinal } = freightOfContract(facts, row, draft, days);
    const dead = claimsDeadfreight ? null : deadfreight;
    const extra = at === 0 ? more.filter(({ lineType }) => lineType === 'DEMURRAGE' || lineType === 'DEADFREIGHT') : [];
    const gross = sum([freight, dead, ...extra.map(({ amount }) => amount)]);
    const allFinal = isFinal && extra.every((one) => one.isFinal);
    const told = (lineType: LineType, ownAmount: string | null, final: boolean): Told => ({
      lineType,
      ...of('market.contract', row.id, row.contractNo),
      currencyId: row.currencyId,
      ownAmount,
      isFinal: final,
    });
    return [
      told('FREIGHT', freight, isFinal),
      ...(dead ? [told('DEADFREIGHT', dead, isFinal)] : []),
      ...(['ADDRESS', 'BROKERAGE'] as const)
        .filter((kind) => row.commissions.some((line) => line.kind === kind))
        .map((kind) =>
          told(
            kind === 'ADDRESS' ? 'ADDRESS_COMM' : 'BROKERAGE',
            commissionsOf(gross, row.commissions, kind),
            allFinal,
          ),
        ),
    ];
  });
}

function burnt(facts: Facts, { id, voyageNo, endTime }: Voyage, base: number): Told[] {
  const amount = facts.oil.amounts.get(id);
  const until = facts.oil.closedUntil;
  const isFinal = endTime !== null && until !== undefined && officeDay(new Date(endTime)).slice(0, 7) <= until;
  if (amount === undefined && until === undefined) return [];
  return [
    {
      lineType: 'BUNKER',
      ...of('voyage.voyage', id, voyageNo),
      currencyId: base,
      ownAmount: amount ?? '0.00',
      isFinal,
    },
  ];
}

const typed = ({ entries }: Draft): Told[] =>
  entries.map(({ lineType, sourceNote, currencyId, amount, estimated }) => ({
    lineType,
    source: null,
    sourceId: null,
    sourceNo: sourceNote,
    currencyId,
    ownAmount: amount,
    isFinal: estimated !== true,
  }));

/** What was expected, in the currency of the account. */
function expected(facts: Facts, { estimateId }: Draft, currencyId: number, rates: Rates) {
  const row = estimateId === null ? undefined : facts.estimates.get(estimateId);
  const one = row && chosenOf(row);
  if (!row || !one) return undefined;
  const figures = estimateOf(one);
  const lines = convertedLines(expectedOf({ ...one, ...figures }), row.currencyId, currencyId, rates);
  return { lines, days: figures.days };
}

type Telling = {
  readonly facts: Facts;
  readonly draft: Draft;
  readonly voyage: Voyage;
  readonly base: number;
  readonly rates: Rates;
  readonly now: Date;
};

/** An account as its sources tell it now. */
export function tellAccount({ facts, draft, voyage, base, rates, now }: Telling) {
  const currencyId = currencyOn(facts, draft.voyageId, base);
  const days = voyageDays(voyage.startTime ?? now.toISOString(), voyage.endTime ?? now.toISOString());
  const here = (told: Told): InAccount => inAccount(told, currencyId, rates);
  const claims = claimed(facts, draft.voyageId, base).map(here);
  const others = [...burnt(facts, voyage, base), ...disbursed(facts, draft.voyageId), ...typed(draft)].map(here);
  const sources = [...earned(facts, draft, days, claims).map(here), ...claims, ...others];
  const estimate = expected(facts, draft, currencyId, rates);
  const results = linesOf(sources, estimate?.lines);
  const figures = figuresOf(actualOf(results), days);
  const planned = estimate ? figuresOf(estimate.lines, estimate.days) : undefined;
  const inBase = (amount: string): string | null => converted(amount, currencyId, base, rates);
  const [main] = contractsOn(facts, draft.voyageId);
  const reasons = new Map(draft.reasons.map(({ lineType, reason }) => [lineType, reason]));
  const names = [...new Set(parcelsHere(facts, draft.voyageId).map(({ name }) => name))];
  return {
    shipId: voyage.shipName,
    contractId: main?.id ?? null,
    customerId: main?.customerId ?? null,
    cargoNames: names.join('、') || null,
    startTime: voyage.startTime,
    endTime: voyage.endTime,
    bookedOn: voyage.endTime ? bookingDay(voyage, now) : null,
    days,
    currencyId,
    rate: round(rates(currencyId), 8),
    results: results.map((line) => ({ ...line, reason: reasons.get(line.lineType) ?? null })),
    sources: sources.map(({ lineType, source, sourceId, sourceNo, ownAmount, rate, amount, isFinal, ...own }) => ({
      lineType,
      source,
      sourceId,
      sourceNo,
      currencyId: own.currencyId,
      ownAmount: round(ownAmount, 2),
      rate,
      amount: amount ?? null,
      provisional: !isFinal || amount == null,
    })),
    ...figures,
    estimateNet: planned?.net ?? null,
    estimateTce: planned?.tce ?? null,
    tceDifference: planned ? round(sub(figures.tce, planned.tce), 2) : null,
    baseRevenue: inBase(figures.revenue),
    baseCost: inBase(orZero(sum([figures.commission, figures.cost]))),
    baseNet: inBase(figures.net),
    provisional: voyage.voyageStatus !== 'CLOSED' || results.some(({ provisional }) => provisional),
  };
}

export type Account = ReturnType<typeof tellAccount>;
