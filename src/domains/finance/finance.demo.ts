import { approvalDesk } from '../../kernel/server/approval-desk.ts';
import { asSystem, type Ctx } from '../../kernel/server/context.ts';
import { recordsOf } from '../../kernel/server/crud/records.ts';
import { answerOf } from '../../kernel/server/ports.ts';
import { mul, round } from '../../kernel/value/decimal.ts';
import { officeDay } from '../../kernel/value/office-day.ts';
import { vesselsOf } from '../fleet/public.server.ts';
import { asPerson, holdersOf, UNITS } from '../identity/public.server.ts';
import { putInForce } from './budgets/budget.approval.server.ts';
import { type BudgetRow, budget } from './budgets/budget.resource.ts';
import { MONTH_FIELDS, monthOf, spreadEvenly } from './budgets/budget.rules.ts';
import { createBudget } from './budgets/budget.server.ts';
import { budgetAdjust } from './budgets/budget-adjust.resource.ts';
import { createAdjust } from './budgets/budget-adjust.server.ts';
import { budgetConfig } from './control/budget-config.resource.ts';
import { SUBJECTS, type SubjectSeed } from './demo/subjects.demo.ts';
import { BY_HAND } from './ledger/budget-entry.resource.ts';
import { type BudgetLine, writeEntries } from './ledger/write-entries.server.ts';
import { createSubject } from './subjects/budget-subject.server.ts';
import { createSystem } from './systems/budget-system.server.ts';

const configs = recordsOf(budgetConfig);

type Known = SubjectSeed & { id: number };
type Place = { id: number; at: number; name?: string };

/** The tree, from the top down. */
async function subjects(ctx: Ctx): Promise<readonly Known[]> {
  const made: Known[] = [];
  for (const [i, seed] of SUBJECTS.entries()) {
    const parent = made.find(({ code }) => code === seed.code.slice(0, -2));
    const row = await createSubject(ctx, {
      parentId: parent?.id ?? null,
      code: seed.code,
      name: seed.zh,
      nameEn: seed.en,
      kind: seed.code.startsWith('7') ? 'CAPITAL' : 'COST',
      controlNode: seed.node ?? false,
      shipDashboard: seed.dashboard ?? false,
      enabled: true,
      sortNum: (i + 1) * 10,
      mappings: (seed.types ?? []).map((purchaseType) => ({ kind: 'PURCHASE_TYPE', purchaseType })),
    });
    made.push({ ...seed, id: row.id });
  }
  return made;
}

type System = { id: number; year: number; code: string; places: readonly Place[]; leaves: readonly Known[] };

const SYSTEMS = [
  { code: 'OPEX', zh: '船舶营运预算', en: 'Ship operating budget', top: '51', scope: 'YEAR', action: 'BLOCK' },
  { code: 'SHORE', zh: '岸基费用预算', en: 'Shore expense budget', top: '61', scope: 'YTD', action: 'WARN' },
  { code: 'CAPEX', zh: '资本支出预算', en: 'Capital budget', top: '71', scope: 'YEAR', action: 'BLOCK' },
] as const;

/** The three systems of a year, each with how it is controlled. */
async function systems(ctx: Ctx, year: number, tree: readonly Known[], places: Record<string, readonly Place[]>) {
  const made: System[] = [];
  const parents = new Set(tree.map(({ code }) => code.slice(0, -2)));
  for (const { code, zh, en, top, scope, action } of SYSTEMS) {
    const row = await createSystem(ctx, {
      year: String(year),
      code,
      name: `${year} 年${zh}`,
      nameEn: `${en} ${year}`,
      subjectIds: [tree.find((one) => one.code === top)!.id],
      organizationIds: places[code]!.map(({ id }) => id),
      systemStatus: 'USE',
    });
    await configs.create(ctx, {
      budgetSystemId: row.id,
      scope,
      action,
      warnPercent: '90',
      tolerancePercent: '1',
      toleranceAmount: null,
      preCommit: code === 'OPEX',
      overrides: [],
    });
    const leaves = tree.filter((one) => one.code.startsWith(top) && !parents.has(one.code));
    made.push({ id: row.id, year, code, places: places[code]!, leaves });
  }
  return made;
}

