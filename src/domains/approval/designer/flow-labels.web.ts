import type { AriaLabelConfig } from '@xyflow/react';
import { t } from '../../../kernel/web/i18n.ts';

const said = {
  description: {
    zh: '用方向键在节点之间移动，按回车选择',
    en: 'Move between nodes with the arrow keys, select with Enter',
  },
  zoomIn: { zh: '放大', en: 'Zoom in' },
  zoomOut: { zh: '缩小', en: 'Zoom out' },
  fit: { zh: '适合窗口', en: 'Fit' },
  lock: { zh: '锁定', en: 'Lock' },
  controls: { zh: '视图控制', en: 'View' },
  map: { zh: '缩略图', en: 'Overview' },
  handle: { zh: '连接点', en: 'Connection' },
} as const;

/** What the drawing library says to screen readers, in the language of the page. */
export const FLOW_LABELS: Partial<AriaLabelConfig> = {
  'node.a11yDescription.default': t(said.description),
  'node.a11yDescription.keyboardDisabled': t(said.description),
  'node.a11yDescription.ariaLiveMessage': () => '',
  'edge.a11yDescription.default': t(said.description),
  'controls.ariaLabel': t(said.controls),
  'controls.zoomIn.ariaLabel': t(said.zoomIn),
  'controls.zoomOut.ariaLabel': t(said.zoomOut),
  'controls.fitView.ariaLabel': t(said.fit),
  'controls.interactive.ariaLabel': t(said.lock),
  'minimap.ariaLabel': t(said.map),
  'handle.ariaLabel': t(said.handle),
};
