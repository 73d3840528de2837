import { approvalDesk, type Deed } from '../../../kernel/server/approval-desk.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { answerOf } from '../../../kernel/server/ports.ts';
import { mul, round } from '../../../kernel/value/decimal.ts';
import { asPerson } from '../../identity/public.server.ts';
import { CURRENCIES } from '../../parameter/public.server.ts';
import { disbursementAccount } from './account.resource.ts';
import { makeAccount, updateAccount } from './account.server.ts';
import type { AgentCall } from './agent.demo.ts';

const DAY_MS = 86_400_000;

/** What the items of a call at home are expected to come to, in CNY; abroad in USD, a fifth of it. */
const EXPECTED: Readonly<Record<string, string>> = {
  PORT_DUES: '18600.00',
  PILOTAGE: '24800.00',
  TOWAGE: '38400.00',
  MOORING: '4200.00',
  BERTH: '6800.00',
  AGENCY: '8000.00',
};

type Settled = {
  /** The final account in parts of the estimate. */
  readonly ratio: string;
  /** What was decided of it, where somebody was asked; without a word it still waits. */
  readonly deeds?: readonly Deed[];
};

const SETTLED: readonly Settled[] = [
  { ratio: '1.02' },
  // Fourteen percent above: the commercial side agreed, and it waits for the finance manager.
  { ratio: '1.14', deeds: [{ act: 'approve', opinion: '大风天加派拖轮，费用属实。' }] },
  { ratio: '0.98' },
  { ratio: '1.26', deeds: [{ act: 'reject', opinion: '停泊费超出合同费率，请代理核对后重报。' }] },
  { ratio: '1.045' },
  { ratio: '1.08' },
  { ratio: '0.93' },
];

type Given = {
  readonly ctx: Ctx;
  readonly by: (at: number) => Promise<Ctx>;
  readonly writer: number;
  /** Appointments whose call is not over. */
  readonly open: readonly number[];
  readonly ended: readonly { readonly id: number; readonly call: AgentCall }[];
};

/** Accounts of the appointments: estimates of those under way, final accounts of the others. */
export async function demoAccounts({ ctx, by, writer, open, ended }: Given): Promise<void> {
  const currencies = await ctx.db.query<{ id: number; code: string }>(
    `select id, code from ${CURRENCIES} where code in ('CNY', 'USD')`,
  );
  const currencyOf = (home: boolean): number | undefined =>
    currencies.find(({ code }) => code === (home ? 'CNY' : 'USD'))?.id;
  const now = ctx.now.getTime();
  for (const id of open) await kept(await by(now - 20 * 3_600_000), id, { currencyId: currencyOf(true), scale: '1' });
  for (const [i, { id, call }] of ended.entries()) {
    const { ratio, deeds } = SETTLED[i]!;
    const home = call.locode.startsWith('CN');
    const at = Math.min(new Date(call.departed!).getTime() + 10 * DAY_MS, now - 1.5 * DAY_MS);
    const scale = round(mul(home ? '1' : '0.2', String(1 + i * 0.07)), 2);
    const row = await kept(await by(at), id, { currencyId: currencyOf(home), scale, ratio });
    await settle(ctx, { id: row, writer, deeds: deeds ?? [], at });
  }
}

type Sums = { readonly currencyId: number | undefined; readonly scale: string; readonly ratio?: string };

async function kept(by: Ctx, appointment: number, { currencyId, scale, ratio }: Sums): Promise<number> {
  const draft = await makeAccount(by, [appointment]);
  const lines = draft.lines.map((line, i) => {
    const pdaAmount = round(mul(EXPECTED[line.item] ?? '0', scale), 2);
    return {
      ...line,
      pdaAmount,
      ...(ratio && { fdaAmount: round(mul(pdaAmount, ratio), 2), voucherNo: `INV-${draft.id}-${i + 1}` }),
    };
  });
  const { id } = await updateAccount(by, { ...draft, lines, currencyId, advance: round(mul('80000', scale), 2) });
  return id;
}

type Deciding = { readonly id: number; readonly writer: number; readonly deeds: readonly Deed[]; readonly at: number };

async function settle(ctx: Ctx, { id, writer, deeds, at }: Deciding): Promise<void> {
  const desk = answerOf(ctx, approvalDesk);
  if (!desk) return;
  const moment = (hours: number): Date => new Date(at + hours * 3_600_000);
  const run = await desk.submit(await asPerson(ctx, writer, moment(1)), {
    resource: disbursementAccount.name,
    recordId: id,
  });
  for (const [i, deed] of deeds.entries()) {
    const [next] = await desk.waitsFor(ctx, run);
    if (next === undefined) return;
    await desk.act(await asPerson(ctx, next, moment(3 + 4 * i)), run, deed);
  }
}
