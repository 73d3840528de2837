import type { Text } from '../../text.ts';

export const DRAFTS = {
  kept: { zh: '已保留草稿：{title}', en: 'Kept as a draft: {title}' },
  goOn: { zh: '继续填写', en: 'Go on' },
  dropped: { zh: '已丢弃草稿：{title}', en: 'Draft discarded: {title}' },
  undo: { zh: '撤销', en: 'Undo' },
  found: { zh: '有一份 {time} 尚未保存的内容', en: 'There is unsaved input of {time}' },
  restore: { zh: '恢复', en: 'Restore' },
  drop: { zh: '丢弃', en: 'Discard it' },
  keptAt: { zh: '已存草稿 {time}', en: 'Draft kept {time}' },
  notKept: { zh: '草稿没有存上，离开前先保存', en: 'The draft could not be kept. Save before you leave' },
} satisfies Record<string, Text>;
