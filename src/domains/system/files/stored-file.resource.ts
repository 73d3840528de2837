import { bool, choice, datetime, int, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';

/** What files are, told by their content; the view over the uploads has the same words. */
export const FILE_KINDS = {
  PICTURE: { zh: '图片', en: 'Picture' },
  PDF: { zh: 'PDF', en: 'PDF' },
  OFFICE: { zh: '办公文档', en: 'Office document' },
  TEXT: { zh: '文本', en: 'Text' },
  ARCHIVE: { zh: '压缩包', en: 'Archive' },
  VIDEO: { zh: '视频', en: 'Video' },
  OTHER: { zh: '其他', en: 'Other' },
};

export const PLACES = {
  local: { zh: '本地目录', en: 'Local folder' },
  s3: { zh: '对象存储', en: 'Object storage' },
};

/** Every upload as a record; its table is a view. */
export const storedFile = defineResource({
  name: 'system.storedFile',
  label: { zh: '文件', en: 'File' },
  view: true,
  title: 'name',
  fields: {
    name: text({ zh: '文件名', en: 'Name' }),
    kind: choice(FILE_KINDS, { zh: '类别', en: 'Kind' }),
    size: int({ zh: '字节数', en: 'Bytes' }),
    ownerName: text({ zh: '上传人', en: 'Uploaded by' }),
    created: datetime({ zh: '上传时间', en: 'Uploaded' }),
    used: bool({ zh: '已引用', en: 'In use' }),
    uses: int({ zh: '引用处', en: 'Places of use' }),
    place: choice(PLACES, { zh: '存放位置', en: 'Stored in' }),
    hash: text({ zh: 'SHA-256', en: 'SHA-256' }),
    type: text({ zh: '媒体类型', en: 'Media type' }),
  },
  list: {
    columns: ['name', 'kind', 'size', 'uses', 'ownerName', 'created', 'place', 'hash'],
    filters: ['kind', 'used', 'ownerName', 'created', 'place', 'hash'],
    search: ['name', 'ownerName', 'hash'],
    sort: '-created',
  },
  form: [
    ['name', 'kind'],
    ['size', 'type'],
    ['ownerName', 'created'],
    ['used', 'uses'],
    ['place', 'hash'],
  ],
  excel: { export: true },
});