/** A year's thousands of a subject at one place: no two ships and years are quite the same. */
const yearly = ({ year = 0 }: Known, { at }: Place, of: number): string =>
  round(mul(mul(String(year), '1000'), String(0.88 + ((at * 7 + of * 3) % 9) * 0.03)), 2);

/** The ship that nobody has budgeted this year, and those whose repairs ran away. */
const UNBUDGETED = 'HAI YUE 6';
const OVERSPENT = 'HAI YUE HONESTY';

/** The version in force of each ship and unit. Approved long before the product came, so nobody's turn is told. */
async function budgets(ctx: Ctx, { id, year, places, leaves }: System): Promise<void> {
  const records = recordsOf(budget);
  for (const place of places) {
    const row = await createBudget(ctx, {
      budgetSystemId: id,
      organizationId: place.id,
      versionType: 'ORIGINAL',
      lines: leaves.map((leaf) => ({ subjectId: leaf.id, ...spreadEvenly(yearly(leaf, place, year)) })),
    });
    await records.patch(ctx, row.id, { status: 'APPROVE' }, { action: 'approve' });
    await putInForce(ctx, row);
  }
}

/** The third of the month after, or today where that has not come: until then the general ledger is not closed. */
const bookedOn = (now: Date, year: number, month: number): Date =>
  new Date(Math.min(now.getTime(), Date.UTC(year, month + 1, 3, 2)));

/** What the general ledger says was spent up to the month before this one; most of it somewhat below what was planned. */
async function actuals(ctx: Ctx, { id, year, places, leaves }: System, until: string): Promise<void> {
  for (const [m, field] of MONTH_FIELDS.entries()) {
    const month = monthOf(year, field);
    if (month >= until) return;
    const lines = places.flatMap((place) =>
      leaves.map((leaf): BudgetLine => {
        const wild = place.name === OVERSPENT && leaf.code.startsWith('5105') ? 1.6 : 1;
        const share = (0.62 + ((place.at * 5 + m * 3 + Number(leaf.code) * 11) % 13) * 0.018) * wild;
        return {
          organizationId: place.id,
          subjectId: leaf.id,
          month,
          amount: round(mul(spreadEvenly(yearly(leaf, place, year)).m01, String(share)), 2),
        };
      }),
    );
    const source = { resource: BY_HAND, id: 0, no: `总账 ${month}` };
    await writeEntries(
      { ...ctx, now: bookedOn(ctx.now, year, m) },
      lines.map((line) => ({ ...line, kind: 'ACTUAL' as const, source, systemId: id })),
    );
  }
}

/** A revised version on its way, a transfer that is approved, a supplement that waits. */
async function stories(ctx: Ctx, opex: System): Promise<void> {
  const desk = answerOf(ctx, approvalDesk);
  const [by] = await holdersOf(ctx, { roles: ['FIN_BUDGET'] });
  const [first, second] = opex.places;
  if (!desk || by === undefined || !first || !second) return;
  const writer = await asPerson(ctx, by, ctx.now);
  const [spares, stores] = ['510302', '510201'].map((code) => opex.leaves.find((leaf) => leaf.code === code)!);
  const month = officeDay(ctx.now).slice(0, 7);
  const revised: BudgetRow = await createBudget(writer, {
    budgetSystemId: opex.id,
    organizationId: first.id,
    versionType: 'REVISED',
    lines: opex.leaves.map((leaf) => ({
      subjectId: leaf.id,
      ...spreadEvenly(round(mul(yearly(leaf, first, opex.year), leaf.id === spares!.id ? '1.15' : '1'), 2)),
      basis: leaf.id === spares!.id ? '主机大修提前' : null,
    })),
  });
  await desk.submit(writer, { resource: budget.name, recordId: revised.id });
  const transfer = await createAdjust(writer, {
    kind: 'TRANSFER',
    budgetSystemId: opex.id,
    reason: '机舱备件集中采购，由物料预算调剂',
    lines: [
      { organizationId: second.id, subjectId: stores!.id, month, amount: '-20000' },
      { organizationId: second.id, subjectId: spares!.id, month, amount: '20000' },
    ],
  });
  const run = await desk.submit(writer, { resource: budgetAdjust.name, recordId: transfer.id });
  const [next] = await desk.waitsFor(ctx, run);
  if (next !== undefined)
    await desk.act(await asPerson(ctx, next, ctx.now), run, { act: 'approve', opinion: '同意调剂' });
  const more = await createAdjust(writer, {
    kind: 'SUPPLEMENT',
    budgetSystemId: opex.id,
    reason: '新增压载水处理装置备件',
    lines: [{ organizationId: first.id, subjectId: spares!.id, month, amount: '180000' }],
  });
  await desk.submit(writer, { resource: budgetAdjust.name, recordId: more.id });
  await unfinished(ctx, writer, opex);
}

