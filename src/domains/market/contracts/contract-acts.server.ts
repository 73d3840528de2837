import { type FieldError, invalid, refuseFor } from '../../../kernel/errors.ts';
import { type ActHandler, serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { fill, type Text } from '../../../kernel/text.ts';
import { mul, round } from '../../../kernel/value/decimal.ts';
import { baseRateOf } from '../../parameter/public.server.ts';
import { voyagesById } from '../../voyage/public.server.ts';
import { beginAddendum } from '../addenda/begin-addendum.server.ts';
import { customers } from '../customers/customer.server.ts';
import { contractFlow } from './contract.flow.ts';
import { type ContractRow, contract } from './contract.resource.ts';
import { CONTRACT_TEXT as TEXT } from './contract.text.ts';
import { fixParcels, freeParcels, parcelsOf } from './fix-contract.server.ts';
import { missingTerms } from './missing-terms.rules.ts';

type Acts = typeof contractFlow.transitions;
type Handler<K extends keyof Acts> = ActHandler<typeof contract.fields, Acts[K]>;

const DAY_MS = 86_400_000;

/** The main terms are agreed: they must be there. */
const onSubs: Handler<'onSubs'> = (_ctx, { row, move }) => {
  const errors: FieldError[] = missingTerms(row);
  if (errors.length > 0) throw invalid(errors);
  return move();
};

const fix: Handler<'fix'> = async (ctx, { row, values: { shipId }, move }) =>
  move({ shipId, ...(await fixParcels(ctx, row, shipId)) });

const cancel: Handler<'cancel'> = async (ctx, { row, move }) => {
  await freeParcels(ctx, row);
  return move();
};

/** Carried: every parcel is discharged, and the voyages are closed. */
async function assertCarried(ctx: Parameters<Handler<'complete'>>[0], row: ContractRow): Promise<void> {
  const parcels = (await parcelsOf(ctx, row)).filter(({ contractId }) => contractId === row.id);
  const voyages = await voyagesById(ctx, [...new Set(parcels.flatMap(({ voyageId }) => voyageId ?? []))]);
  const problems: Text[] = [];
  for (const { cargoNo, cargoStatus } of parcels)
    if (cargoStatus !== 'DISCHARGED' && cargoStatus !== 'SETTLED')
      problems.push(fill(TEXT.notDone, { no: cargoNo ?? '' }));
  for (const { voyageNo, voyageStatus } of voyages.values())
    if (voyageStatus !== 'CLOSED') problems.push(fill(TEXT.voyageOpen, { no: voyageNo ?? '' }));
  refuseFor(problems);
}

const complete: Handler<'complete'> = async (ctx, { row, values, move }) => {
  await assertCarried(ctx, row);
  const found = await baseRateOf(ctx, { currencyId: row.currencyId, date: values.invoiceDate });
  if (!found) throw invalid([{ field: 'invoiceDate', message: TEXT.noRate }]);
  const days = row.customerId === null ? 0 : (await customers.get(ctx, row.customerId)).paymentDays;
  const dueOn = new Date(Date.parse(values.invoiceDate) + days * DAY_MS).toISOString().slice(0, 10);
  return move({ ...values, dueOn, invoiceBase: round(mul(values.invoiceAmount, found.rate), 2) });
};

/** What becomes of a contract beside its approval. */
export const contractActs = serveActs(contract, contractFlow, {
  onSubs,
  fix,
  release: (_ctx, { move }) => move({ creditReleased: true }),
  waive: (_ctx, { move }) => move({ certWaived: true }),
  fail: (_ctx, { move }) => move(),
  complete,
  receive: (_ctx, { values, move }) => move(values),
  amend: (ctx, { row }) => beginAddendum(ctx, row),
  cancel,
});
