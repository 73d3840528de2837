import type { Text } from '../../text.ts';

/** The words are the specification's. */
export const RICH_TOO_LONG: Text = {
  zh: '文字长度超出限制，请修改配置',
  en: 'The text exceeds the limit; change the configuration',
};

export const RICH_BAR = {
  bold: { zh: '加粗', en: 'Bold' },
  italic: { zh: '倾斜', en: 'Italic' },
  strike: { zh: '删除线', en: 'Strike through' },
  heading: { zh: '标题', en: 'Heading' },
  bullet: { zh: '项目列表', en: 'Bullet list' },
  ordered: { zh: '编号列表', en: 'Numbered list' },
  quote: { zh: '引用', en: 'Quote' },
  undo: { zh: '撤销', en: 'Undo' },
  redo: { zh: '重做', en: 'Redo' },
} satisfies Record<string, Text>;

export const RICH_COUNT: Text = { zh: '{n} / {max} 字', en: '{n} / {max} characters' };
