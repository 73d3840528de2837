import type { Text } from '../../../kernel/text.ts';

export const SCRIPT_TEXT = {
  title: { zh: '脚本执行', en: 'Scripts' },
  run: { zh: '执行脚本', en: 'Run a script' },
  script: { zh: '脚本', en: 'Script' },
  dryRun: { zh: '试运行', en: 'Dry run' },
  dryRunHelp: { zh: '完整执行一遍后撤销，不改变数据', en: 'Runs through and is undone; no data changes' },
  start: { zh: '执行', en: 'Run' },
  startDry: { zh: '试运行', en: 'Dry run' },
  sure: { zh: '正式执行“{name}”？', en: 'Run {name} for real?' },
  sureEffect: { zh: '将改变数据，执行后不能撤销', en: 'It changes data and cannot be undone afterwards' },
  params: { zh: '参数', en: 'Parameters' },
  noParams: { zh: '此脚本没有参数', en: 'This script has no parameters' },
  output: { zh: '输出', en: 'Output' },
  noOutput: { zh: '没有输出', en: 'No output' },
  progress: { zh: '进度', en: 'Progress' },
  cancel: { zh: '取消执行', en: 'Cancel' },
  cancelEffect: { zh: '已做的改变全部撤销', en: 'Everything done so far is undone' },
  changes: { zh: '此次执行的数据变更', en: 'What this run changed' },
  needed: { zh: '{name}必填', en: '{name} is required' },
  failed: { zh: '脚本没有加载成功', en: 'The scripts could not be loaded' },
} satisfies Record<string, Text>;
