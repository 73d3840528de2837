import { z } from 'zod';
import { type Access, route } from '../../kernel/route.ts';
import { ACTS, LINE_KINDS, RUN_STATUSES } from './approval.views.text.ts';
import { TreeShape } from './flows/tree-shape.rules.ts';

/** Every call of the domain. Words in answers are in the language of the call, except the names of nodes inside trees. */

const BASE = '/api/approval';
const Id = z.object({ id: z.coerce.number<number>().int().positive() });
const Opinion = z.string().trim().max(500).optional();
const Files = z.array(z.number().int().positive()).max(20).optional();
const UserIds = z.array(z.number().int().positive()).max(50);
/** Whom the initiator names, by node. */
const Chosen = z.record(z.string(), UserIds).optional();
const Paging = {
  page: z.coerce.number<number>().int().min(0).optional(),
  size: z.coerce.number<number>().int().min(1).max(200).optional(),
};
const Day = z.iso.date().optional();
const Document = { resource: z.string().max(80), recordId: z.coerce.number<number>().int().positive() };
const keysOf = <T extends object>(words: T) => Object.keys(words) as [keyof T & string, ...(keyof T & string)[]];
const Status = z.enum(keysOf(RUN_STATUSES));

export const Person = z.object({
  id: z.number(),
  name: z.string(),
  avatar: z.number().nullable(),
  /** Organisation, and the post where there is one. */
  place: z.string().nullable(),
});
export type Person = z.output<typeof Person>;

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
  state: z.enum(['done', 'active', 'skipped', 'ahead', 'off']),
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
  /** The decision facts of the document as it stands; empty when it was deleted. */
  facts: z.array(z.object({ field: z.string(), label: z.string(), value: z.string() })),
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

// Submitting, and one run

/** What would happen if the document were submitted now, and whom the initiator must name. */
export const previewCall = route({
  method: 'GET',
  path: `${BASE}/preview`,
  permission: 'signedIn',
  summary: { zh: '预览审批流程', en: 'Preview the approval' },
  query: z.object(Document),
  reply: z.object({
    steps: z.array(Step),
    choices: z.array(z.object({ nodeId: z.string(), nodeName: z.string() })),
    /** Why it cannot be submitted, if so. */
    refusal: z.string().nullable(),
  }),
});

/** People whom the initiator may name for a node. */
export const candidatesCall = route({
  method: 'GET',
  path: `${BASE}/candidates`,
  permission: 'signedIn',
  summary: { zh: '可指定的审批人', en: 'People who may be named' },
  query: z.object({ ...Document, nodeId: z.string().max(40), q: z.string().max(60).optional() }),
  reply: z.array(Person),
});

/** People to transfer to, to add, or to delegate to: open accounts by name. At most 30. */
export const peopleCall = route({
  method: 'GET',
  path: `${BASE}/people`,
  permission: 'signedIn',
  summary: { zh: '选择人员', en: 'Choose people' },
  query: z.object({
    q: z.string().max(60).optional(),
    ids: z.preprocess(
      (v: string | string[] | undefined) => (v === undefined ? undefined : [v].flat()),
      z.array(z.coerce.number<number>().int()).max(100).optional(),
    ),
  }),
  reply: z.array(Person),
});

/** Needs the document's permission `submit` and scope. 409 when it is not a draft or is under approval already. */
export const submitCall = route({
  method: 'POST',
  path: `${BASE}/runs`,
  permission: 'signedIn',
  summary: { zh: '提交审批', en: 'Submit for approval' },
  body: z.object({
    resource: z.string().max(80),
    recordId: z.number().int().positive(),
    /** Version of the document that the initiator saw. */
    version: z.number().int().optional(),
    opinion: Opinion,
    files: Files,
    chosen: Chosen,
  }),
  reply: RunView,
});

