import { z } from 'zod';
import { LINE_KINDS } from '../approval.views.text.ts';
import { TreeShape } from '../flows/tree-shape.rules.ts';
import { Fact, keysOf, Status } from '../parameters.rules.ts';
import { Person } from '../people/person.rules.ts';

/** A document on its way as it comes over the wire. */

export const StoredFile = z.object({ id: z.number(), name: z.string(), size: z.number(), type: z.string() });

/** A line of the timeline. `words` says what `kind` leaves open: to whom, why passed over, which branch. */
export const Line = z.object({
  id: z.number(),
  at: z.string(),
  kind: z.enum(keysOf(LINE_KINDS)),
  kindLabel: z.string(),
  nodeId: z.string().nullable(),
  nodeName: z.string().nullable(),
  person: Person.nullable(),
  onBehalfOf: Person.nullable(),
  /** Who sat there when the person was acted for by an administrator's switch. */
  actorName: z.string().nullable(),
  opinion: z.string().nullable(),
  files: z.array(StoredFile),
  words: z.string().nullable(),
  /** Hours between the opening of the task and this act, one decimal. */
  waitedHours: z.string().nullable(),
});
export type Line = z.output<typeof Line>;

/** Somebody's open task. */
export const Waiting = z.object({
  taskId: z.number(),
  nodeId: z.string(),
  nodeName: z.string(),
  person: Person,
  /** Who may act for the person today. */
  delegates: z.array(Person),
  openedAt: z.string(),
  dueAt: z.string().nullable(),
  overdue: z.boolean(),
});

/** A task on which the caller may act, and how. */
export const MyTask = z.object({
  taskId: z.number(),
  nodeId: z.string(),
  nodeName: z.string(),
  openedAt: z.string(),
  dueAt: z.string().nullable(),
  overdue: z.boolean(),
  onBehalfOf: Person.nullable(),
  acts: z.array(z.enum(['approve', 'reject', 'return', 'transfer', 'addSigner'])),
  /** Nodes to which it can be returned, in the order in which they were passed; the initiator always. */
  returnTargets: z.array(z.object({ nodeId: z.string(), nodeName: z.string(), people: z.array(Person) })),
  signWords: z.string(),
});
export type MyTask = z.output<typeof MyTask>;

/** What will come, as far as the facts tell. */
export const Step = z.object({
  nodeId: z.string(),
  nodeName: z.string(),
  kind: z.enum(['approve', 'copy', 'end']),
  people: z.array(Person),
  sign: z.enum(['all', 'any', 'inOrder']).nullable(),
  /** Why nobody or somebody else stands here: 'passed over, the approver is the initiator'. */
  note: z.string().nullable(),
  /** The conditions in words under which the way comes here, outermost first. */
  conditions: z.array(z.string()),
  /** The act would be refused here: nobody found. */
  refused: z.boolean(),
});
export type Step = z.output<typeof Step>;

export const NodeState = z.object({
  state: z.enum(['done', 'stopped', 'active', 'skipped', 'ahead', 'off']),
  people: z.array(z.object({ person: Person, state: z.enum(['done', 'open', 'waiting']), at: z.string().nullable() })),
});

export const RunHead = z.object({
  id: z.number(),
  resource: z.string(),
  resourceLabel: z.string(),
  recordId: z.number(),
  title: z.string(),
  /** Address of the document's page in the web. */
  link: z.string(),
  status: Status,
  statusLabel: z.string(),
  initiator: Person,
  submittedAt: z.string(),
  endedAt: z.string().nullable(),
  flowVersion: z.number(),
});
export type RunHead = z.output<typeof RunHead>;

export const RunView = RunHead.extend({
  version: z.number(),
  round: z.number(),
  /** The document's own page; nothing where it has none, or where the caller may not see the document. */
  page: z.string().nullable(),
  /** The decision facts of the document as it stands; empty when it was deleted. */
  facts: z.array(Fact),
  mine: z.array(MyTask),
  may: z.object({
    withdraw: z.boolean(),
    urge: z.boolean(),
    comment: z.boolean(),
    resubmit: z.boolean(),
    /** Give somebody else's task to another person (administrators). */
    reassign: z.boolean(),
  }),
  timeline: z.array(Line),
  waiting: z.array(Waiting),
  ahead: z.array(Step),
  copied: z.array(Person),
  picture: z.object({ tree: TreeShape, states: z.record(z.string(), NodeState) }),
});
export type RunView = z.output<typeof RunView>;
