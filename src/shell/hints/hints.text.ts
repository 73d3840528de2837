/** What a new account is told, once. */
export const HINT_TEXT = {
  title: { zh: '入门提示', en: 'First hints' },
  find: {
    zh: '按 Ctrl+K，输入编号、船名或拼音首字母，直达任何页面和记录。',
    en: 'Ctrl+K, then a number, a ship or initials: every page and record is reached from there.',
  },
  home: {
    zh: '首页“待我处理”列出等您办理的事项，最紧急的在最上面。',
    en: 'Home lists what waits for you, the most urgent on top.',
  },
  help: {
    zh: '每页右上角的“?”（F1）说明本页用途、数字由来和快捷键。',
    en: 'The ? at the top right (F1) tells what a page is for, how its figures come about, and its keys.',
  },
  tabs: {
    zh: '打开的页面排在标签栏，未保存的标签有圆点，关闭前会询问。',
    en: 'Open pages stand in the tab bar; one with unsaved input has a dot and asks before it closes.',
  },
  next: { zh: '下一条', en: 'Next' },
  done: { zh: '知道了', en: 'Got it' },
  skip: { zh: '不再提示', en: 'No more hints' },
  step: { zh: '{n}/{total}', en: '{n} of {total}' },
} as const;
