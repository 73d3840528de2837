import { AppError, type FieldError, invalid } from '../../../kernel/errors.ts';
import type { Row } from '../../../kernel/resource/resource.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { moves, serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { serveMake } from '../../../kernel/server/crud/make-endpoint.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { holds } from '../../../kernel/server/permit/permit.ts';
import { fill as fillPort } from '../../../kernel/server/ports.ts';
import { nextSerial } from '../../../kernel/server/serial.ts';
import { fill, say, type Text } from '../../../kernel/text.ts';
import { eq, isPositive } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { laytime, type StatementResult, statementClaims, voyage } from '../../voyage/public.ts';
import { cargoes } from '../cargo/cargo-figures.server.ts';
import { acceptedOn } from '../contracts/deadfreight.server.ts';
import { DEADFREIGHT_TEXT } from '../contracts/deadfreight.text.ts';
import { contracts } from '../contracts/save-contract.server.ts';
import { customers } from '../customers/customer.server.ts';
import { timeBar } from '../money/settlement.rules.ts';
import { MARKET_PRICE } from '../price.text.ts';
import { billClaim } from './bill-claim.server.ts';
import { claimOfStatement, settlementOfClaim } from './claim.calls.ts';
import { claimFlow } from './claim.flow.ts';
import { type ClaimRow, claim } from './claim.resource.ts';
import { askedBy, claimNet, documentsFor } from './claim.rules.ts';
import { CLAIM_TEXT as TEXT } from './claim.text.ts';

export const claims = recordsOf(claim);
const voyages = recordsOf(voyage);
const laytimes = recordsOf(laytime);

/** Reckoned by the times of the ports: never typed. */
const OF_STATEMENT: ReadonlySet<string> = new Set(['DEMURRAGE', 'DESPATCH']);

/** What a statement says of its claim, and nobody types over. */
function saidBy(statement: Row<typeof laytime>) {
  const { claimDue, claimDays } = statement;
  const asked = askedBy(statement);
  if (!claimDue || !asked) throw new AppError('RULE', TEXT.nothing);
  const { kind, amount, commissionPct } = asked;
  return {
    kind,
    direction: kind === 'DEMURRAGE' ? ('WE_CLAIM' as const) : ('AGAINST_US' as const),
    voyageId: statement.voyageId,
    currencyId: statement.currencyId,
    amount,
    commissionPct,
    completedOn: timeBar(claimDue, -claimDays),
    claimDays,
  };
}

type Said = ReturnType<typeof saidBy>;
const SAID: readonly (keyof Said)[] = [
  'kind',
  'direction',
  'voyageId',
  'currencyId',
  'amount',
  'commissionPct',
  'completedOn',
  'claimDays',
];

const MAKING = '由计算单生成索赔';

type OfStatement = Pick<Row<typeof laytime>, 'id' | 'voyageId' | 'charterer' | 'charterParty'>;

const sameWords = (a: string | null, b: string | null): boolean => (a ?? '').trim() === (b ?? '').trim();

/**
 * The claim that was made of another statement of the same time: of this voyage, this charterer and this charter party. A statement that
 * was drawn up anew is no second demand; whoever gives the first one up may make another.
 */
async function claimOfSameTime(ctx: Ctx, of: OfStatement): Promise<ClaimRow | undefined> {
  const system = asSystem(ctx, MAKING);
  // Held: two who make claims of one voyage wait for each other.
  await voyages.held(system, of.voyageId);
  const others = await laytimes.find(system, { voyageId: of.voyageId }, { only: ['charterer', 'charterParty'] });
  const same = others.filter(
    (one) => one.id !== of.id && sameWords(one.charterer, of.charterer) && sameWords(one.charterParty, of.charterParty),
  );
  const found = await claims.find(system, { statementId: same.map(({ id }) => id) });
  return found.find(({ claimStatus }) => claimStatus !== 'WAIVED');
}

