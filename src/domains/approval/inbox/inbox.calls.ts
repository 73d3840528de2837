import { z } from 'zod';
import { route } from '../../../kernel/route.ts';
import { BASE, Day, Fact, Paging, Status } from '../parameters.rules.ts';
import { Person } from '../people/person.rules.ts';
import { RunHead } from '../runs/run-shape.rules.ts';

/** States of the tasks that the statistics count. */
export const TASK_STATES = ['open', 'overdue', 'done', 'returned', 'rejected'] as const;

export const InboxRow = RunHead.extend({
  /** todo: the waiting task; done: the newest act of the caller; copied: the copy. */
  taskId: z.number().nullable(),
  nodeName: z.string().nullable(),
  onBehalfOf: Person.nullable(),
  openedAt: z.string().nullable(),
  dueAt: z.string().nullable(),
  overdue: z.boolean(),
  batch: z.boolean(),
  facts: z.array(Fact),
  /** What the document comes to, with its unit; nothing where it comes to nothing or the caller may not see it. */
  amount: z.string().nullable(),
  /** The ship or unit that it is of. */
  place: z.string().nullable(),
  /** Of the tasks behind a figure: whose it is or was. */
  person: Person.nullable(),
  /** mine: who is to act now. */
  waiting: z.array(z.object({ nodeName: z.string(), people: z.array(Person) })),
  actLabel: z.string().nullable(),
  actedAt: z.string().nullable(),
  read: z.boolean(),
});
export type InboxRow = z.output<typeof InboxRow>;

/** Kinds of document of which the caller may see approvals, for filters. */
export const kindsCall = route({
  method: 'GET',
  path: `${BASE}/kinds`,
  permission: 'signedIn',
  summary: { zh: '审批单据类型', en: 'Kinds of approved documents' },
  reply: z.array(z.object({ resource: z.string(), label: z.string() })),
});

/** What narrows a tab: a word in the title or the initiator's name, days of submission. */
const InboxQuery = z.object({
  tab: z.enum(['todo', 'done', 'mine', 'copied']),
  q: z.string().max(100).optional(),
  resource: z.string().max(80).optional(),
  initiatorId: z.coerce.number<number>().int().optional(),
  status: Status.optional(),
  overdue: z.stringbool().optional(),
  unread: z.stringbool().optional(),
  from: Day,
  to: Day,
});

export const inboxCall = route({
  method: 'GET',
  path: `${BASE}/inbox`,
  permission: 'signedIn',
  summary: { zh: '我的审批', en: 'My approvals' },
  query: InboxQuery.extend(Paging),
  reply: z.object({ content: z.array(InboxRow), totalElements: z.number() }),
});

/** What a tab shows, as a workbook in the language of the call. At most 10 000 rows. */
export const inboxExportCall = route({
  method: 'GET',
  path: `${BASE}/inbox/export`,
  permission: 'signedIn',
  summary: { zh: '导出我的审批', en: 'Export my approvals' },
  query: InboxQuery,
});

export const countsCall = route({
  method: 'GET',
  path: `${BASE}/counts`,
  permission: 'signedIn',
  summary: { zh: '我的审批数量', en: 'Counts of my approvals' },
  reply: z.object({
    todo: z.number(),
    overdue: z.number(),
    /** Mine that still run or were returned. */
    mine: z.number(),
    returned: z.number(),
    unreadCopies: z.number(),
    /** To-do by kind of document. */
    kinds: z.array(z.object({ resource: z.string(), label: z.string(), count: z.number() })),
  }),
});

/** Marks one copy as read, or all. */
export const readCopyCall = route({
  method: 'POST',
  path: `${BASE}/copies/read`,
  permission: 'signedIn',
  summary: { zh: '标记抄送已读', en: 'Mark copies as read' },
  body: z.object({ runId: z.number().int().positive().optional() }),
});

/** Every approval that the caller may see by the documents' permission and scope; for statistics and administrators. */
export const runsCall = route({
  method: 'GET',
  path: `${BASE}/runs`,
  permission: 'approval:run:list',
  summary: { zh: '查询审批', en: 'List approvals' },
  query: z.object({
    ...Paging,
    q: z.string().max(100).optional(),
    resource: z.string().max(80).optional(),
    status: Status.optional(),
    /** Over, or still on their way (returned ones included). */
    ended: z.stringbool().optional(),
    /** With one of these a row is a task, not a run: at this step, of this person, that waits, is overdue, or was decided so. */
    nodeId: z.string().max(40).optional(),
    personId: z.coerce.number<number>().int().optional(),
    nodeState: z.enum(TASK_STATES).optional(),
    from: Day,
    to: Day,
  }),
  reply: z.object({ content: z.array(InboxRow), totalElements: z.number() }),
});