/** The approval of one document: the newest run in full, earlier ones by head. Needs the right to see the document. */
export const documentCall = route({
  method: 'GET',
  path: `${BASE}/document`,
  permission: 'signedIn',
  summary: { zh: '单据的审批', en: 'The approval of a document' },
  query: z.object(Document),
  reply: z.object({
    /** Whether this kind of record is approved at all. */
    approvable: z.boolean(),
    maySubmit: z.boolean(),
    current: RunView.nullable(),
    earlier: z.array(RunHead),
  }),
});

export const runCall = route({
  method: 'GET',
  path: `${BASE}/runs/:id`,
  permission: 'signedIn',
  summary: { zh: '查看审批', en: 'Read an approval' },
  params: Id,
  reply: RunView,
});

const Act = z.enum(keysOf(ACTS)).exclude(['submit']);
/**
 * One act. 409 STALE with `data: {by, at, act}` when somebody was faster. Opinion is required for reject and return.
 * `next` is the caller's oldest other waiting task.
 */
export const actCall = route({
  method: 'POST',
  path: `${BASE}/runs/:id/act`,
  permission: 'signedIn',
  summary: { zh: '审批操作', en: 'Act on an approval' },
  params: Id,
  body: z.object({
    act: Act,
    /** For approve, reject, return, transfer, addSigner, reassign. */
    taskId: z.number().int().positive().optional(),
    opinion: Opinion,
    files: Files,
    /** return: a node, absent: the initiator. */
    nodeId: z.string().max(40).optional(),
    /** transfer and reassign: one; addSigner: one or several, in order. */
    userIds: UserIds.optional(),
    where: z.enum(['before', 'after']).optional(),
    /** resubmit. */
    chosen: Chosen,
  }),
  reply: z.object({
    run: RunView,
    next: z.object({ runId: z.number(), title: z.string(), resourceLabel: z.string() }).nullable(),
  }),
});

/** Approves or rejects several tasks, each by itself: what cannot be done is told per task. */
export const batchCall = route({
  method: 'POST',
  path: `${BASE}/batch`,
  permission: 'signedIn',
  summary: { zh: '批量审批', en: 'Act on several approvals' },
  body: z.object({
    act: z.enum(['approve', 'reject']),
    taskIds: z.array(z.number().int().positive()).min(1).max(100),
    opinion: Opinion,
  }),
  reply: z.object({
    results: z.array(
      z.object({
        taskId: z.number(),
        runId: z.number().nullable(),
        title: z.string(),
        ok: z.boolean(),
        message: z.string(),
      }),
    ),
  }),
});

// Lists

export const InboxRow = RunHead.extend({
  /** todo: the waiting task; done: the newest act of the caller; copied: the copy. */
  taskId: z.number().nullable(),
  nodeName: z.string().nullable(),
  onBehalfOf: Person.nullable(),
  openedAt: z.string().nullable(),
  dueAt: z.string().nullable(),
  overdue: z.boolean(),
  batch: z.boolean(),
  facts: z.array(z.object({ field: z.string(), label: z.string(), value: z.string() })),
  /** mine: who is to act now. */
  waiting: z.array(z.object({ nodeName: z.string(), people: z.array(Person) })),
  actLabel: z.string().nullable(),
  actedAt: z.string().nullable(),
  read: z.boolean(),
});
export type InboxRow = z.output<typeof InboxRow>;

export const inboxCall = route({
  method: 'GET',
  path: `${BASE}/inbox`,
  permission: 'signedIn',
  summary: { zh: '我的审批', en: 'My approvals' },
  query: z.object({
    tab: z.enum(['todo', 'done', 'mine', 'copied']),
    ...Paging,
    q: z.string().max(100).optional(),
    resource: z.string().max(80).optional(),
    initiatorId: z.coerce.number<number>().int().optional(),
    status: Status.optional(),
    overdue: z.stringbool().optional(),
    unread: z.stringbool().optional(),
    from: Day,
    to: Day,
  }),
  reply: z.object({ content: z.array(InboxRow), totalElements: z.number() }),
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
    /** Runs with a task at this node that waits, or (with `done`) was done in the time. */
    nodeId: z.string().max(40).optional(),
    nodeState: z.enum(['open', 'overdue', 'done']).optional(),
    from: Day,
    to: Day,
  }),
  reply: z.object({ content: z.array(InboxRow), totalElements: z.number() }),
});

