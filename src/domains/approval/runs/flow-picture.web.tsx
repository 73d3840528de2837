import { ReactFlow } from '@xyflow/react';
import '@xyflow/react/dist/base.css';
import { useMemo } from 'react';
import type { ApprovalTree } from '../../../kernel/flow/approval-tree.ts';
import { listed, t } from '../../../kernel/web/i18n.ts';
import { FLOW_TEXT as TEXT } from '../designer/flow.text.ts';
import { FLOW_LABELS } from '../designer/flow-labels.web.ts';
import { layoutTree } from '../designer/layout-tree.rules.ts';
import { BOX_TYPES, type BoxLook, type BoxNode } from './flow-boxes.web.tsx';
import type { RunView } from './run-shape.rules.ts';
import './flow.css';

type States = RunView['picture']['states'];

function lookOf(states: States, id: string): BoxLook {
  const state = states[id];
  const names = state?.people.map(({ person }) => person.name) ?? [];
  return { state: state?.state, note: names.length > 0 ? listed(names) : undefined };
}

/** The flow as drawn, with what is done, where it stands and what was passed over. */
export function FlowPicture({ tree, states }: { tree: ApprovalTree; states: States }) {
  const drawing = useMemo(() => layoutTree(tree), [tree]);
  const nodes = drawing.boxes.map(
    (box): BoxNode => ({
      id: box.id,
      type: box.what,
      position: { x: box.x, y: box.y },
      width: box.width,
      height: box.height,
      measured: { width: box.width, height: box.height },
      data: { box, look: lookOf(states, box.id) },
      draggable: false,
      selectable: false,
    }),
  );
  const edges = drawing.lines.map(({ id, from, to }) => ({ id, source: from, target: to, type: 'smoothstep' }));
  const height = Math.min(560, Math.max(240, ...drawing.boxes.map((box) => (box.y + box.height) * 0.8 + 40)));
  return (
    <div className="flow-picture" style={{ height }} role="img" aria-label={t(TEXT.picture)}>
      <ReactFlow
        nodes={nodes}
        edges={edges}
        nodeTypes={BOX_TYPES}
        ariaLabelConfig={FLOW_LABELS}
        fitView
        fitViewOptions={{ padding: 0.08, maxZoom: 1 }}
        minZoom={0.2}
        maxZoom={1.5}
        nodesDraggable={false}
        nodesConnectable={false}
        nodesFocusable={false}
        edgesFocusable={false}
        elementsSelectable={false}
        zoomOnScroll={false}
        preventScrolling={false}
        proOptions={{ hideAttribution: true }}
      />
    </div>
  );
}
