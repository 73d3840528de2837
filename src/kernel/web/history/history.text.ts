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
  came: { zh: '增加 {n} 项', en: '{n} added' },
  went: { zh: '移除 {n} 项', en: '{n} removed' },
  reordered: { zh: '顺序已调整', en: 'The order has changed' },
  line: { zh: '{label}第 {n} 行', en: '{label}, row {n}' },
  lineField: { zh: '{label}第 {n} 行 · {field}', en: '{label}, row {n} · {field}' },
  more: { zh: '显示全部 {n} 条', en: 'Show all {n}' },
} satisfies Record<string, Text>;

/** What the server calls itself where nobody acted. */
const SYSTEM = { zh: '系统', en: 'System' } satisfies Text;

/** A name as it was written down, in the language of the page where it is the system's. */
export const actorText = (name: string): Text => (name === SYSTEM.zh ? SYSTEM : { zh: name, en: name });

/** Why the system itself acted, as it writes it; what people write stays in their language. */
const SYSTEM_REASONS: readonly Text[] = [
  { zh: '初始数据', en: 'First data' },
  { zh: '演示数据', en: 'Demo data' },
  { zh: '与程序同步', en: 'Kept in step with the program' },
  { zh: '任务结果', en: 'Result of a task' },
  { zh: '后台任务失败', en: 'A background task failed' },
];

/** The reason of an act in the language of the page, where the system wrote it. */
export function reasonText(reason: string): Text {
  return SYSTEM_REASONS.find((one) => one.zh === reason) ?? { zh: reason, en: reason };
}
