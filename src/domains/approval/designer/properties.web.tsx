import { Button } from 'antd';
import {
  type ApprovalNode,
  type ApprovalTree,
  type Branch,
  nodeById,
  walkTree,
} from '../../../kernel/flow/approval-tree.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { useAsk } from '../../../kernel/web/list/acts/ask.tsx';
import type { Vocabulary } from '../flows/flow-shape.rules.ts';
import { changeBranches, removeNode, replaceNode, shiftNode } from './edit-tree.rules.ts';
import { FLOW_TEXT as TEXT } from './flow.text.ts';
import { newBranch } from './new-node.rules.ts';
import { BranchEditor, NodeEditor } from './node-editor.web.tsx';

type Props = {
  tree: ApprovalTree;
  id: string | undefined;
  words: Vocabulary;
  disabled: boolean;
  onChange: (tree: ApprovalTree, what?: string) => void;
  onSelect: (id: string | undefined) => void;
};

type Owner = Extract<ApprovalNode, { branches: readonly Branch[] }>;

function ownerOf(tree: ApprovalTree, branchId: string): { owner: Owner; branch: Branch } | undefined {
  for (const { node } of walkTree(tree.nodes)) {
    if (node.kind !== 'condition' && node.kind !== 'parallel') continue;
    const branch = node.branches.find((one) => one.id === branchId);
    if (branch) return { owner: node, branch };
  }
  return undefined;
}

/** What the chosen node or branch says, and where it stands. */
export function Properties({ tree, id, words, disabled, onChange, onSelect }: Props) {
  const [dialog, ask] = useAsk();
  const node = id ? nodeById(tree, id) : undefined;
  const found = id ? ownerOf(tree, id) : undefined;
  if (!node && !found) return <p className="list-message-more">{t(TEXT.choose)}</p>;
  if (node) {
    const remove = () => {
      onChange(removeNode(tree, node.id));
      onSelect(undefined);
    };
    const holds = node.kind === 'condition' || node.kind === 'parallel';
    return (
      <>
        {!disabled && (
          <p className="design-acts">
            <Button size="small" onClick={() => onChange(shiftNode(tree, node.id, -1))}>
              {t(TEXT.up)}
            </Button>
            <Button size="small" onClick={() => onChange(shiftNode(tree, node.id, 1))}>
              {t(TEXT.down)}
            </Button>
            {holds && (
              <Button
                size="small"
                onClick={() => {
                  const fresh = newBranch(tree, []);
                  const branch = node.kind === 'condition' ? { ...fresh, when: { all: [] } } : fresh;
                  // Before the last: 'otherwise' stays at the end.
                  onChange(changeBranches(tree, node.id, (all) => all.toSpliced(-1, 0, branch)));
                  onSelect(branch.id);
                }}
              >
                {t(TEXT.addBranch)}
              </Button>
            )}
            <Button
              size="small"
              danger
              onClick={() =>
                holds && node.branches.some((branch) => branch.nodes.length > 0)
                  ? ask({
                      title: t(TEXT.remove),
                      effect: t(TEXT.removeEffect),
                      act: t(TEXT.remove),
                      danger: true,
                      run: remove,
                    })
                  : remove()
              }
            >
              {t(TEXT.remove)}
            </Button>
          </p>
        )}
        <NodeEditor
          node={node}
          words={words}
          disabled={disabled}
          onChange={(next) => onChange(replaceNode(tree, node.id, next), node.id)}
        />
        {dialog}
      </>
    );
  }
  const { owner, branch } = found!;
  const at = owner.branches.indexOf(branch);
  const change = (list: (all: readonly Branch[]) => readonly Branch[], what?: string) =>
    onChange(changeBranches(tree, owner.id, list), what);
  const move = (to: number) => change((all) => all.toSpliced(at, 1).toSpliced(to, 0, branch));
  return (
    <>
      {!disabled && (
        <p className="design-acts">
          <Button size="small" disabled={at === 0} onClick={() => move(at - 1)}>
            {t(TEXT.branchLeft)}
          </Button>
          <Button size="small" disabled={at === owner.branches.length - 1} onClick={() => move(at + 1)}>
            {t(TEXT.branchRight)}
          </Button>
          <Button
            size="small"
            danger
            disabled={owner.branches.length <= 1}
            onClick={() =>
              ask({
                title: t(TEXT.removeBranch),
                effect: t(TEXT.removeBranchEffect),
                act: t(TEXT.removeBranch),
                danger: true,
                run: () => {
                  change((all) => all.filter((one) => one.id !== branch.id));
                  onSelect(owner.id);
                },
              })
            }
          >
            {t(TEXT.removeBranch)}
          </Button>
        </p>
      )}
      <BranchEditor
        branch={branch}
        conditional={owner.kind === 'condition'}
        words={words}
        disabled={disabled}
        onChange={(next) => change((all) => all.map((one) => (one.id === branch.id ? next : one)), branch.id)}
      />
      {dialog}
    </>
  );
}
