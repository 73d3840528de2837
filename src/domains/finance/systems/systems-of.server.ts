import type { Ctx } from '../../../kernel/server/context.ts';
import { lineAbove, type TreePlace } from '../../../kernel/value/tree.ts';
import type { ControlRule } from '../control/control.rules.ts';

/** A system with how it is controlled; without a configuration nothing is. */
export type SystemOf = {
  readonly id: number;
  readonly year: number;
  readonly name: string;
  readonly nameEn: string;
  readonly systemStatus: 'USE' | 'LOCKED';
  readonly subjectIds: readonly number[];
  readonly organizationIds: readonly number[];
  readonly preCommit: boolean;
  readonly config:
    | (ControlRule & { readonly overrides: readonly (ControlRule & { readonly subjectId: number })[] })
    | null;
};

/** The systems of some years. */
export function systemsOf(ctx: Pick<Ctx, 'db'>, years: readonly number[]): Promise<SystemOf[]> {
  return ctx.db.query<SystemOf>({
    name: 'finance-systems-of',
    text: `select s.id, s.year::int as year, s.name, s.name_en as "nameEn", s.system_status as "systemStatus", s.subject_ids as "subjectIds",
             s.organization_ids as "organizationIds", coalesce(c.pre_commit, false) as "preCommit",
             case when c.id is null then null else jsonb_build_object('scope', c.scope, 'action', c.action,
               'warnPercent', c.warn_percent::text, 'tolerancePercent', c.tolerance_percent::text,
               'toleranceAmount', c.tolerance_amount::text, 'overrides', (
                 select coalesce(jsonb_agg(jsonb_build_object('subjectId', o.subject_id, 'scope', o.scope, 'action', o.action,
                   'warnPercent', o.warn_percent::text, 'tolerancePercent', o.tolerance_percent::text,
                   'toleranceAmount', o.tolerance_amount::text) order by o.seq), '[]')
                 from finance_config_override o where o.parent_id = c.id)) end as config
           from finance_budget_system s
           left join finance_budget_config c on c.budget_system_id = s.id and c.deleted_at is null
           where s.deleted_at is null and s.year::int = any($1::int[]) order by s.id`,
    values: [years],
  });
}

/** The system in which a subject of a ship or unit is budgeted in a year; nothing where it is in none. */
export function systemOf(
  systems: readonly SystemOf[],
  tree: readonly TreePlace[],
  at: { readonly organizationId: number; readonly subjectId: number; readonly year: number },
): SystemOf | undefined {
  const line = lineAbove(tree, at.subjectId);
  return systems.find(
    (one) =>
      one.year === at.year &&
      one.organizationIds.includes(at.organizationId) &&
      one.subjectIds.some((id) => line.includes(id)),
  );
}
