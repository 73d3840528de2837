import { AppError, invalid } from '../../../kernel/errors.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { type ActHandler, serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { nextSerial } from '../../../kernel/server/serial.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { contracts } from '../contracts/save-contract.server.ts';
import { liftingFlow } from './lifting.flow.ts';
import { longTermLifting } from './lifting.resource.ts';
import { againstNomination, checkLaycan, daysAfter } from './long-term.rules.ts';
import { longTerms, termsOf } from './long-term.server.ts';
import { LONG_TERM_TEXT as TEXT } from './long-term.text.ts';

type Acts = typeof liftingFlow.transitions;
type Handler<K extends keyof Acts> = ActHandler<typeof longTermLifting.fields, Acts[K]>;

export const liftings = recordsOf(longTermLifting);

const saves = savesOf(longTermLifting, {
  needs: ['longTermId', 'period', 'cargoTypeId', 'loadPortId', 'dischPortId', 'laycanFrom', 'laycanTo'],
  served: async (ctx, { row, before, wrong }) => {
    const terms = await longTerms.get(ctx, before?.longTermId ?? row.longTermId);
    if (terms.status !== 'APPROVE') wrong('longTermId', TEXT.notApproved.zh, TEXT.notApproved.en);
    if (row.longTermId !== terms.id) wrong('longTermId', TEXT.ofContract.zh, TEXT.ofContract.en);
    if (!terms.periods.some(({ month }) => month === row.period)) wrong('period', TEXT.notMonth.zh, TEXT.notMonth.en);
    if (!terms.cargoTypes.includes(row.cargoTypeId)) wrong('cargoTypeId', TEXT.notGoods.zh, TEXT.notGoods.en);
    const isRoute = terms.routes.some(
      ({ loadPortId, dischPortId }) => loadPortId === row.loadPortId && dischPortId === row.dischPortId,
    );
    if (!isRoute) wrong('dischPortId', TEXT.notRoute.zh, TEXT.notRoute.en);
    for (const { field, message } of checkLaycan(row, terms)) wrong(field, message.zh, message.en);
    return { nominateBy: daysAfter(row.laycanFrom, -terms.nominationDays) };
  },
  made: async (ctx, { longTermId }) => {
    const { longTermNo } = await longTerms.get(ctx, longTermId);
    const values = { no: longTermNo ?? '' };
    return { liftingNo: await nextSerial(ctx, longTermLifting.name, '{no}-{00}', { values }) };
  },
});

export const createLifting = saves.create;

const nominate: Handler<'nominate'> = async (ctx, { row, values, move }) => {
  const terms = await termsOf(ctx, row.longTermId);
  const today = officeDay(ctx.now);
  const errors = againstNomination(values, terms, row.qty, today);
  if (terms.shipApproval && !values.shipId) errors.push({ field: 'shipId', message: TEXT.namesShip });
  if (errors.length > 0) throw invalid(errors);
  return move({
    ...values,
    shipId: values.shipId ?? null,
    nominatedOn: today,
    nominateBy: daysAfter(values.laycanFrom, -terms.nominationDays),
  });
};

/** The charter of a lifting that has not failed and was not cancelled; a lifting has one at most. */
export async function charterOf(ctx: Ctx, liftingId: number): Promise<string | undefined> {
  const found = await contracts.find(
    asSystem(ctx, '批次的航次合同'),
    { liftingId },
    { only: ['contractNo', 'contractStatus'] },
  );
  const alive = found.find(({ contractStatus }) => contractStatus !== 'FAILED' && contractStatus !== 'CANCELLED');
  return alive && (alive.contractNo ?? '');
}

const miss: Handler<'miss'> = async (ctx, { row, move }) => {
  const no = await charterOf(ctx, row.id);
  if (no !== undefined) throw new AppError('WRONG_STATE', TEXT.hasCharter, { values: { no } });
  return move();
};

export const liftingActs = serveActs(longTermLifting, liftingFlow, {
  nominate,
  accept: (ctx, { values, move }) => move({ ...values, acceptedOn: officeDay(ctx.now) }),
  miss,
});

export const liftingEndpoints: readonly Endpoint[] = [
  ...liftingActs.endpoints,
  ...crudEndpoints(longTermLifting, { omit: ['import'], ...saves }),
];
