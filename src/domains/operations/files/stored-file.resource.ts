import { bool, choice, datetime, int, text } from '../../../kernel/resource/field.ts';
import { defineView } from '../../../kernel/resource/view.ts';
import { NAMES } from '../../identity/public.ts';

/** What files are, told by their content. */
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

/** Every upload with what it is, who brought it, where it lies and how many places name it; pictures for everyone are used and not counted. */
const FROM = `select f.id, f.name, case when f.type ~ '^image/(png|jpeg|webp|gif)$' then 'PICTURE' when f.type = 'application/pdf' then 'PDF'
    when f.type ~ '(officedocument|ms-excel|msword|ms-powerpoint|ms-works|/ofd)' then 'OFFICE' when f.type ~ '^text/' then 'TEXT'
    when f.type ~ '(zip|rar|7z)' then 'ARCHIVE' when f.type ~ '^video/' then 'VIDEO' else 'OTHER' end as kind, f.size,
    coalesce(u.name, '系统') as owner_name, f.created, exists (select 1 from kernel_file_use x where x.file_id = f.id) as used,
    (select count(*)::int from kernel_file_use x where x.file_id = f.id and x.resource <> 'everyone') as uses, b.driver as place, f.hash, f.type
  from kernel_file f left join kernel_blob b on b.hash = f.hash left join ${NAMES} u on u.id = f.owner`;

/** The same rows for statements of this domain: `from ${STORED_FILES} f`. */
export const STORED_FILES = `(${FROM})`;

/** Every upload. */
export const storedFile = defineView({
  name: 'operations.storedFile',
  label: { zh: '文件', en: 'File' },
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
  from: FROM,
  list: {
    columns: ['name', 'kind', 'size', 'uses', 'ownerName', 'created', 'place', 'hash'],
    filters: ['kind', 'used', 'ownerName', 'created', 'place', 'hash'],
    search: ['name', 'ownerName', 'hash'],
    sort: '-created',
  },
  excel: { export: true },
  scope: 'all',
});
