import { PlusOutlined } from '@ant-design/icons';
import {
  Background,
  BaseEdge,
  Controls,
  type Edge,
  EdgeLabelRenderer,
  type EdgeProps,
  getSmoothStepPath,
  ReactFlow,
  type ReactFlowInstance,
} from '@xyflow/react';
import '@xyflow/react/dist/base.css';
import { Button, Dropdown } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import type { ApprovalNode, ApprovalTree } from '../../../kernel/flow/approval-tree.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { BOX_TYPES, type BoxLook, type BoxNode } from '../runs/flow-boxes.web.tsx';
import '../runs/flow.css';
import './designer.css';
import type { Spot } from './edit-tree.rules.ts';
import { FLOW_TEXT as TEXT } from './flow.text.ts';
import { FLOW_LABELS } from './flow-labels.web.ts';
import { type Box, layoutTree } from './layout-tree.rules.ts';
import { NODE_KINDS } from './new-node.rules.ts';

export type Insert = (spot: Spot, kind: ApprovalNode['kind']) => void;
type LineData = { spot?: Spot; onInsert?: Insert };

/** A line with a plus where a node may be put in. */
function InsertLine({ data, ...line }: EdgeProps<Edge<LineData>>) {
  const [path, x, y] = getSmoothStepPath(line);
  const { spot, onInsert } = data ?? {};
  return (
    <>
      <BaseEdge path={path} />
      {spot && onInsert && (
        <EdgeLabelRenderer>
          <span className="design-plus nopan" style={{ transform: `translate(-50%, -50%) translate(${x}px, ${y}px)` }}>
            <Dropdown
              trigger={['click']}
              menu={{
                items: NODE_KINDS.map((kind) => ({
                  key: kind,
                  label: t(TEXT.insertKind, { kind: t(TEXT.kinds[kind]) }),
                })),
                onClick: ({ key }) => onInsert(spot, key as ApprovalNode['kind']),
              }}
            >
              <Button size="small" shape="circle" icon={<PlusOutlined />} aria-label={t(TEXT.insert)} />
            </Dropdown>
          </span>
        </EdgeLabelRenderer>
      )}
    </>
  );
}

const EDGE_TYPES = { insert: InsertLine };
const FIT = { padding: 0.1, maxZoom: 1 };
const CHOOSABLE: ReadonlySet<Box['what']> = new Set(['node', 'branch']);

type Props = {
  tree: ApprovalTree;
  lookOf: (box: Box) => BoxLook;
  onSelect: (id: string | undefined) => void;
  onInsert?: Insert;
};

/** The flow as a picture in which nodes are chosen and put in. */
export function Canvas({ tree, lookOf, onSelect, onInsert }: Props) {
  const drawing = useMemo(() => layoutTree(tree), [tree]);
  const nodes = drawing.boxes.map(
    (box): BoxNode => ({
      id: box.id,
      type: box.what,
      position: { x: box.x, y: box.y },
      width: box.width,
      height: box.height,
      // Known beforehand: a node that comes anew with each change would lose its lines until it is measured again.
      measured: { width: box.width, height: box.height },
      data: { box, look: lookOf(box) },
      selectable: CHOOSABLE.has(box.what),
      focusable: CHOOSABLE.has(box.what),
      draggable: false,
    }),
  );
  const edges = drawing.lines.map(
    ({ id, from, to, spot }): Edge<LineData> => ({
      id,
      source: from,
      target: to,
      type: 'insert',
      data: { spot, onInsert },
      focusable: false,
      selectable: false,
    }),
  );
  const [picture, setPicture] = useState<ReactFlowInstance<BoxNode, Edge<LineData>>>();
  const shape = drawing.boxes.length;
  // What was put in or taken out may lie outside: the whole is brought back into sight.
  useEffect(() => {
    if (shape > 0) void picture?.fitView(FIT);
  }, [picture, shape]);
  return (
    <ReactFlow
      onInit={setPicture}
      nodes={nodes}
      edges={edges}
      nodeTypes={BOX_TYPES}
      edgeTypes={EDGE_TYPES}
      ariaLabelConfig={FLOW_LABELS}
      fitView
      fitViewOptions={FIT}
      minZoom={0.2}
      maxZoom={1.5}
      nodesDraggable={false}
      nodesConnectable={false}
      deleteKeyCode={null}
      onNodeClick={(_event, node) => onSelect(CHOOSABLE.has(node.data.box.what) ? node.id : undefined)}
      onPaneClick={() => onSelect(undefined)}
      onNodesChange={(changes) => {
        const chosen = changes.find((change) => change.type === 'select' && change.selected);
        if (chosen && 'id' in chosen) onSelect(chosen.id);
      }}
      proOptions={{ hideAttribution: true }}
    >
      <Background gap={16} />
      <Controls showInteractive={false} />
    </ReactFlow>
  );
}