/** Deadfreight that a contract bills is not claimed beside: what says so, and nothing of any other claim. */
async function billedBeside(
  ctx: Ctx,
  row: Pick<ClaimRow, 'kind' | 'direction' | 'voyageId' | 'partnerId'>,
): Promise<Text | undefined> {
  if (row.kind !== 'DEADFREIGHT' || row.direction !== 'WE_CLAIM') return undefined;
  const no = await acceptedOn(ctx, row);
  return no === undefined ? undefined : fill(DEADFREIGHT_TEXT.billedBy, { no });
}

const saves = savesOf(claim, {
  needs: ['voyageId'],
  served: async (ctx, { row, before, wrong }) => {
    const { shipName } = await voyages.get(ctx, row.voyageId);
    const statementId = before ? before.statementId : row.statementId;
    if (before && row.statementId !== statementId) wrong('statementId', TEXT.ofStatement.zh, TEXT.ofStatement.en);
    if (!statementId && OF_STATEMENT.has(row.kind)) wrong('kind', TEXT.byHand.zh, TEXT.byHand.en);
    // A day that has not come would put the time bar off for as long as one likes.
    if (row.completedOn > officeDay(ctx.now)) wrong('completedOn', TEXT.future.zh, TEXT.future.en);
    if (statementId) {
      const statement = await laytimes.get(ctx, statementId, { inner: true });
      const why = claimOfStatement.against({ status: statement.status });
      if (why) wrong('statementId', why.zh, why.en);
      const said = saidBy(statement);
      for (const name of SAID) if (row[name] !== said[name]) wrong(name, TEXT.ofStatement.zh, TEXT.ofStatement.en);
      const other = before ? undefined : await claimOfSameTime(ctx, statement);
      const twice = other && fill(TEXT.sameTime, { no: other.claimNo ?? '' });
      if (twice) wrong('statementId', twice.zh, twice.en);
    }
    const beside = await billedBeside(ctx, row);
    if (beside) wrong('kind', beside.zh, beside.en);
    return { shipId: shipName };
  },
  // On its way it may be told to be another partner's.
  later: async (ctx, { row, before, wrong }) => {
    const beside = row.partnerId === before.partnerId ? undefined : await billedBeside(ctx, row);
    if (beside) wrong('partnerId', beside.zh, beside.en);
    return {};
  },
  // What it usually encloses stands there to be ticked off.
  made: async (ctx, row) => ({
    claimNo: await nextSerial(ctx, claim.name, 'CL-{yy}{0000}'),
    ...(row.documents.length === 0 && { documents: documentsFor(row.kind) }),
  }),
});

/** What claims of statements would ask for; of one that comes to nothing, nothing. Told to whoever may see claims and amounts. */
export const claimsAsking = fillPort(statementClaims, claim.name, {
  asking: async (ctx, results: readonly StatementResult[]) => {
    if (!holds(ctx.user, 'market:claim:list') || !holds(ctx.user, MARKET_PRICE)) return undefined;
    const made = await claims.find(ctx, { statementId: results.map(({ statementId }) => statementId) });
    return made.flatMap(({ id, claimNo, statementId }) => {
      const result = results.find((one) => one.statementId === statementId);
      if (!result || statementId === null) return [];
      const asked = askedBy(result);
      return [{ claimId: id, claimNo: claimNo ?? '', statementId, netAmount: asked ? claimNet(asked) : '0.00' }];
    });
  },
});

export const { create: createClaim, update: updateClaim } = saves;

/** The charterer of a voyage, where all that goes by it is one customer's. */
async function chartererOf(ctx: Ctx, voyageId: number): Promise<number | null> {
  const system = asSystem(ctx, MAKING);
  const parcels = await cargoes.find(system, { voyageId }, { only: ['contractId'] });
  const ids = [...new Set(parcels.flatMap(({ contractId }) => contractId ?? []))];
  const agreed = await contracts.find(system, { id: ids, direction: 'OUT' }, { only: ['customerId'] });
  const [one, ...more] = new Set(agreed.flatMap(({ customerId }) => customerId ?? []));
  return one === undefined || more.length > 0 ? null : (await customers.get(system, one)).partnerId;
}

