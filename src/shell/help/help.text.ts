/** Words of the help drawer. */
export const HELP_TEXT = {
  title: { zh: '本页帮助', en: 'Help on this page' },
  titleOf: { zh: '{page} · 帮助', en: '{page} · help' },
  purpose: { zh: '用途', en: 'What it is for' },
  ways: { zh: '怎样使用', en: 'How to use it' },
  figures: { zh: '数字的由来', en: 'Why this number' },
  keys: { zh: '快捷键', en: 'Keys' },
  none: {
    zh: '本页没有单独的说明。',
    en: 'This page has no help of its own.',
  },
  hintsAgain: { zh: '再看一遍入门提示', en: 'Show the first hints again' },
} as const;
