import { AppError } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { serveMake } from '../../../kernel/server/crud/make-endpoint.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { type Saving, savesOf } from '../../../kernel/server/crud/saves.ts';
import { nextSerial } from '../../../kernel/server/serial.ts';
import { type Decimal, eq, mul, round, sum } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { baseRateOf, CURRENCIES } from '../../parameter/public.server.ts';
import { BASE_CURRENCY } from '../../parameter/public.ts';
import { cargoes } from '../cargo/cargo-figures.server.ts';
import { estimateOf, type Priced, shareOf } from './amount.rules.ts';
import { contractOfCargo } from './contract.calls.ts';
import { type ContractRow, contract } from './contract.resource.ts';
import { KIND_LETTERS, CONTRACT_TEXT as TEXT } from './contract.text.ts';
import { termsOf } from './parcel-terms.rules.ts';

export const contracts = recordsOf(contract);

type Amounted = Priced & Pick<ContractRow, 'currencyId'> & { readonly cargoes: readonly { qty?: Decimal | null }[] };

/** What a contract is expected to come to, in its currency and, at the rate of the day, in the base currency. */
export async function amountsOf(ctx: Ctx, row: Amounted) {
  const qtyTotal = sum(row.cargoes.map(({ qty }) => qty));
  const amountEstimate = estimateOf(row, qtyTotal);
  const found = await baseRateOf(ctx, { currencyId: row.currencyId, date: officeDay(ctx.now) });
  return {
    qtyTotal,
    amountEstimate,
    rate: found?.rate ?? null,
    baseEstimate: round(mul(amountEstimate, found?.rate), 2),
  };
}

type Lines = ContractRow['cargoes'];
type Wrong = Saving<typeof contract.fields>['wrong'];

/** What the parcels of a contract are as it is written. */
async function withParcels(ctx: Ctx, lines: Lines, customerId: number | null, wrong: Wrong) {
  const ids = lines.flatMap(({ cargoId }) => cargoId ?? []);
  const known = new Map((await cargoes.find(ctx, { id: ids })).map((row) => [row.id, row]));
  return lines.map((line, i) => {
    const parcel = known.get(line.cargoId);
    if (!parcel) return line;
    const at = `cargoes.${i}.cargoId`;
    if (customerId !== null && parcel.customerId !== customerId)
      wrong(at, TEXT.otherCustomer.zh, TEXT.otherCustomer.en);
    if (parcel.cargoStatus !== 'OFFERED') wrong(at, TEXT.notOpen.zh, TEXT.notOpen.en);
    return { ...line, ...termsOf(parcel) };
  });
}

/** What failed or was cancelled before it was approved stands as it is. */
export function assertAlive({ contractStatus }: Pick<ContractRow, 'contractStatus'>): void {
  if (contractStatus === 'FAILED' || contractStatus === 'CANCELLED') throw new AppError('WRONG_STATE', TEXT.ended);
}

/** What a long-term contract fixes of the charter of a lifting; which lifting it is nobody types. */
function heldByLongTerm(row: ContractRow, before: ContractRow | undefined, wrong: Wrong): void {
  const told = (field: keyof ContractRow): void => wrong(field, TEXT.byLifting.zh, TEXT.byLifting.en);
  for (const field of ['liftingId', 'longTermId'] as const)
    if ((row[field] ?? null) !== (before?.[field] ?? null)) told(field);
  if (!before?.liftingId) return;
  for (const field of ['kind', 'direction', 'customerId', 'currencyId'] as const)
    if (row[field] !== before[field]) told(field);
  const parcels = ({ cargoes: lines }: ContractRow): string => lines.map(({ cargoId }) => cargoId).join();
  if (parcels(row) !== parcels(before)) told('cargoes');
  if (!before.freightByLongTerm) return;
  if (row.freightType !== before.freightType) told('freightType');
  if (!eq(row.freightRate, before.freightRate)) told('freightRate');
}

const saves = savesOf(contract, {
  needs: ['currencyId'],
  served: async (ctx, { row, before, wrong }) => {
    if (before) assertAlive(before);
    heldByLongTerm(row, before, wrong);
    const lines = await withParcels(ctx, row.cargoes, row.direction === 'OUT' ? row.customerId : null, wrong);
    return {
      cargoes: lines,
      estimateId: before?.estimateId ?? null,
      // Recorded by an act, once she is delivered.
      offHires: before?.offHires ?? [],
      commissionPct: round(shareOf(row.commissions), 3),
      ...(await amountsOf(ctx, { ...row, cargoes: lines })),
    };
  },
  made: async (ctx, { kind }, { estimateId = null }) => ({
    contractNo: await nextSerial(ctx, contract.name, '{kind}-{yy}{0000}', { values: { kind: KIND_LETTERS[kind] } }),
    estimateId,
  }),
});

export const { create: createContract, update: updateContract, derive: deriveContract } = saves;

/** The base currency, in which a new contract is written unless somebody says another. */
export async function baseCurrency(ctx: Ctx): Promise<number | undefined> {
  const [row] = await ctx.db.query<{ id: number }>(`select id from ${CURRENCIES} where code = $1`, [BASE_CURRENCY]);
  return row?.id;
}

export const contractMake = serveMake(contractOfCargo, async (ctx, { rows, first }) =>
  saves.create(ctx, {
    kind: 'VOYAGE',
    direction: 'OUT',
    customerId: first.customerId,
    currencyId: await baseCurrency(ctx),
    cargoes: rows.map(({ id }) => ({ cargoId: id })),
    payments: [{ pct: '100.00', trigger: 'BL', days: 3 }],
  }),
);
