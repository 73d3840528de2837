import type { Text } from '../../text.ts';

export const HISTORY = {
  title: { zh: '变更记录', en: 'History' },
  empty: { zh: '还没有变更记录', en: 'No changes yet' },
  failed: { zh: '变更记录没有加载成功', en: 'The history could not be loaded' },
  actor: { zh: '{actor} 代 {user}', en: '{actor} for {user}' },
  reason: { zh: '原因：{reason}', en: 'Reason: {reason}' },
  was: { zh: '原值', en: 'Before' },
  is: { zh: '新值', en: 'After' },
  first: { zh: '初始值 {n} 项', en: '{n} first values' },
  more: { zh: '显示全部 {n} 条', en: 'Show all {n}' },
} satisfies Record<string, Text>;
