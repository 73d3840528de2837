import { z } from 'zod';
import { TreeShape } from './tree-shape.rules.ts';

/** Flows, their versions and problems as they come over the wire. */

export const FlowRow = z.object({
  id: z.number(),
  resource: z.string(),
  resourceLabel: z.string(),
  domainLabel: z.string(),
  publishedNumber: z.number(),
  publishedAt: z.string(),
  publishedBy: z.string(),
  hasDraft: z.boolean(),
  draftBy: z.string().nullable(),
  draftAt: z.string().nullable(),
  running: z.number(),
});
export type FlowRow = z.output<typeof FlowRow>;

export const Version = z.object({
  number: z.number(),
  publishedAt: z.string(),
  publishedBy: z.string(),
  note: z.string().nullable(),
  running: z.number(),
  total: z.number(),
});

/** `tree` is the draft where there is one, else the published tree. `version` is for saving. */
export const FlowView = FlowRow.extend({
  version: z.number(),
  tree: TreeShape,
  published: TreeShape,
  versions: z.array(Version),
});
export type FlowView = z.output<typeof FlowView>;

/** What the designer offers, and what `treeProblems` needs to know of the company. */
export const Vocabulary = z.object({
  fields: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      kind: z.string(),
      variant: z.string().nullable(),
      scale: z.number().nullable(),
      unit: z.string().nullable(),
      /** ref: the resource. */
      target: z.string().nullable(),
      options: z.array(z.object({ value: z.string(), label: z.string() })).nullable(),
      /** May stand in a condition; otherwise only in the people rule `field`. */
      condition: z.boolean(),
      /** Refers to users. */
      people: z.boolean(),
    }),
  ),
  roles: z.array(z.object({ code: z.string(), name: z.string(), holders: z.number() })),
  jobs: z.array(z.object({ code: z.string(), name: z.string(), holders: z.number() })),
  hasShip: z.boolean(),
  hasOrganization: z.boolean(),
});
export type Vocabulary = z.output<typeof Vocabulary>;

/** A problem of a tree; `path` are the names of nodes and branches that lead to it, outermost first. */
export const Problem = z.object({
  code: z.string(),
  severity: z.enum(['error', 'warning']),
  nodeId: z.string().nullable(),
  path: z.array(z.string()),
  message: z.string(),
});
