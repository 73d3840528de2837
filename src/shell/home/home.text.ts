export const HOME_TEXT = {
  title: { zh: '首页', en: 'Home' },
  night: { zh: '夜深了，{name}', en: 'Good evening, {name}' },
  morning: { zh: '上午好，{name}', en: 'Good morning, {name}' },
  noon: { zh: '中午好，{name}', en: 'Good day, {name}' },
  afternoon: { zh: '下午好，{name}', en: 'Good afternoon, {name}' },
  evening: { zh: '晚上好，{name}', en: 'Good evening, {name}' },
  frequent: { zh: '常用', en: 'Frequent' },
  systems: { zh: '我的系统', en: 'My systems' },
} as const;