// Flows

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

export const flowsCall = route({
  method: 'GET',
  path: `${BASE}/flows`,
  permission: 'approval:flow:list',
  summary: { zh: '查询审批流程', en: 'List approval flows' },
  reply: z.array(FlowRow),
});

const Version = z.object({
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

export const flowCall = route({
  method: 'GET',
  path: `${BASE}/flows/:id`,
  permission: 'approval:flow:list',
  summary: { zh: '查看审批流程', en: 'Read an approval flow' },
  params: Id,
  reply: FlowView,
});

export const flowVersionCall = route({
  method: 'GET',
  path: `${BASE}/flows/:id/versions/:number`,
  permission: 'approval:flow:list',
  summary: { zh: '查看流程版本', en: 'Read a version of a flow' },
  params: Id.extend({ number: z.coerce.number<number>().int().positive() }),
  reply: Version.extend({ tree: TreeShape }),
});

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
      /** ref: the resource; dict: the dictionary. */
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

export const vocabularyCall = route({
  method: 'GET',
  path: `${BASE}/flows/:id/vocabulary`,
  permission: 'approval:flow:list',
  summary: { zh: '流程设计用词', en: 'What a flow may speak of' },
  params: Id,
  reply: Vocabulary,
});

/** Keeps the draft; it may have problems. Stale: 409. */
export const saveDraftCall = route({
  method: 'PUT',
  path: `${BASE}/flows/:id/draft`,
  permission: 'approval:flow:edit',
  summary: { zh: '保存流程草稿', en: 'Save the draft of a flow' },
  params: Id,
  body: z.object({ version: z.number().int(), tree: TreeShape }),
  reply: FlowView,
});

export const discardDraftCall = route({
  method: 'POST',
  path: `${BASE}/flows/:id/discard`,
  permission: 'approval:flow:edit',
  summary: { zh: '放弃流程草稿', en: 'Discard the draft of a flow' },
  params: Id,
  body: z.object({ version: z.number().int() }),
  reply: FlowView,
});

/** A problem of a tree; `path` are the names of nodes and branches that lead to it, outermost first. */
export const Problem = z.object({
  code: z.string(),
  severity: z.enum(['error', 'warning']),
  nodeId: z.string().nullable(),
  path: z.array(z.string()),
  message: z.string(),
});

export const validateCall = route({
  method: 'POST',
  path: `${BASE}/flows/:id/validate`,
  permission: 'approval:flow:list',
  summary: { zh: '校验流程', en: 'Validate a flow' },
  params: Id,
  body: z.object({ tree: TreeShape }),
  reply: z.array(Problem),
});

/** Publishes the draft as the next version. A draft with an error is refused: VALIDATION, `errors[].field` is the node's id. */
export const publishCall = route({
  method: 'POST',
  path: `${BASE}/flows/:id/publish`,
  permission: 'approval:flow:publish',
  summary: { zh: '发布流程', en: 'Publish a flow' },
  params: Id,
  body: z.object({ version: z.number().int(), note: z.string().trim().max(200).optional() }),
  reply: FlowView,
});

/** Documents to simulate with, those within the caller's scope. */
export const samplesCall = route({
  method: 'GET',
  path: `${BASE}/flows/:id/samples`,
  permission: 'approval:flow:list',
  summary: { zh: '选择模拟单据', en: 'Documents to simulate with' },
  params: Id,
  query: z.object({ q: z.string().max(60).optional() }),
  reply: z.array(z.object({ id: z.number(), label: z.string() })),
});

/** Who would get it: with a document, or with typed facts; started by the caller unless somebody else is named. */
export const simulateCall = route({
  method: 'POST',
  path: `${BASE}/flows/:id/simulate`,
  permission: 'approval:flow:list',
  summary: { zh: '模拟流程', en: 'Simulate a flow' },
  params: Id,
  body: z.object({
    tree: TreeShape.optional(),
    recordId: z.number().int().positive().optional(),
    facts: z.record(z.string(), z.unknown()).optional(),
    initiatorId: z.number().int().positive().optional(),
    chosen: Chosen,
  }),
  reply: z.object({ steps: z.array(Step), ending: z.enum(['approve', 'reject', 'refused']) }),
});

// Delegation

export const Delegation = z.object({
  id: z.number(),
  version: z.number(),
  principal: Person,
  delegate: Person,
  fromAt: z.string(),
  toAt: z.string(),
  /** Kinds of documents; empty: all. */
  resources: z.array(z.object({ resource: z.string(), label: z.string() })),
  reason: z.string().nullable(),
  state: z.enum(['coming', 'active', 'over', 'revoked']),
});
export type Delegation = z.output<typeof Delegation>;

const DelegationDraft = z.object({
  delegateId: z.number().int().positive(),
  fromAt: z.iso.datetime(),
  toAt: z.iso.datetime(),
  resources: z.array(z.string().max(80)).max(100).optional(),
  reason: z.string().trim().max(200).optional(),
  /** Only administrators (`approval:delegation:edit`) delegate for somebody else. */
  principalId: z.number().int().positive().optional(),
});

export const delegationsCall = route({
  method: 'GET',
  path: `${BASE}/delegations`,
  permission: 'signedIn',
  summary: { zh: '查询审批代理', en: 'List delegations' },
  /** `all` needs `approval:delegation:list`. */
  query: z.object({ of: z.enum(['mine', 'received', 'all']).optional() }),
  reply: z.array(Delegation),
});
export const delegateCall = route({
  method: 'POST',
  path: `${BASE}/delegations`,
  permission: 'signedIn',
  summary: { zh: '设置审批代理', en: 'Delegate approvals' },
  body: DelegationDraft,
  reply: Delegation,
});
export const changeDelegationCall = route({
  method: 'PUT',
  path: `${BASE}/delegations/:id`,
  permission: 'signedIn',
  summary: { zh: '修改审批代理', en: 'Change a delegation' },
  params: Id,
  body: DelegationDraft.extend({ version: z.number().int() }),
  reply: Delegation,
});
export const revokeDelegationCall = route({
  method: 'POST',
  path: `${BASE}/delegations/:id/revoke`,
  permission: 'signedIn',
  summary: { zh: '取消审批代理', en: 'Revoke a delegation' },
  params: Id,
  body: z.object({ version: z.number().int() }),
  reply: Delegation,
});

// Statistics

const Hours = z.string().nullable();
/** Kinds of document of which the caller may see approvals, for filters. */
export const kindsCall = route({
  method: 'GET',
  path: `${BASE}/kinds`,
  permission: 'signedIn',
  summary: { zh: '审批单据类型', en: 'Kinds of approved documents' },
  reply: z.array(z.object({ resource: z.string(), label: z.string() })),
});

/** Over runs submitted in the days (inclusive). Hours with one decimal. */
export const statisticsCall = route({
  method: 'GET',
  path: `${BASE}/statistics`,
  permission: 'approval:statistics:list' satisfies Access,
  summary: { zh: '审批统计', en: 'Statistics of approvals' },
  query: z.object({ from: Day, to: Day, resource: z.string().max(80).optional() }),
  reply: z.object({
    runs: z.array(
      z.object({ resource: z.string(), label: z.string(), status: Status, count: z.number(), meanHours: Hours }),
    ),
    steps: z.array(
      z.object({
        resource: z.string(),
        label: z.string(),
        nodeId: z.string(),
        nodeName: z.string(),
        done: z.number(),
        open: z.number(),
        overdue: z.number(),
        returned: z.number(),
        rejected: z.number(),
        meanHours: Hours,
        medianHours: Hours,
        p90Hours: Hours,
      }),
    ),
    people: z.array(
      z.object({ person: Person, done: z.number(), open: z.number(), overdue: z.number(), meanHours: Hours }),
    ),
    /** Per month of submission. */
    months: z.array(z.object({ month: z.string(), submitted: z.number(), ended: z.number(), meanHours: Hours })),
  }),
});
