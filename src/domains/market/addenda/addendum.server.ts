import { AppError, type FieldError, invalid, refuseFor } from '../../../kernel/errors.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import { approvable } from '../../../kernel/server/approvable.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { gt, orZero, sub } from '../../../kernel/value/decimal.ts';
import { byAmount } from '../contracts/contract.approval.server.ts';
import type { ContractRow } from '../contracts/contract.resource.ts';
import { followLoaded } from '../contracts/deadfreight.server.ts';
import { amountsOf, contracts } from '../contracts/save-contract.server.ts';
import { customers, exposureOf } from '../customers/customer.server.ts';
import { beyondLimit } from '../customers/exposure.rules.ts';
import { planHire } from '../hire/hire.server.ts';
import { type AddendumRow, contractAddendum } from './addendum.resource.ts';
import { changesBetween, TERMS } from './addendum.rules.ts';
import { ADDENDUM_TEXT as TEXT } from './addendum.text.ts';

/** The contract that it amends, held to the end of the transaction. */
async function contractOf(ctx: Ctx, { contractId }: Pick<AddendumRow, 'contractId'>): Promise<ContractRow> {
  if (contractId === null) throw new Error('an addendum amends a contract');
  return contracts.held(asSystem(ctx, '补充协议'), contractId);
}

const changed = (row: AddendumRow) => Object.fromEntries(TERMS.map((term) => [term, row[term]]));

/** What the contract would come to with these terms, and what of them differs. */
async function comparedWith(ctx: Ctx, row: AddendumRow) {
  const contract = await contractOf(ctx, row);
  const { baseEstimate } = await amountsOf(ctx, { ...contract, ...changed(row) });
  return { changes: changesBetween(contract, row), oldBase: contract.baseEstimate, baseEstimate, contract };
}

const saves = savesOf(contractAddendum, {
  served: async (ctx, { row, before }) => {
    if (!before) return {};
    const { contract: _contract, ...compared } = await comparedWith(ctx, row);
    return compared;
  },
});

export const updateAddendum = saves.update;

/** Fixed for little and made dearer afterwards, a contract would pass the limit that fixing keeps. */
async function assertCredit(ctx: Ctx, contract: ContractRow, estimate: string | null): Promise<void> {
  const { customerId, direction, baseEstimate } = contract;
  if (direction === 'IN' || customerId === null || !gt(estimate, orZero(baseEstimate))) return;
  const { creditLimit } = await customers.held(asSystem(ctx, '补充协议'), customerId);
  // What the contract comes to as it is stands among what is open.
  const exposure = sub(await exposureOf(ctx, customerId), orZero(baseEstimate));
  if (beyondLimit({ creditLimit, exposure, estimate })) refuseFor([TEXT.overCredit]);
}

const BINDING = new Set(['FIXED', 'PERFORMING']);

async function beforeSubmit(ctx: Ctx, row: AddendumRow) {
  const { contract, ...compared } = await comparedWith(ctx, row);
  if (!BINDING.has(contract.contractStatus)) throw new AppError('WRONG_STATE', TEXT.ended);
  const errors: FieldError[] = [];
  if (compared.changes.length === 0) errors.push({ field: 'changes', message: TEXT.nothing });
  if (!row.reason?.trim()) errors.push({ field: 'reason', message: TEXT.why });
  if (errors.length > 0) throw invalid(errors);
  await assertCredit(ctx, contract, compared.baseEstimate);
  return { oldBase: compared.oldBase, baseEstimate: compared.baseEstimate };
}

/** Approved, the contract has the new terms, and comes to what follows. */
async function onApproved(ctx: Ctx, row: AddendumRow): Promise<void> {
  const contract = await contractOf(ctx, row);
  if (!BINDING.has(contract.contractStatus)) throw new AppError('WRONG_STATE', TEXT.ended);
  const terms = Object.fromEntries(row.changes.flatMap(({ term }) => (term ? [[term, row[term]]] : [])));
  const amounts = await amountsOf(ctx, { ...contract, ...terms });
  await assertCredit(ctx, contract, amounts.baseEstimate);
  await contracts.patch(
    asSystem(ctx, '补充协议生效'),
    contract.id,
    { ...terms, ...amounts },
    { action: 'amended', reason: `${row.addendumNo} ${row.reason ?? ''}`.trim() },
  );
  // Other terms, other freight and deadfreight of what is loaded, and other hire of what is to come.
  await followLoaded(ctx, contract.id);
  await planHire(ctx, contract.id);
}

/** Whoever was asked of the contract as it was is asked of it as it is to be: making it cheaper is no way past them. */
export const addendumApproval = approvable(contractAddendum, {
  conditionFields: ['customerId', 'oldBase', 'baseEstimate'],
  facts: ['addendumNo', 'contractId', 'customerId', 'reason'],
  amount: 'baseEstimate',
  flow: byAmount(['oldBase', 'baseEstimate']),
  link: (recordId) => recordAddress(contractAddendum.name, recordId),
  beforeSubmit,
  onApproved,
});

export const addendumEndpoints: readonly Endpoint[] = [
  ...crudEndpoints(contractAddendum, { omit: ['create', 'import'], update: saves.update, derive: saves.derive }),
];
