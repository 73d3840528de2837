import type { Text } from '../../../text.ts';

export const CHOOSER = {
  pin: { zh: '固定在左侧：{name}', en: 'Pin at the left: {name}' },
  unpin: { zh: '取消固定：{name}', en: 'Unpin: {name}' },
  reset: { zh: '恢复默认', en: 'Restore defaults' },
  fixed: { zh: '固定列', en: 'Fixed column' },
  move: { zh: '拖动调整 {name} 的位置', en: 'Drag to move {name}' },
  keys: {
    zh: '按空格拿起此列，用方向键移动，再按空格放下，Esc 取消',
    en: 'Press space to pick the column up, arrows to move it, space to put it down, Esc to cancel',
  },
  held: { zh: '已拿起 {name}', en: '{name} picked up' },
  at: { zh: '{name}：第 {n} 列，共 {all} 列', en: '{name}: column {n} of {all}' },
  back: { zh: '{name} 已放回原处', en: '{name} put back' },
} satisfies Record<string, Text>;
