import { AppError } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { nextSerial } from '../../../kernel/server/serial.ts';
import type { ContractRow } from '../contracts/contract.resource.ts';
import { type AddendumRow, contractAddendum } from './addendum.resource.ts';
import { TERMS } from './addendum.rules.ts';
import { ADDENDUM_TEXT as TEXT } from './addendum.text.ts';

export const addenda = recordsOf(contractAddendum);

/** A draft with the terms of the contract as they are; a contract has one at a time. */
export async function beginAddendum(ctx: Ctx, contract: ContractRow): Promise<AddendumRow> {
  const [open] = await addenda.find(
    ctx,
    { contractId: contract.id, status: ['USE', 'IN_AUDIT'] },
    { only: ['addendumNo'] },
  );
  if (open) throw new AppError('CONFLICT', TEXT.open, { values: { no: open.addendumNo ?? '' } });
  return addenda.create(
    ctx,
    {},
    {
      addendumNo: await nextSerial(ctx, contractAddendum.name, 'AD-{yy}{0000}'),
      contractId: contract.id,
      customerId: contract.customerId,
      currencyId: contract.currencyId,
      ...Object.fromEntries(TERMS.map((term) => [term, contract[term]])),
      oldBase: contract.baseEstimate,
      baseEstimate: contract.baseEstimate,
    },
  );
}
