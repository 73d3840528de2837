import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import type { Demo } from '../../../kernel/server/module.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { contractActs } from '../contracts/contract-acts.server.ts';
import { contracts, createContract } from '../contracts/save-contract.server.ts';
import { DAY_MS, desk, knownTo } from '../demo/known.demo.ts';
import { followHire } from './hire.server.ts';

const OPENING = '期初导入';
const OFF_HIRE_MS = 14.4 * 3_600_000;

/** A ship on time charter for sixty days: two periods have come due, the second less the time that she stood still, and two are to come. */
export async function demoHire(ctx: Ctx, { company }: Demo): Promise<void> {
  const known = await knownTo(ctx, company.name);
  const customerId = known?.customers.at(-1);
  const ship = known?.carriages.at(-1)?.[0];
  if (!known || customerId === undefined || !ship) return;
  const at = (ago: number): Date => new Date(ctx.now.getTime() - ago * DAY_MS);
  const by = (ago: number): Promise<Ctx> => desk(ctx, known, at(ago));
  const row = await createContract(await by(30), {
    kind: 'TIME',
    direction: 'OUT',
    customerId,
    cpForm: 'SHELLTIME',
    cpDate: officeDay(at(30)),
    law: '中国法',
    place: '上海',
    currencyId: known.currencies.get('CNY'),
    vatRate: '0.0900',
    freightType: 'PER_DAY',
    freightRate: '65000.0000',
    periodDays: '60.00',
    deliveryOn: officeDay(at(22)),
    hireDays: 15,
    hireDue: 'ADVANCE',
    payments: [{ pct: '100.00', trigger: 'INVOICE', days: 3 }],
    commissions: [{ kind: 'ADDRESS', pct: '3.750' }],
  });
  await contracts.patch(
    asSystem(await by(28), OPENING),
    row.id,
    { status: 'APPROVE', contractStatus: 'FIXED', shipId: ship.shipId, fixedOn: officeDay(at(28)) },
    { action: 'edit' },
  );
  await contractActs.perform(await by(22), 'deliver', row.id, { deliveryOn: officeDay(at(22)) });
  await contractActs.perform(await by(11), 'offHire', row.id, {
    beginTime: at(12).toISOString(),
    endTime: new Date(at(12).getTime() + OFF_HIRE_MS).toISOString(),
    reason: '主机高压油泵故障，停航修理',
  });
  await followHire(await by(7), row.id);
}
