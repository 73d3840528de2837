import type { Ctx } from '../../../kernel/server/context.ts';
import { add, type Decimal, gte, isPositive, round } from '../../../kernel/value/decimal.ts';
import { branchOf } from '../../../kernel/value/tree.ts';
import type { BudgetLine, BudgetSource } from '../ledger/write-entries.server.ts';
import { controlNodeOf } from '../subjects/budget-subject.rules.ts';
import { type Subject, subjectTree } from '../subjects/subject-tree.server.ts';
import { type SystemOf, systemOf, systemsOf } from '../systems/systems-of.server.ts';
import { type Control, type ControlRule, controlOf, monthsOf, ruleOf, stricter } from './control.rules.ts';

/** What the lines of a request meet at one control node of one ship or unit. */
export type Checked = Control & {
  readonly organizationId: number;
  readonly subjectId: number;
  readonly subject: string;
  readonly subjectEn: string;
  readonly systemId: number;
  /** Months that were added up, `yyyy-MM`. */
  readonly from: string;
  readonly to: string;
  readonly budget: Decimal;
  readonly request: Decimal;
  /** Over the budget, and approved as an exception. */
  readonly excepted: boolean;
};

type Group = {
  organizationId: number;
  node: Subject;
  system: SystemOf;
  rule: ControlRule;
  from: string;
  to: string;
  request: Decimal;
};

export type BudgetRequest = {
  readonly lines: readonly BudgetLine[];
  /** The document that asks: what it holds itself counts as given back, and an approved exception of it lets it pass. */
  readonly source?: Omit<BudgetSource, 'no'>;
  /** Holds each control node to the end of the transaction: two who ask for the same wait for each other. */
  readonly hold?: boolean;
};

/** A system whose control nobody has decided about. */
const FREE: ControlRule = { scope: 'YTD', action: 'NONE', warnPercent: '100' };

/** The lines by control node and months; those in no budget system are controlled by nobody. */
async function groupsOf(ctx: Ctx, lines: readonly BudgetLine[]): Promise<Group[]> {
  const tree = await subjectTree(ctx);
  const systems = await systemsOf(ctx, [...new Set(lines.map(({ month }) => Number(month.slice(0, 4))))]);
  const groups = new Map<string, Group>();
  for (const { organizationId, subjectId, month, amount } of lines) {
    const system = systemOf(systems, tree, { organizationId, subjectId, year: Number(month.slice(0, 4)) });
    if (!system) continue;
    const node = tree.find(({ id }) => id === controlNodeOf(tree, subjectId));
    if (!node) continue;
    const rule = system.config ? ruleOf(system.config, tree, subjectId) : FREE;
    const months = monthsOf(rule.scope, month);
    const key = [organizationId, node.id, months.from, months.to, system.id].join(' ');
    const before = groups.get(key);
    const request = add(before?.request ?? '0', amount);
    groups.set(key, {
      organizationId,
      node,
      system,
      rule: before ? stricter(before.rule, rule) : rule,
      ...months,
      request,
    });
  }
  const found = [...groups.values()];
  return found.map((group) => ({ ...group, request: add(group.request, earlier(found, group)) }));
}

/** What is asked for in an earlier month is asked for in those that are added up with it. */
function earlier(all: readonly Group[], { organizationId, node, from, to }: Group): Decimal {
  return all
    .filter(
      (one) => one.node.id === node.id && one.organizationId === organizationId && one.from === from && one.to < to,
    )
    .reduce<Decimal>((total, { request }) => add(total, request), '0');
}

type Sums = { at: number; budget: Decimal; taken: Decimal; excepted: Decimal | null };

/** What a request meets, node by node; writes nothing. */
export async function checkBudget(ctx: Ctx, { lines, source, hold }: BudgetRequest): Promise<Checked[]> {
  const groups = await groupsOf(ctx, lines);
  if (groups.length === 0) return [];
  if (hold) await holdNodes(ctx, groups);
  const tree = await subjectTree(ctx);
  const asked = groups.map(({ organizationId, node, from, to }, at) => ({
    at,
    organizationId,
    nodeId: node.id,
    subjects: branchOf(tree, node.id),
    from,
    to,
  }));
  const sums = await ctx.db.query<Sums>({
    name: 'finance-budget-sums',
    text: `select a.at, coalesce(e.budget, 0) as budget, coalesce(e.taken, 0) as taken, x.request as excepted
           from jsonb_to_recordset($1::jsonb) as a (at int, "organizationId" bigint, "nodeId" bigint, subjects jsonb, "from" text, "to" text)
           cross join lateral (
             select sum(t.amount) filter (where t.kind in ('BUDGET', 'ADJUST')) as budget,
               sum(t.amount) filter (where t.kind not in ('BUDGET', 'ADJUST')
                 and (t.source, t.source_id) is distinct from ($2::text, $3::bigint)) as taken
             from finance_budget_entry t
             where t.organization_id = a."organizationId" and t.month between a."from" and a."to"
               and t.subject_id = any (select jsonb_array_elements_text(a.subjects)::bigint)) e
           left join lateral (
             select p.request from finance_budget_exception p
             where p.source = $2 and p.source_id = $3 and p.organization_id = a."organizationId" and p.subject_id = a."nodeId"
               and p.status = 'APPROVE' and p.used_at is null and p.deleted_at is null order by p.request desc limit 1) x on true
           order by a.at`,
    values: [JSON.stringify(asked), source?.resource ?? null, source?.id ?? null],
  });
  return groups.map((group, at): Checked => {
    const { node, rule, request, system } = group;
    const { budget, taken, excepted } = sums[at]!;
    const control = controlOf({ budget, taken, request }, rule);
    const passes = control.result === 'BLOCK' && isPositive(excepted) && gte(excepted, request);
    return {
      ...control,
      result: passes ? 'PASS' : control.result,
      excepted: passes,
      organizationId: group.organizationId,
      subjectId: node.id,
      subject: node.name,
      subjectEn: node.nameEn,
      systemId: system.id,
      from: group.from,
      to: group.to,
      budget: round(budget, 2),
      request: round(request, 2),
    };
  });
}

/** In one order, whoever asks: nobody waits for somebody who waits for them. */
async function holdNodes(ctx: Ctx, groups: readonly Group[]): Promise<void> {
  const keys = new Set(groups.map(({ organizationId, node }) => `finance.budget ${organizationId} ${node.id}`));
  for (const key of [...keys].toSorted())
    await ctx.db.query({
      name: 'finance-hold-node',
      text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
      values: [key],
    });
}
