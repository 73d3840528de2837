import type { Text } from '../../text.ts';

export const MAP_TEXT = {
  map: { zh: '船位图', en: 'Ship position map' },
  ships: { zh: '图上船舶：方向键选择，回车查看', en: 'Ships on the map: choose with arrow keys, open with Enter' },
  zoomIn: { zh: '放大', en: 'Zoom in' },
  zoomOut: { zh: '缩小', en: 'Zoom out' },
  showAll: { zh: '显示全部船舶', en: 'Show all ships' },
  track: { zh: '航迹', en: 'Track' },
  route: { zh: '计划', en: 'Route' },
  legend: { zh: '图例', en: 'Legend' },
  noWebgl: {
    zh: '此浏览器未开启 WebGL，无法显示地图',
    en: 'This browser has WebGL switched off and cannot show the map',
  },
  loading: { zh: '地图加载中', en: 'The map is being drawn' },
  failed: { zh: '地图没有加载成功', en: 'The map did not load' },
  retry: { zh: '重试', en: 'Retry' },
} as const satisfies Record<string, Text>;
