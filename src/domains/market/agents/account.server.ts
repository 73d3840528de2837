import { AppError, type FieldError, invalid } from '../../../kernel/errors.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { serveMake } from '../../../kernel/server/crud/make-endpoint.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { nextSerial } from '../../../kernel/server/serial.ts';
import { eq, isPositive } from '../../../kernel/value/decimal.ts';
import { CURRENCIES } from '../../parameter/public.server.ts';
import { BASE_CURRENCY } from '../../parameter/public.ts';
import { accountOfAppointment } from './account.calls.ts';
import { type AccountRow, disbursementAccount } from './account.resource.ts';
import { accountTotals, differenceOf } from './account.rules.ts';
import { costAccuracy } from './agent-score.rules.ts';
import { appointments, keepCostScore } from './appointment.server.ts';

const accounts = recordsOf(disbursementAccount);

/** What nearly every call costs. */
const USUAL_ITEMS = ['PORT_DUES', 'PILOTAGE', 'TOWAGE', 'MOORING', 'BERTH', 'AGENCY'] as const;

/** Ship, voyage, port and agent are those of the appointment; totals follow from the items. */
const saves = savesOf(disbursementAccount, {
  needs: ['appointmentId'],
  served: async (ctx, { row, before, wrong }) => {
    const { shipName, voyageId, port, agentId, status } = await appointments.get(ctx, row.appointmentId);
    if (before && before.appointmentId !== row.appointmentId)
      wrong('appointmentId', '费用单不能改到另一委托', 'An account stays with its appointment');
    if (!before && (status === 'DRAFT' || status === 'CANCELLED'))
      wrong('appointmentId', '委托发出后才登记港口费用', 'Port costs are recorded once the agent was asked');
    const items = row.lines.map((line) => ({ ...line, difference: differenceOf(line) }));
    const totals = accountTotals(items, row.advance);
    // Raised to what it came to, an estimate would say nothing.
    if (totals.stage === 'FDA' && isPositive(before?.pdaTotal) && !eq(before?.pdaTotal, totals.pdaTotal))
      wrong('lines', '已填写终结金额，预估不能再改', 'Final amounts are there: the estimate stands as it was');
    return { shipName, voyageId, port, agentId, lines: items, ...totals };
  },
  made: async (ctx) => ({ accountNo: await nextSerial(ctx, disbursementAccount.name, 'DA-{yy}{0000}') }),
});

export const updateAccount = saves.update;

async function baseCurrency(ctx: Ctx): Promise<number> {
  const [found] = await ctx.db.query<{ id: number }>({
    name: 'market-base-currency',
    text: `select id from ${CURRENCIES} where code = $1`,
    values: [BASE_CURRENCY],
  });
  if (!found) throw new AppError('RULE', { zh: '没有本位币，请先在币种中建立', en: 'Enter the base currency first' });
  return found.id;
}

const fromAppointment = serveMake(accountOfAppointment, async (ctx, { first }) =>
  saves.create(ctx, {
    appointmentId: first.id,
    currencyId: await baseCurrency(ctx),
    lines: USUAL_ITEMS.map((item) => ({ item })),
  }),
);

export const makeAccount = fromAppointment.make;

/** What is missing before it can be settled: named all at once, each at its field. */
export async function beforeAccount(_ctx: Ctx, row: AccountRow): Promise<void> {
  const errors: FieldError[] = [];
  const miss = (field: string, zh: string, en: string): void => {
    errors.push({ field, message: { zh, en } });
  };
  if (row.lines.length === 0) miss('lines', '至少填写一项费用', 'There is at least one item');
  for (const [i, { fdaAmount, voucherNo, voucher }] of row.lines.entries()) {
    if (fdaAmount === null)
      miss(`lines.${i}.fdaAmount`, '须填写终结金额，没有发生填 0', 'Say the final amount, 0 where there was none');
    else if (isPositive(fdaAmount) && !voucherNo && !voucher)
      miss(`lines.${i}.voucherNo`, '须填写凭证号或上传凭证', 'Say the number of the voucher, or add it');
  }
  if (errors.length > 0) throw invalid(errors);
}

/** A settled account tells how exact the agent's estimate was. */
export async function onAccountApproved(ctx: Ctx, row: AccountRow): Promise<void> {
  const { appointmentId, pdaTotal, fdaTotal } = await accounts.get(asSystem(ctx, '港口费用结算'), row.id);
  await keepCostScore(asSystem(ctx, '港口费用结算'), appointmentId, costAccuracy(pdaTotal, fdaTotal));
}

export const accountEndpoints: readonly Endpoint[] = [
  fromAppointment.endpoint,
  ...crudEndpoints(disbursementAccount, { omit: ['import'], ...saves }),
];
