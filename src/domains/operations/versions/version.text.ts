import type { Text } from '../../../kernel/text.ts';

export const VERSION_TEXT = {
  title: { zh: '版本', en: 'Versions' },
  running: { zh: '运行版本', en: 'Running version' },
  schema: { zh: '数据库结构', en: 'Schema' },
  schemaOf: { zh: '{n} 次迁移', en: '{n} migrations' },
  schemaAt: { zh: '{day} 起', en: 'since {day}' },
  node: { zh: '运行环境', en: 'Runtime' },
  postgres: { zh: '数据库', en: 'Database' },
  since: { zh: '{day} 起运行', en: 'Running since {day}' },
  notRun: { zh: '未在此运行', en: 'Never ran here' },
  current: { zh: '当前', en: 'Current' },
  failed: { zh: '版本没有加载成功', en: 'The versions could not be loaded' },
  retry: { zh: '重试', en: 'Retry' },
  news: { zh: '已升级到 {version}', en: 'Upgraded to {version}' },
  ok: { zh: '知道了', en: 'Got it' },
} satisfies Record<string, Text>;
