import type { Ctx } from '../../../kernel/server/context.ts';
import type { SubjectPlace } from './budget-subject.rules.ts';

export type Subject = SubjectPlace & {
  readonly name: string;
  readonly nameEn: string;
  readonly controlNode: boolean;
  readonly shipDashboard: boolean;
  readonly enabled: boolean;
};

/** All subjects, those that are deleted left out, in the order of their codes; a company has some hundred. */
export function subjectTree(ctx: Pick<Ctx, 'db'>): Promise<Subject[]> {
  return ctx.db.query<Subject>({
    name: 'finance-subject-tree',
    text: `select id, parent_id as "parentId", code, name, name_en as "nameEn", control_node as "controlNode",
             ship_dashboard as "shipDashboard", enabled
           from finance_budget_subject where deleted_at is null order by code`,
  });
}
