export const REPLACE_TEXT = {
  preview: { zh: '更换后的变化', en: 'What it changes' },
  voyage: { zh: '航次', en: 'Voyage' },
  reports: { zh: '动态报份数', en: 'Reports' },
  distance: { zh: '里程', en: 'Distance' },
  hours: { zh: '定速时间', en: 'Sea hours' },
  oil: { zh: '油耗', en: 'Fuel' },
  moved: { zh: '改归的动态报', en: 'Reports that move' },
  refused: { zh: '不能更换', en: 'It cannot be done' },
  effect: {
    zh: '保存后立即生效：两个航次重新编号、重算合计，交接报和初始信息随之改变，每份动态报留有记录',
    en: 'It takes effect when it is saved: both voyages are numbered and summed anew, cut-off report and opening readings follow, and each report keeps a line in its history',
  },
} as const;
