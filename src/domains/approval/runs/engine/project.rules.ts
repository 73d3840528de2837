import { AppError } from '../../../../kernel/errors.ts';
import { type ApprovalTree, type ApproveNode, nodeById, walkTree } from '../../../../kernel/flow/approval-tree.ts';
import { advance } from './advance.rules.ts';
import type { Effect, People, Run } from './run.rules.ts';

/** One step of what will come: people without those who are still to be named. */
export type ProjectedStep = {
  nodeId: string;
  kind: 'approve' | 'copy' | 'end';
  users: number[];
  /** Lines of the engine at this node, such as 'passed over'. */
  notes: Extract<Effect, { do: 'line' }>[];
  /** Nobody is found here and the flow refuses that. */
  refused: boolean;
};

export type Projection = { steps: ProjectedStep[]; ending: 'approve' | 'reject' | 'refused' };

/** Below zero, one for each node: somebody whom the initiator has yet to name. */
function withPlaceholders(tree: ApprovalTree, run: Run): Run {
  const chosen = { ...run.chosen };
  for (const [i, id] of choiceNodes(tree).entries()) if (!chosen[id]?.length) chosen[id] = [-1 - i];
  return { ...run, chosen };
}

export function choiceNodes(tree: ApprovalTree): string[] {
  const nodes = [...walkTree(tree.nodes)].map(({ node }) => node);
  return nodes
    .filter(
      (node): node is ApproveNode =>
        node.kind === 'approve' && node.people.some((rule) => rule.by === 'initiatorChoice'),
    )
    .map((node) => node.id);
}

const MOST_ACTS = 2_000;

/** What happens if everybody approves from here on. A new run is begun by its submit. */
export function project(tree: ApprovalTree, from: Run, people: People, start?: 'submit'): Projection {
  const steps: ProjectedStep[] = [];
  let run = withPlaceholders(tree, from);
  const collect = (effects: readonly Effect[]): void => {
    steps.push(...stepsOf(effects));
  };
  try {
    if (start) {
      const begun = advance(tree, run, { type: 'submit' }, people);
      run = begun.run;
      collect(begun.effects);
    }
    for (let acts = 0; run.status === 'RUNNING' && acts < MOST_ACTS; acts += 1) {
      const open = run.tasks.find((task) => task.state === 'OPEN');
      if (!open) break;
      const next = advance(tree, run, { type: 'approve', task: open.seq }, people);
      run = next.run;
      collect(next.effects);
    }
  } catch (error) {
    const nodeId = error instanceof AppError ? (error.data as { nodeId?: string } | undefined)?.nodeId : undefined;
    if (!nodeId) throw error;
    const kind = nodeById(tree, nodeId)?.kind === 'approve' ? 'approve' : 'end';
    steps.push({ nodeId, kind, users: [], notes: [], refused: true });
    return { steps, ending: 'refused' };
  }
  return { steps, ending: run.status === 'REJECTED' ? 'reject' : 'approve' };
}

function stepsOf(effects: readonly Effect[]): ProjectedStep[] {
  const lines = effects.filter((effect) => effect.do === 'line');
  const named = (users: readonly number[]): number[] => users.filter((id) => id > 0);
  return effects.flatMap((effect): ProjectedStep[] => {
    const notes =
      'nodeId' in effect ? lines.filter((line) => line.nodeId === effect.nodeId && line.kind !== 'copied') : [];
    if (effect.do === 'entered')
      return [{ nodeId: effect.nodeId, kind: 'approve', users: named(effect.users), notes, refused: false }];
    if (effect.do === 'copy')
      return [{ nodeId: effect.nodeId, kind: 'copy', users: named(effect.users), notes, refused: false }];
    if (effect.do === 'end' && effect.nodeId)
      return [{ nodeId: effect.nodeId, kind: 'end', users: [], notes: [], refused: false }];
    return [];
  });
}
