import type { Text } from '../../../kernel/text.ts';

export const LOG_TEXT = {
  which: { zh: '日志', en: 'Log' },
  calls: { zh: '操作', en: 'Operations' },
  changes: { zh: '数据变更', en: 'Changes' },
  signIns: { zh: '登录', en: 'Sign-ins' },
  errors: { zh: '错误', en: 'Errors' },
  title: { zh: '日志', en: 'Logs' },
  ofRequest: { zh: '数据变更', en: 'What it changed' },
  nothingChanged: { zh: '此操作没有改变数据', en: 'This call changed no data' },
  record: { zh: '{kind}，编号 {id}', en: '{kind}, number {id}' },
  stack: { zh: '错误堆栈', en: 'Stack' },
  noStack: { zh: '堆栈已清理', en: 'The stack has been purged' },
  failed: { zh: '没有加载成功', en: 'Could not be loaded' },
  byRequest: { zh: '此请求的操作日志', en: 'This request in the operation log' },
  refused: { zh: '被拒绝', en: 'Refused' },
  failedOnes: { zh: '出错', en: 'Failed' },
  succeeded: { zh: '成功', en: 'Succeeded' },
} satisfies Record<string, Text>;