/** Versions and adjustments that never came into force: some are being written, some were refused. */
async function unfinished(ctx: Ctx, writer: Ctx, opex: System): Promise<void> {
  const desk = answerOf(ctx, approvalDesk);
  const [, second, third] = opex.places;
  if (!desk || !second || !third) return;
  const month = officeDay(ctx.now).slice(0, 7);
  const [crew] = opex.leaves;
  for (const [i, place] of [second, third].entries()) {
    const revised = await createBudget(writer, {
      budgetSystemId: opex.id,
      organizationId: place.id,
      versionType: 'REVISED',
      lines: opex.leaves.map((leaf) => ({ subjectId: leaf.id, ...spreadEvenly(yearly(leaf, place, opex.year)) })),
    });
    const more = await createAdjust(writer, {
      kind: 'SUPPLEMENT',
      budgetSystemId: opex.id,
      reason: '船员换班增加',
      lines: [{ organizationId: place.id, subjectId: crew!.id, month, amount: '60000' }],
    });
    if (i === 0) continue;
    for (const [resource, recordId] of [
      [budget.name, revised.id],
      [budgetAdjust.name, more.id],
    ] as const) {
      const run = await desk.submit(writer, { resource, recordId });
      const [next] = await desk.waitsFor(ctx, run);
      if (next !== undefined)
        await desk.act(await asPerson(ctx, next, ctx.now), run, { act: 'reject', opinion: '年中统一调整' });
    }
  }
}

/** Last year and this one: subjects, systems, budgets in force, and what was spent. */
export async function demoFinance(ctx: Ctx): Promise<void> {
  const today = officeDay(ctx.now);
  const year = Number(today.slice(0, 4));
  const system = asSystem(ctx, '期初导入');
  const tree = await subjects(system);
  const ships = (await vesselsOf(system)).flatMap(({ organizationId, nameEn: name }, at): Place[] =>
    organizationId === null ? [] : [{ id: organizationId, at, name }],
  );
  const units = await system.db.query<{ id: number; type: string }>(
    `select u.id, u.type from ${UNITS} u where u.type in ('LAND_DEPT', 'PARENT_COMPANY') and u.deleted_at is null order by u.sort_num, u.id`,
  );
  const shore = units.filter(({ type }) => type === 'LAND_DEPT').map(({ id }, i): Place => ({ id, at: 100 + i }));
  const company = units.filter(({ type }) => type === 'PARENT_COMPANY').map(({ id }): Place => ({ id, at: 200 }));
  for (const one of [year - 1, year]) {
    // She came to the fleet after the year had been budgeted.
    const budgeted = one === year ? ships.filter(({ name }) => name !== UNBUDGETED) : ships;
    const made = await systems(system, one, tree, { OPEX: budgeted, SHORE: shore, CAPEX: company });
    for (const each of made) {
      await budgets(system, each);
      await actuals(system, each, today.slice(0, 7));
    }
    if (one === year) await stories(ctx, made[0]!);
  }
}
