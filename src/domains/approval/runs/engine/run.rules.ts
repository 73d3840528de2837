import type { Facts } from '../../../../kernel/flow/approval-condition.ts';
import type { PeopleRule } from '../../../../kernel/flow/approval-tree.ts';
import type { EVENTS, RunStatus } from '../../approval.views.text.ts';

/** How a task came to its person. */
export type Origin = 'rule' | 'administrator' | 'leader' | 'transfer' | 'before' | 'after' | 'escalation' | 'reassign';

/**
 * What one person has to do. Tasks of one chain are done one after the other in the order of `Run.tasks`: the signers of a node
 * in order are one chain, of the other modes each signer has an own one; added signers and those who take over join the chain.
 */
export type RunTask = {
  seq: number;
  nodeId: string;
  visit: number;
  chain: number;
  userId: number;
  origin: Origin;
  state: 'OPEN' | 'WAITING' | 'DONE' | 'CANCELLED';
  outcome?: 'approve' | 'reject' | 'return' | 'transfer' | 'escalate' | 'reassign';
  /** Undone by a return: counts no more. */
  void?: true;
};

export type NodeVisit = {
  visit: number;
  state: 'ACTIVE' | 'DONE' | 'SKIPPED';
  /** A condition's branch; of a parallel those that are through. */
  branch?: string;
  through?: string[];
  /** Given to the administrators: one of them suffices. */
  anyOne?: true;
};

/** One document on its way: a value that `advance` turns into the next. It holds all that decides how it goes on. */
export type Run = {
  status: RunStatus;
  initiatorId: number;
  facts: Facts;
  /** Whom the initiator named, by node. */
  chosen: Readonly<Record<string, readonly number[]>>;
  round: number;
  /** Somebody has acted in this round: no more withdrawing. */
  acted: boolean;
  visits: number;
  nodes: Record<string, NodeVisit>;
  tasks: RunTask[];
};

/** Who is who at the moment, worked out before: the engine asks no database. */
export type People = {
  readonly of: (rule: PeopleRule) => readonly number[];
  /** Leaders of a person from the own department upwards, without the person. */
  readonly leadersOf: (userId: number) => readonly number[];
  readonly administrators: readonly number[];
};

export type Event =
  | { type: 'submit' }
  | { type: 'resubmit'; facts: Facts; chosen: Run['chosen'] }
  | { type: 'approve'; task: number }
  | { type: 'reject'; task: number }
  | { type: 'return'; task: number; to: 'initiator' | { nodeId: string } }
  | { type: 'transfer' | 'escalate' | 'reassign'; task: number; to: number }
  | { type: 'addSigner'; task: number; where: 'before' | 'after'; users: readonly number[] }
  | { type: 'withdraw' };

/** What the world has to do about it, in this order and in the same transaction. */
export type Effect =
  | { do: 'line'; kind: keyof typeof EVENTS; nodeId: string; users?: readonly number[]; branch?: string }
  | { do: 'entered'; nodeId: string; users: readonly number[] }
  | { do: 'open'; task: number }
  | { do: 'copy'; nodeId: string; users: readonly number[] }
  | { do: 'end'; outcome: 'approve' | 'reject'; nodeId: string | null }
  | { do: 'returned' }
  | { do: 'withdrawn' };

export function newRun(start: Pick<Run, 'initiatorId' | 'facts'> & Partial<Pick<Run, 'chosen'>>): Run {
  return {
    status: 'RUNNING',
    chosen: {},
    round: 1,
    acted: false,
    visits: 0,
    nodes: {},
    tasks: [],
    ...start,
  };
}

export const isOpen = (task: RunTask): boolean => task.state === 'OPEN' || task.state === 'WAITING';

/** Who has approved in this round, in whose name it counts. */
export function approversOf(run: Run): ReadonlySet<number> {
  return new Set(run.tasks.filter((t) => !t.void && t.outcome === 'approve').map((t) => t.userId));
}

export function taskOf(run: Run, seq: number): RunTask | undefined {
  return run.tasks.find((task) => task.seq === seq);
}
