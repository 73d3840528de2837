import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import type { CustomerBilled } from '../../finance/public.ts';
import { contract } from './contract.resource.ts';
import { contracts } from './save-contract.server.ts';

/** Finance billed freight, took it back or received it: the contract tells its invoice as finance does, and nobody types over it. */
export async function contractBilled(ctx: Ctx, told: CustomerBilled): Promise<void> {
  if (told.source !== contract.name) return;
  const { invoiceNos, invoiceDate, dueOn, gross, baseNet, baseGross, receivedOn, documentNo } = told;
  const billed = invoiceNos.length > 0;
  await contracts.patch(
    asSystem(ctx, documentNo),
    told.sourceId,
    {
      billed,
      billedBase: baseNet,
      invoiceNo: billed ? invoiceNos.join('、') : null,
      invoiceDate,
      invoiceAmount: billed ? gross : null,
      invoiceBase: billed ? baseGross : null,
      dueOn,
      receivedOn,
    },
    { action: 'billed', reason: documentNo },
  );
}
