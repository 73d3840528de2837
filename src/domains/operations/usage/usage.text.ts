import type { Text } from '../../../kernel/text.ts';

export const USAGE_TEXT = {
  title: { zh: '系统使用记录', en: 'System usage records' },
  sequence: { zh: '序号', en: 'No.' },
  department: { zh: '部门', en: 'Department' },
  user: { zh: '用户', en: 'User' },
  useCount: { zh: '使用次数', en: 'Times used' },
  useDuration: { zh: '使用时长', en: 'Time used' },
  account: { zh: '登录账号', en: 'Login account' },
  person: { zh: '人员', en: 'Person' },
  today: { zh: '今日', en: 'Today' },
  ever: { zh: '累计', en: 'All time' },
  span: { zh: '统计时段', en: 'Span' },
  export: { zh: '导出', en: 'Export' },
  none: { zh: '没有使用记录', en: 'Nothing was used' },
  failed: { zh: '使用记录没有加载成功', en: 'The usage records could not be loaded' },
  people: { zh: '{n} 人', en: '{n} people' },
} satisfies Record<string, Text>;
