/** Words of the screen of settings. */
export const SETTINGS_TEXT = {
  title: { zh: '参数设置', en: 'Settings' },
  search: { zh: '搜索参数', en: 'Search settings' },
  save: { zh: '保存', en: 'Save' },
  undo: { zh: '撤销', en: 'Undo' },
  standard: { zh: '恢复默认', en: 'Back to default' },
  standardIs: { zh: '默认：{value}', en: 'Default: {value}' },
  standardQuestion: { zh: '将“{name}”恢复为默认值？', en: 'Set {name} back to its default?' },
  standardEffect: { zh: '立即对所有人生效。', en: 'It counts for everybody at once.' },
  setBy: { zh: '{name} 于 {at} 设置', en: 'Set by {name} at {at}' },
  secretSet: { zh: '已设置，不显示', en: 'Set, not shown' },
  secretNone: { zh: '未设置', en: 'Not set' },
  empty: { zh: '空', en: 'empty' },
  on: { zh: '开', en: 'On' },
  off: { zh: '关', en: 'Off' },
  saved: { zh: '已保存', en: 'Saved' },
  none: { zh: '没有符合的参数', en: 'No setting matches' },
} as const;
