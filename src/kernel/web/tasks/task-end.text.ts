import type { Text } from '../../text.ts';

/** What is said where a task ends. */
export const TASK_END = {
  done: { zh: '“{name}”已完成', en: '“{name}” is done' },
  doneWith: { zh: '“{name}”已完成：{note}', en: '“{name}” is done: {note}' },
  failed: { zh: '“{name}”失败：{why}', en: '“{name}” failed: {why}' },
} satisfies Record<string, Text>;
