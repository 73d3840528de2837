import { AppError } from '../../../kernel/errors.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { type ActHandler, moves, serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { contractFlow } from './base-contract.flow.ts';
import { baseContract } from './base-contract.resource.ts';
import { contracts } from './contract-prices.server.ts';

/** What has ended meanwhile does not come back. */
const resume: ActHandler<typeof baseContract.fields> = async (ctx, { row, move }) => {
  if (row.endDate < officeDay(ctx.now))
    throw new AppError('WRONG_STATE', {
      zh: '合同已过结束日期，不能恢复执行；续签另立新合同',
      en: 'It has ended and does not come back; write a new contract',
    });
  return move();
};

export const contractActs = serveActs(baseContract, contractFlow, { resume, suspend: moves, terminate: moves });

/** What the clock does: contracts whose last day has passed. Answers how many. */
export async function expireContracts(ctx: Ctx): Promise<number> {
  const system = asSystem(ctx, '框架合同到期');
  const ended = await ctx.db.query<{ id: number }>(
    `select id from purchasing_base_contract where contract_status in ('ACTIVE', 'SUSPENDED') and end_date < $1::date
     and deleted_at is null order by id limit 500`,
    [officeDay(ctx.now)],
  );
  for (const { id } of ended) await contracts.patch(system, id, { contractStatus: 'EXPIRED' }, { action: 'expire' });
  return ended.length;
}

export const baseContractEndpoints: readonly Endpoint[] = [
  ...contractActs.endpoints,
  ...crudEndpoints(baseContract, { omit: ['import'] }),
];
