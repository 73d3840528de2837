import { approvalDesk } from '../../../kernel/server/approval-desk.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { answerOf } from '../../../kernel/server/ports.ts';
import { add, div, isPositive, mul, orZero, round } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { asPerson, holdersOf } from '../../identity/public.server.ts';
import { materialFacts } from '../../material/public.server.ts';
import { currencyCodes, portsByLocode } from '../../parameter/public.server.ts';
import { standingOf } from '../../partner/public.server.ts';
import type { PurchaseType } from '../../partner/public.ts';
import { baseContract } from '../contracts/base-contract.resource.ts';
import { contractActs, expireContracts } from '../contracts/base-contract.server.ts';
import { contracts } from '../contracts/contract-prices.server.ts';

const DAY_MS = 86_400_000;

/** What one supplier is about to be asked for. */
export type ToOrder = {
  readonly purchaseType: PurchaseType;
  readonly partnerId: number;
  readonly ids: readonly number[];
};

type Course = 'force' | 'suspended' | 'terminated' | 'ended' | 'draft' | 'audit' | 'refused';
type Story = {
  readonly course: Course;
  readonly subject: string;
  /** Which of the orders it is for, and days from now of its first and its last day. */
  readonly of: 0 | 1;
  readonly from: number;
  readonly until: number;
  /** What of its ceiling these orders will take, in percent. */
  readonly takes: number;
};

/** The first two are called off by the orders that follow: one has much left, the other is nearly used up. */
const STORIES: readonly Story[] = [
  { course: 'ended', subject: '上年度供货框架', of: 0, from: -400, until: -46, takes: 20 },
  { course: 'suspended', subject: '港口配送框架', of: 1, from: -120, until: 200, takes: 20 },
  { course: 'terminated', subject: '代理采购框架', of: 1, from: -150, until: 150, takes: 20 },
  { course: 'force', subject: '年度供货框架', of: 0, from: -45, until: 320, takes: 20 },
  { course: 'force', subject: '定额供货框架', of: 1, from: -45, until: 20, takes: 93 },
  { course: 'audit', subject: '下年度供货框架', of: 0, from: 5, until: 370, takes: 20 },
  { course: 'refused', subject: '单一品牌供货框架', of: 1, from: 5, until: 370, takes: 20 },
  { course: 'draft', subject: '备件供货框架', of: 1, from: 10, until: 375, takes: 20 },
];

type Need = { materialId: number; unitId: number; qty: string };

/** What is needed of things that have a number, each material once. */
const needsOf = (ctx: Ctx, ids: readonly number[]): Promise<Need[]> =>
  ctx.db.query<Need>(
    `select material_id as "materialId", min(unit_id) as "unitId", sum(open_qty) as qty from purchasing_demand_line
     where id = any($1::bigint[]) and material_id is not null group by material_id order by material_id`,
    [ids],
  );

/** About what materials cost; what nobody knows is invented. */
async function pricedNeeds(ctx: Ctx, ids: readonly number[], currency: string | undefined) {
  const needs = await needsOf(ctx, ids);
  const facts = await materialFacts(
    ctx,
    needs.map(({ materialId }) => materialId),
  );
  return needs.map((need, i) => {
    const known = facts.get(need.materialId);
    const price = (known?.refCurrency === currency && known?.refPrice) || String(25 + i * 5);
    return { materialId: need.materialId, unitId: need.unitId, qty: need.qty, price };
  });
}

/** Frame agreements at every stage, before the orders that are called off of two of them. */
export async function demoContracts(ctx: Ctx, toOrder: readonly ToOrder[]): Promise<void> {
  const desk = answerOf(ctx, approvalDesk);
  const [buyer] = await holdersOf(ctx, { roles: ['BUYER'] });
  if (!desk || buyer === undefined) return;
  const day = (days: number): string => officeDay(new Date(ctx.now.getTime() + days * DAY_MS));
  const [singapore] = (await portsByLocode(ctx, ['SGSIN'])).values();
  for (const { course, subject, of, from, until, takes } of STORIES) {
    const given = toOrder[of] ?? toOrder[0];
    if (!given) continue;
    const supplier = (await standingOf(ctx, [given.partnerId])).get(given.partnerId);
    if (!supplier?.currencyId) continue;
    const codes = await currencyCodes(ctx, [supplier.currencyId]);
    const lines = await pricedNeeds(ctx, given.ids, codes.get(supplier.currencyId));
    if (lines.length === 0) continue;
    const total = lines.reduce((sum, { qty, price }) => add(sum, mul(qty, price)), '0');
    const ceiling = round(div(mul(total, '100'), String(takes))!, 2);
    // Written and approved some days before it begins, or before today.
    const then = new Date(ctx.now.getTime() + (Math.min(from, 0) - 8) * DAY_MS);
    const by = await asPerson(ctx, buyer, then);
    const { id } = await contracts.create(by, {
      subject,
      partnerId: given.partnerId,
      purchaseType: given.purchaseType,
      currencyId: supplier.currencyId,
      startDate: day(from),
      endDate: day(until),
      ceilingAmount: isPositive(ceiling) ? ceiling : '10000.00',
      tolerancePct: '2',
      taxRate: '0.13',
      taxIncluded: true,
      prices: lines.map(({ materialId, unitId, price }) => ({
        materialId,
        unitId,
        listPrice: orZero(price),
        leadDays: 15,
      })),
      // Delivery in Singapore costs more under the next one.
      portCharges: course === 'audit' && singapore ? [{ portId: singapore.id, addPerUnit: '0.50' }] : [],
    });
    if (course === 'draft') continue;
    const at = (days: number): Date => new Date(then.getTime() + days * DAY_MS);
    const run = await desk.submit(by, { resource: baseContract.name, recordId: id });
    if (course === 'audit') continue;
    for (let step = 0; step < 4; step += 1) {
      const [next] = await desk.waitsFor(ctx, run);
      if (next === undefined) break;
      const act = course === 'refused' ? 'reject' : 'approve';
      const opinion = act === 'reject' ? '只有一家报价，先询价比较' : '同意';
      await desk.act(await asPerson(ctx, next, at(1 + step)), run, { act, opinion });
      if (act === 'reject') break;
    }
    const [manager] = await holdersOf(ctx, { roles: ['PUR_MANAGER'] });
    if (manager === undefined) continue;
    const later = await asPerson(ctx, manager, at(6));
    if (course === 'suspended') await contractActs.perform(later, 'suspend', id, { reason: '连续两次迟交，整改中' });
    if (course === 'terminated') await contractActs.perform(later, 'terminate', id, { reason: '供应商停止代理该品牌' });
  }
  await expireContracts(ctx);
}
