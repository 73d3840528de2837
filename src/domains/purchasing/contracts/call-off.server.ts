import { AppError } from '../../../kernel/errors.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { notify } from '../../../kernel/server/notify.ts';
import type { Text } from '../../../kernel/text.ts';
import { add, type Decimal, gt, sub } from '../../../kernel/value/decimal.ts';
import { holdersOf } from '../../identity/public.server.ts';
import type { OrderRow } from '../orders/order.resource.ts';
import { type BaseContractRow, baseContract } from './base-contract.resource.ts';
import { CALLED_OFF } from './called-off.rules.ts';
import { calledOff, crossesAlarm, isBeyond } from './contract.rules.ts';
import { contracts } from './contract-prices.server.ts';

export const CONTRACT_NEAR = 'purchasing.contractNearCeiling';

/** What the orders in force have called off of a contract. */
export async function usedOf(ctx: Ctx, contractId: number): Promise<Decimal> {
  const [found] = await ctx.db.query<{ used: Decimal }>({
    name: 'purchasing-contract-used',
    text: `select u.used_amount as used from (${CALLED_OFF} $1) u`,
    values: [contractId],
  });
  return found?.used ?? '0';
}

/** What stands above the ceiling of a contract; nothing where it still bears it. Figures are not told: not everybody may know them. */
const beyond = ({ contractNo }: Pick<BaseContractRow, 'contractNo'>): Text => ({
  zh: `超过框架合同 ${contractNo} 的总额：减少数量，或不选合同并按直接采购写明理由`,
  en: `It goes beyond the ceiling of ${contractNo}: order less, or name no contract and say why it is bought directly`,
});

/** Whether that much more may be called off of a contract. */
export const bears = async (
  ctx: Ctx,
  { id, ceilingAmount }: Pick<BaseContractRow, 'id' | 'ceilingAmount'>,
  lines: Parameters<typeof calledOff>[0],
): Promise<boolean> => !isBeyond(await usedOf(ctx, id), calledOff(lines), ceilingAmount);

/** Why an order may not be called off of its contract: all that is in force beside it, and it, come to more than was agreed. */
export async function beyondCeiling(ctx: Ctx, { contractId, lines }: Pick<OrderRow, 'contractId' | 'lines'>) {
  if (!contractId) return undefined;
  const contract = await contracts.get(ctx, contractId, { inner: true });
  return (await bears(ctx, contract, lines)) ? undefined : beyond(contract);
}

/**
 * Before an order comes in force: its contract, held so that of two at once one counts the other, binds still and bears it. Answers what tells those
 * who keep the contract once its ceiling is near.
 */
export async function takeFromContract(
  ctx: Ctx,
  order: Pick<OrderRow, 'id' | 'orderNo' | 'contractId' | 'lines'>,
): Promise<() => Promise<void>> {
  if (!order.contractId) return () => Promise.resolve();
  const contract = await contracts.held(ctx, order.contractId);
  if (contract.contractStatus !== 'ACTIVE')
    throw new AppError('RULE', {
      zh: `框架合同 ${contract.contractNo} 已不在执行中，不能按合同下单`,
      en: `${contract.contractNo} is not in force any more: nothing is called off of it`,
    });
  const used = await usedOf(ctx, contract.id);
  const more = calledOff(order.lines);
  if (isBeyond(used, more, contract.ceilingAmount)) throw new AppError('RULE', beyond(contract));
  return () => tellNear(ctx, contract, { before: used, after: add(used, more), orderId: order.id });
}

/** A change that raises an order stays within the ceiling too. */
export async function keepContract(ctx: Ctx, order: OrderRow, lines: OrderRow['lines']): Promise<() => Promise<void>> {
  const more = sub(calledOff(lines), calledOff(order.lines));
  if (!order.contractId || !gt(more, '0')) return () => Promise.resolve();
  const contract = await contracts.held(ctx, order.contractId);
  const used = await usedOf(ctx, contract.id);
  if (isBeyond(used, more, contract.ceilingAmount)) throw new AppError('RULE', beyond(contract));
  return () => tellNear(ctx, contract, { before: used, after: add(used, more), orderId: order.id });
}

type Near = { readonly before: Decimal; readonly after: Decimal; readonly orderId: number };

async function tellNear(ctx: Ctx, contract: BaseContractRow, { before, after, orderId }: Near): Promise<void> {
  if (!crossesAlarm(before, after, contract.ceilingAmount)) return;
  const keepers = await ctx.db.query<{ id: number }>(
    `select create_by as id from purchasing_base_contract where id = $1 and create_by is not null`,
    [contract.id],
  );
  const managers = await holdersOf(ctx, { roles: ['PUR_MANAGER'] });
  await notify(ctx, {
    to: [...keepers.map(({ id }) => id), ...managers],
    kind: CONTRACT_NEAR,
    title: {
      zh: `框架合同 ${contract.contractNo} 额度将尽`,
      en: `${contract.contractNo} is nearly used up`,
    },
    link: recordAddress(baseContract.name, contract.id),
    resource: baseContract.name,
    recordId: contract.id,
    key: `contract-near-${contract.id}-${orderId}`,
  });
}
