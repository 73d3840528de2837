import {
  AuditOutlined,
  BranchesOutlined,
  CheckCircleOutlined,
  CloseCircleOutlined,
  PartitionOutlined,
  SendOutlined,
} from '@ant-design/icons';
import { type Node as FlowNode, Handle, type NodeProps, Position } from '@xyflow/react';
import type { ReactNode } from 'react';
import type { ApprovalNode } from '../../../kernel/flow/approval-tree.ts';
import type { Text } from '../../../kernel/text.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { FLOW_TEXT as TEXT } from '../designer/flow.text.ts';
import type { Box } from '../designer/layout-tree.rules.ts';
import './flow.css';

/** How a box looks: dark when the run is there, a red ring when something is wrong with it, a note below the name. */
export type BoxLook = {
  readonly state?: 'done' | 'stopped' | 'active' | 'skipped' | 'ahead' | 'off';
  readonly problem?: 'error' | 'warning';
  readonly note?: string;
  readonly selected?: boolean;
};
export type BoxNode = FlowNode<{ box: Box; look: BoxLook }, Box['what']>;

const ICON: Readonly<Record<ApprovalNode['kind'], ReactNode>> = {
  approve: <AuditOutlined />,
  condition: <BranchesOutlined />,
  parallel: <PartitionOutlined />,
  copy: <SendOutlined />,
  end: <CheckCircleOutlined />,
};

const iconOf = (node: ApprovalNode): ReactNode =>
  node.kind === 'end' && node.outcome === 'reject' ? <CloseCircleOutlined /> : ICON[node.kind];

const named = (name: Text, otherwise: Text): string => t(name) || t(otherwise);

function Frame({ box, look, children }: { box: Box; look: BoxLook; children?: ReactNode }) {
  return (
    <div
      className="flow-box"
      data-what={box.what}
      data-kind={box.node?.kind}
      data-state={look.state}
      data-problem={look.problem}
      data-selected={look.selected}
    >
      {box.what !== 'start' && <Handle type="target" position={Position.Top} isConnectable={false} />}
      {children}
      {box.what !== 'finish' && <Handle type="source" position={Position.Bottom} isConnectable={false} />}
    </div>
  );
}

function NodeBox({ data: { box, look } }: NodeProps<BoxNode>) {
  const node = box.node!;
  return (
    <Frame box={box} look={look}>
      <strong>
        {iconOf(node)}
        <span>{named(node.name, TEXT.kinds[node.kind])}</span>
      </strong>
      <small>{look.note ?? t(TEXT.kinds[node.kind])}</small>
    </Frame>
  );
}

function BranchBox({ data: { box, look } }: NodeProps<BoxNode>) {
  return (
    <Frame box={box} look={look}>
      <strong>{named(box.branch!.name, TEXT.branch)}</strong>
      {look.note && <small>{look.note}</small>}
    </Frame>
  );
}

const pill = (text: Text) =>
  function Pill({ data: { box, look } }: NodeProps<BoxNode>) {
    return (
      <Frame box={box} look={look}>
        {t(text)}
      </Frame>
    );
  };

function Join({ data: { box, look } }: NodeProps<BoxNode>) {
  return <Frame box={box} look={look} />;
}

export const BOX_TYPES = {
  node: NodeBox,
  branch: BranchBox,
  start: pill(TEXT.start),
  finish: pill(TEXT.finish),
  join: Join,
};
