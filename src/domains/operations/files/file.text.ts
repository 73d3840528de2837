import type { Text } from '../../../kernel/text.ts';

export const FILE_TEXT = {
  title: { zh: '文件', en: 'Files' },
  clean: { zh: '清理无引用文件', en: 'Clean up' },
  cleanHelp: {
    zh: '没有任何记录引用、上传已超过所选天数的文件。删除后无法恢复。',
    en: 'Files that no record holds and that were uploaded before the chosen number of days. They cannot be brought back.',
  },
  olderThan: { zh: '上传已超过', en: 'Uploaded more than' },
  days: { zh: '{n} 天', en: '{n} day(s) ago' },
  found: { zh: '{files} 个文件，共 {size}', en: '{files} file(s), {size} in all' },
  none: { zh: '没有需要清理的文件', en: 'There is nothing to clean up' },
  remove: { zh: '删除 {n} 个文件', en: 'Delete {n} file(s)' },
  cleaned: { zh: '已删除 {n} 个文件，释放 {size}', en: '{n} file(s) deleted, {size} freed' },
  cancel: { zh: '取消', en: 'Cancel' },
  counting: { zh: '正在清点', en: 'Counting' },
  uses: { zh: '引用', en: 'Where used' },
  noUses: { zh: '没有记录引用此文件', en: 'No record holds this file' },
  hiddenRecord: { zh: '第 {id} 号，不在您的数据范围内', en: 'No. {id}, outside your data scope' },
  unusedOnes: { zh: '无引用', en: 'Not in use' },
  pictures: { zh: '图片', en: 'Pictures' },
  size: { zh: '大小', en: 'Size' },
  preview: { zh: '预览', en: 'Preview' },
  closed: {
    zh: '您没有打开此文件的权限：内容只对能看到引用记录的人开放',
    en: 'You may not open this file: its content is for those who may see the records that hold it',
  },
} satisfies Record<string, Text>;
