import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { isPositive, mul, round } from '../../../kernel/value/decimal.ts';
import { asPerson, holdersOf } from '../../identity/public.server.ts';
import { voyageEstimate } from '../estimates/estimate.resource.ts';
import { accounts, shipsToTake, takeShip } from './take-figures.server.ts';
import { accountActs, updateAccount } from './voyage-account.server.ts';
import { chosenOf } from './voyage-sources.rules.ts';

const DAY_MS = 86_400_000;

/** Typed lines in parts of the revenue. */
const TYPED = [
  [
    { lineType: 'CARGO_COST', part: '0.0040', sourceNote: '商检与取样发票', remark: '装卸港联合检验' },
    { lineType: 'INSURANCE', part: '0.0025', sourceNote: '货物责任险批单' },
  ],
  [{ lineType: 'OTHER', part: '0.0060', sourceNote: '洗舱与废液接收账单', remark: '按接收单位结算' }],
  [
    { lineType: 'OTHER_REV', part: '0.0030', sourceNote: '加温费结算单' },
    { lineType: 'CARGO_COST', part: '0.0035', sourceNote: '过驳费预估', estimated: true },
  ],
] as const;

/** Accounts of the voyages that carry something of a contract: with what no record tells, one of them against its estimate, the oldest locked. */
export async function demoVoyageAccounts(ctx: Ctx): Promise<void> {
  for (const { id } of await shipsToTake(ctx)) await takeShip(ctx, id);
  const [writer] = await holdersOf(ctx, { roles: ['CHARTERING'] });
  const [finance] = await holdersOf(ctx, { roles: ['FIN_MANAGER'] });
  if (writer === undefined || finance === undefined) return;
  const ended = (await accounts.find(asSystem(ctx, '演示'), {}, { only: ['bookedOn'] }))
    .filter(({ bookedOn }) => bookedOn !== null)
    .toSorted((a, b) => String(b.bookedOn).localeCompare(String(a.bookedOn)) || a.id - b.id);
  const by = await asPerson(ctx, writer, new Date(ctx.now.getTime() - DAY_MS));
  for (const [at, lines] of TYPED.entries()) {
    const one = ended[at];
    if (one) await enter(by, one.id, lines);
  }
  await expectOne(ctx, by);
  await lockOldest(await asPerson(ctx, finance, ctx.now));
}

type Line = { readonly lineType: string; readonly part: string; readonly sourceNote: string };

async function enter(by: Ctx, id: number, lines: readonly Line[]): Promise<void> {
  const row = await accounts.get(by, id, { inner: true });
  if (!isPositive(row.revenue)) return;
  const entries = lines.map(({ part, ...line }) => ({
    ...line,
    currencyId: row.currencyId,
    amount: round(mul(row.revenue, part), 2),
  }));
  await updateAccount(by, { ...row, entries });
}

/** The voyage of the ship that was chosen in an estimate stands beside what was expected of it, and why it came otherwise. */
async function expectOne(ctx: Ctx, by: Ctx): Promise<void> {
  const system = asSystem(ctx, '演示');
  const [estimate] = await recordsOf(voyageEstimate).find(system, { estimateStatus: 'CHOSEN' });
  const shipId = estimate && chosenOf(estimate)?.shipId;
  if (!estimate || !shipId) return;
  const own = await accounts.find(system, { shipId, accountStatus: 'OPEN' }, { only: ['startTime', 'bookedOn'] });
  const last = own
    .filter(({ bookedOn }) => bookedOn !== null)
    .toSorted((a, b) => String(b.startTime).localeCompare(String(a.startTime)))[0];
  if (!last) return;
  const row = await accounts.get(by, last.id, { inner: true });
  await updateAccount(by, {
    ...row,
    estimateId: estimate.id,
    reasons: [
      { lineType: 'FREIGHT', reason: '实际受载量少于估算货量。' },
      { lineType: 'BUNKER', reason: '油价与航速均与估算不同，按账面先进先出计价。' },
    ],
  });
}

/** The two oldest whose sources are all final. */
async function lockOldest(by: Ctx): Promise<void> {
  const system = asSystem(by, '演示');
  const final = await accounts.find(system, { provisional: false, accountStatus: 'OPEN' }, { only: ['bookedOn'] });
  const oldest = final.toSorted((a, b) => String(a.bookedOn).localeCompare(String(b.bookedOn))).slice(0, 2);
  for (const { id } of oldest) await accountActs(by, 'lock', id);
}
