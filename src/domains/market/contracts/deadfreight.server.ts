import { AppError } from '../../../kernel/errors.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { fill } from '../../../kernel/text.ts';
import { eq } from '../../../kernel/value/decimal.ts';
import { cargoes, followReport } from '../cargo/cargo-figures.server.ts';
import { claim } from '../claims/claim.resource.ts';
import { customers } from '../customers/customer.server.ts';
import { voyageAccount } from '../voyage-result/voyage-account.resource.ts';
import { billFreight } from './bill-freight.server.ts';
import type { ContractRow } from './contract.resource.ts';
import { type ProposedDeadfreight, proposedDeadfreight } from './deadfreight.rules.ts';
import { DEADFREIGHT_TEXT as TEXT } from './deadfreight.text.ts';
import { contracts } from './save-contract.server.ts';

const claims = recordsOf(claim);
const accounts = recordsOf(voyageAccount);

const PROPOSING = '亏舱费计算';

type Told = Pick<ContractRow, 'deadfreightQty' | 'deadfreightAmount'>;

const isSame = (row: Told, told: ProposedDeadfreight | null): boolean =>
  told === null
    ? row.deadfreightAmount === null
    : eq(row.deadfreightQty, told.tonnes) && eq(row.deadfreightAmount, told.amount);

const parcelsOf = (ctx: Ctx, contractId: number) => cargoes.find(ctx, { contractId }, { inner: true });

async function reckoned(ctx: Ctx, row: ContractRow): Promise<ProposedDeadfreight | null> {
  if (row.direction !== 'OUT' || row.kind !== 'VOYAGE') return null;
  return proposedDeadfreight(row, await parcelsOf(ctx, row.id));
}

/** Writes what the deadfreight of a contract comes to now. Another amount than was accepted is to be accepted anew. */
async function propose(ctx: Ctx, contractId: number): Promise<void> {
  const system = asSystem(ctx, PROPOSING);
  const row = await contracts.held(system, contractId);
  const told = await reckoned(system, row);
  if (isSame(row, told)) return;
  await contracts.patch(
    system,
    contractId,
    {
      deadfreightQty: told?.tonnes ?? null,
      deadfreightAmount: told?.amount ?? null,
      deadfreightOn: null,
      deadfreightOpen: told !== null,
    },
    { action: 'deadfreight', reason: PROPOSING },
  );
}

/** What was loaded under a contract, or what its terms say, has changed: so has what may be billed of it. */
export async function followLoaded(ctx: Ctx, contractId: number | null): Promise<void> {
  if (contractId === null) return;
  await propose(ctx, contractId);
  await billFreight(ctx, contractId);
}

/** A report counts, counts no more or is corrected: parcels follow it, and what may be billed follows them. Contracts are held before parcels. */
export async function followReportOfContracts(ctx: Ctx, told: { readonly voyageId: number }): Promise<void> {
  const system = asSystem(ctx, '动态报变化');
  const loaded = { voyageId: told.voyageId, cargoStatus: ['LOADED', 'DISCHARGED'] } as const;
  const parcels = await cargoes.find(system, loaded, { only: ['contractId'] });
  const ids = [...new Set(parcels.flatMap(({ contractId }) => contractId ?? []))].toSorted((a, b) => a - b);
  for (const id of ids) await contracts.held(system, id);
  await followReport(ctx, told);
  for (const id of ids) await followLoaded(ctx, id);
}

/** A claim that was given up or came too late asks for nothing. */
const GIVEN_UP: ReadonlySet<string> = new Set(['WAIVED', 'TIME_BARRED']);

/** Refuses what is not owed, or is asked for in another way already (market 5.1): the contract is held. */
export async function assertDeadfreight(ctx: Ctx, row: ContractRow): Promise<void> {
  const system = asSystem(ctx, '认可亏舱费');
  if (row.contractStatus === 'COMPLETED' && row.billed !== true) throw new AppError('RULE', TEXT.elsewhere);
  if (!isSame(row, await reckoned(system, row))) throw new AppError('RULE', TEXT.moved);
  const voyageId = [...new Set((await parcelsOf(system, row.id)).flatMap((one) => one.voyageId ?? []))];
  const owned = await accounts.find(system, { voyageId, ownersShort: true }, { only: ['voyageId'] });
  if (owned.length > 0) throw new AppError('RULE', TEXT.ownersShort);
  const { partnerId } =
    row.customerId === null ? { partnerId: null } : await customers.get(system, row.customerId, { inner: true });
  const asked = await claims.find(
    system,
    { voyageId, kind: 'DEADFREIGHT', direction: 'WE_CLAIM' },
    { only: ['claimNo', 'partnerId', 'claimStatus'] },
  );
  const other = asked.find(
    (one) => !GIVEN_UP.has(one.claimStatus) && (one.partnerId === null || one.partnerId === partnerId),
  );
  if (other) throw new AppError('RULE', fill(TEXT.claimed, { no: other.claimNo ?? '' }));
}

/** The contract that has accepted deadfreight on a voyage, of this partner where one is named. Its contracts are held: nobody accepts meanwhile. */
export async function acceptedOn(
  ctx: Ctx,
  { voyageId, partnerId }: { readonly voyageId: number; readonly partnerId: number | null },
): Promise<string | undefined> {
  const system = asSystem(ctx, '核对亏舱费');
  const parcels = await cargoes.find(system, { voyageId }, { only: ['contractId'] });
  const ids = [...new Set(parcels.flatMap(({ contractId }) => contractId ?? []))];
  const held = await contracts.find(system, { id: ids }, { lock: true });
  for (const { deadfreightOn, customerId, contractNo } of held) {
    if (deadfreightOn === null || customerId === null) continue;
    const customer = await customers.get(system, customerId, { inner: true });
    if ((partnerId ?? null) === null || partnerId === customer.partnerId) return contractNo ?? '';
  }
  return undefined;
}
