import type { Text } from '../../../text.ts';

export const IMPORT = {
  title: { zh: '导入{what}', en: 'Import {what}' },
  template: { zh: '下载模板', en: 'Download the template' },
  choose: { zh: '选择 Excel 文件', en: 'Choose an Excel file' },
  hint: {
    zh: '先检查，不写入；全部行无误后才能导入，一行有误则全部不导入。',
    en: 'The file is checked first and nothing is written. It is imported whole or not at all.',
  },
  sending: { zh: '正在上传 {name}', en: 'Sending {name}' },
  checking: { zh: '正在检查 {name}', en: 'Checking {name}' },
  importing: { zh: '正在导入 {name}', en: 'Importing {name}' },
  progress: { zh: '{done} / {total} 行', en: '{done} of {total} rows' },
  mayClose: {
    zh: '可以关闭此窗口，任务在后台继续；进度和结果在右上角“我的后台任务”中。',
    en: 'You may close this window: it goes on in the background. Find it under “My tasks” at the top right.',
  },
  stopCheck: { zh: '取消检查', en: 'Cancel the check' },
  stopImport: { zh: '取消导入', en: 'Cancel the import' },
  goOn: { zh: '在后台继续', en: 'Go on in the background' },
  goesOn: {
    zh: '已转入后台，进度和结果在右上角“我的后台任务”中',
    en: 'It goes on in the background; find it under “My tasks” at the top right',
  },
  stopped: { zh: '已取消，没有导入任何数据', en: 'Cancelled; nothing was imported' },
  fine: { zh: '{n} 行全部无误，可以导入', en: 'All {n} rows are correct and can be imported' },
  wrong: {
    zh: '共 {rows} 行，{bad} 处有误，改正后重新选择文件',
    en: '{rows} rows, {bad} mistakes; correct the file and choose it again',
  },
  wrongFirst: {
    zh: '共 {rows} 行，{bad} 处有误，只列出前 {n} 处；改正后重新选择文件',
    en: '{rows} rows, {bad} mistakes, of which the first {n} are listed; correct the file and choose it again',
  },
  marked: { zh: '下载标出问题的文件', en: 'Download the file with its mistakes marked' },
  row: { zh: '行', en: 'Row' },
  column: { zh: '列', en: 'Column' },
  problem: { zh: '问题', en: 'Problem' },
  run: { zh: '导入 {n} 行', en: 'Import {n} rows' },
  done: { zh: '已导入 {n} 行', en: '{n} rows imported' },
  empty: { zh: '文件中没有数据行', en: 'The file holds no rows' },
} satisfies Record<string, Text>;
