import { z } from 'zod';
import type { ApprovalNode, ApprovalTree, Condition } from '../../../kernel/flow/approval-tree.ts';

/** The form of a tree as it comes over the wire; whether it makes sense is asked by `treeProblems`. */
const Name = z.object({ zh: z.string().trim().max(60), en: z.string().trim().max(80) });
const Id = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/);
const Hours = z.string().regex(/^\d{1,4}(\.\d{1,2})?$/);
const Codes = z.array(z.string().max(60)).max(50);

const PeopleRule = z.discriminatedUnion('by', [
  z.object({ by: z.literal('user'), userIds: z.array(z.number().int().positive()).max(100) }),
  z.object({ by: z.literal('role'), roles: Codes, near: z.boolean().optional() }),
  z.object({ by: z.literal('job'), jobs: Codes, near: z.boolean().optional() }),
  z.object({ by: z.literal('leader'), of: z.enum(['initiator', 'document']), up: z.number().int().min(0).max(9) }),
  z.object({ by: z.literal('superintendent'), kind: z.enum(['VM', 'REPAIR', 'ANY']) }),
  z.object({ by: z.literal('initiatorChoice'), roles: Codes.optional() }),
  z.object({ by: z.literal('field'), field: z.string().max(60) }),
]);
const People = z.array(PeopleRule).max(20);

const Comparison = z.object({
  field: z.string().max(60),
  is: z.enum(['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'in', 'notIn', 'empty', 'filled']),
  value: z
    .union([z.string().max(200), z.number(), z.boolean(), z.array(z.union([z.string().max(200), z.number()])).max(200)])
    .optional(),
});
const ConditionShape: z.ZodType<Condition> = z.lazy(() =>
  z.union([
    z.object({ all: z.array(ConditionShape).max(20) }).strict(),
    z.object({ any: z.array(ConditionShape).max(20) }).strict(),
    Comparison.strict(),
  ]),
);

const Nodes: z.ZodType<ApprovalNode[]> = z.lazy(() => z.array(NodeShape).max(100));
const Branches = z.array(z.object({ id: Id, name: Name, when: ConditionShape.optional(), nodes: Nodes })).max(20);
const NodeShape: z.ZodType<ApprovalNode> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('approve'),
    id: Id,
    name: Name,
    people: People,
    sign: z.enum(['all', 'any', 'inOrder']),
    nobody: z.enum(['administrator', 'skip', 'refuse']),
    samePerson: z.enum(['skip', 'again']),
    self: z.enum(['skip', 'leader', 'allow']),
    limit: z
      .object({ hours: Hours, remindAfter: Hours.optional(), escalate: z.enum(['none', 'leader', 'administrator']) })
      .optional(),
    batch: z.boolean(),
    may: z.object({ return: z.boolean(), transfer: z.boolean(), addSigner: z.boolean() }),
  }),
  z.object({ kind: z.literal('condition'), id: Id, name: Name, branches: Branches }),
  z.object({ kind: z.literal('parallel'), id: Id, name: Name, branches: Branches }),
  z.object({ kind: z.literal('copy'), id: Id, name: Name, people: People }),
  z.object({ kind: z.literal('end'), id: Id, name: Name, outcome: z.enum(['approve', 'reject']) }),
]) as unknown as z.ZodType<ApprovalNode>;

export const TreeShape: z.ZodType<ApprovalTree> = z.object({ nodes: Nodes });
