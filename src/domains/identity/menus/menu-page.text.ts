import type { Text } from '../../../kernel/text.ts';

export const MENU_TEXT = {
  title: { zh: '菜单', en: 'Menus' },
  findIcon: { zh: '查找图标', en: 'Find an icon' },
  chooseIcon: { zh: '选择图标', en: 'Choose an icon' },
  noIcon: { zh: '不用图标', en: 'No icon' },
  chooseComponent: { zh: '选择或输入组件', en: 'Choose or type a component' },
  directories: { zh: '目录', en: 'Directory' },
  pages: { zh: '页面', en: 'Pages' },
  registers: { zh: '登记表', en: 'Registers' },
  moveEffect: {
    zh: '所有能看到它的人在下次登录后看到新的位置',
    en: 'Everybody who sees it finds it in its new place after the next sign-in',
  },
} satisfies Record<string, Text>;