const fromStatement = serveMake(claimOfStatement, async (ctx, { first }) => {
  const said = saidBy(first);
  const [known] = await claims.find(ctx, { statementId: first.id }, { only: ['id'] });
  if (known) throw new AppError('RULE', TEXT.already);
  return saves.create(ctx, {
    ...said,
    statementId: first.id,
    // The statement may leave it open; a claim is somebody's.
    counterpartyName: first.charterer || say(TEXT.toBeNamed, ctx.lang),
    partnerId: await chartererOf(ctx, first.voyageId),
    charterParty: first.charterParty,
  });
});

export const makeClaim = fromStatement.make;

const notAfter = (ctx: Ctx, field: string, day: string): FieldError[] =>
  day > officeDay(ctx.now) ? [{ field, message: TEXT.future }] : [];

const acts = serveActs(claim, claimFlow, {
  submit: (ctx, { row, move }) => {
    if (!isPositive(row.amount))
      throw invalid([{ field: 'amount', message: { zh: '须填写索赔金额', en: 'Enter the amount' } }]);
    return move({ submittedDate: officeDay(ctx.now) });
  },
  round: (ctx, { row, values, move }) => {
    const wrong = notAfter(ctx, 'day', values.day);
    if (wrong.length > 0) throw invalid(wrong);
    const claimStatus = row.claimStatus === 'SUBMITTED' ? 'NEGOTIATING' : row.claimStatus;
    return move({ claimStatus, rounds: [...row.rounds, values] });
  },
  legal: moves,
  waive: moves,
  pay: async (ctx, { row, values, move }) => {
    const wrong = notAfter(ctx, 'paidDate', values.paidDate);
    if (!eq(values.paidAmount, row.agreedAmount)) wrong.push({ field: 'paidAmount', message: TEXT.paidOther });
    if (wrong.length > 0) throw invalid(wrong);
    const paid = await move(values);
    await billClaim(ctx, paid);
    return paid;
  },
  reopen: async (ctx, { row, values: { extendedTo }, move }) => {
    if (extendedTo < officeDay(ctx.now)) throw invalid([{ field: 'extendedTo', message: TEXT.notPast }]);
    const beside = await billedBeside(ctx, row);
    if (beside) throw new AppError('RULE', beside);
    return move({ extendedTo });
  },
});

export const claimActs = acts.perform;

/** Claims that nobody submitted by their last day are barred on the day after. Answers how many. */
export async function barLate(ctx: Ctx): Promise<number> {
  const late = await ctx.db.query<{ id: number }>({
    name: 'market-late-claims',
    text: `select id from market_claim where claim_status = 'OPEN' and due_date < $1 and deleted_at is null order by id limit 1000`,
    values: [officeDay(ctx.now)],
  });
  for (const { id } of late) await claims.patch(ctx, id, { claimStatus: 'TIME_BARRED' }, { action: 'timeBar' });
  return late.length;
}

/** What was agreed to in a settlement, in the transaction of its approval; a claim that was given up meanwhile stays so. */
export async function agreeClaim(
  ctx: Ctx,
  id: number,
  agreed: Pick<ClaimRow, 'agreedAmount' | 'agreedDate'>,
): Promise<void> {
  const why = settlementOfClaim.against({ claimStatus: (await claims.held(ctx, id)).claimStatus });
  if (why) throw new AppError('WRONG_STATE', why);
  const { row } = await claims.patch(ctx, id, { claimStatus: 'AGREED', ...agreed }, { action: 'agree' });
  await billClaim(ctx, row);
}

export const claimEndpoints: readonly Endpoint[] = [
  fromStatement.endpoint,
  ...acts.endpoints,
  ...crudEndpoints(claim, { omit: ['import'], ...saves }),
];
