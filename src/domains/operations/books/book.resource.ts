import { choice, date, file, int, ref, text } from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';

/** Copies of a book in one place: on a ship or in an office. */
export const bookCopy = defineResource({
  name: 'operations.bookCopy',
  label: { zh: '册数', en: 'Copies' },
  fields: {
    organizationId: ref('identity.organization', { zh: '船舶或部门', en: 'Ship or office' }, { required: true }),
    copies: int({ zh: '册数', en: 'Copies' }, { required: true, min: 1, max: 999, default: 1 }),
    shelf: text({ zh: '存放处', en: 'Kept at' }, { max: 60 }),
    holderId: ref('identity.user', { zh: '保管人', en: 'Holder' }),
  },
});

/** A company book or a nautical publication: which edition holds, where its copies are, what replaced it. */
export const book = defineResource({
  name: 'operations.book',
  label: { zh: '图书资料', en: 'Book' },
  title: 'title',
  titleEn: 'titleEn',
  fields: {
    title: text({ zh: '书名', en: 'Title' }, { required: true, max: 160 }),
    titleEn: text({ zh: '英文书名', en: 'English title' }, { max: 200 }),
    kind: choice(
      {
        NAUTICAL: { zh: '航海图书', en: 'Nautical publication' },
        CONVENTION: { zh: '公约法规', en: 'Convention or code' },
        CLASS: { zh: '船级规范', en: 'Class rules' },
        COMPANY: { zh: '公司图书', en: 'Company book' },
        MANUAL: { zh: '设备说明书', en: 'Equipment manual' },
      },
      { zh: '类别', en: 'Kind' },
      { required: true, default: 'NAUTICAL' },
    ),
    number: text({ zh: 'ISBN 或书号', en: 'ISBN or number' }, { required: true, max: 40 }),
    edition: text({ zh: '版次', en: 'Edition' }, { required: true, max: 40 }),
    publisher: text({ zh: '出版方', en: 'Publisher' }, { max: 80 }),
    publishedOn: date({ zh: '出版日期', en: 'Published on' }),
    validTo: date({ zh: '有效至', en: 'Valid to' }),
    supersededById: ref('operations.book', { zh: '替代版本', en: 'Superseded by' }),
    attachment: file({ zh: '电子版', en: 'File' }),
    copies: lines(bookCopy, { zh: '存放', en: 'Copies' }),
    remark: text({ zh: '备注', en: 'Remark' }, { variant: 'long', max: 500 }),
  },
  unique: [['number', 'edition']],
  check: (row) => {
    const units = (row.copies ?? []).map((line) => line.organizationId);
    return units.some((id, i) => units.indexOf(id) !== i)
      ? [{ field: 'copies', message: { zh: '同一船舶或部门只填一行', en: 'One line for each ship or office' } }]
      : undefined;
  },
  list: { columns: ['title', 'number', 'edition'], search: ['title', 'titleEn', 'number'], sort: 'number' },
  form: [
    {
      title: { zh: '图书', en: 'Book' },
      rows: [
        ['title', 'titleEn'],
        ['kind', 'number'],
        ['edition', 'publisher'],
        ['publishedOn', 'validTo'],
        ['supersededById', 'attachment'],
      ],
    },
    { title: { zh: '存放与备注', en: 'Copies and remark' }, rows: [['copies'], ['remark']] },
  ],
  excel: { export: true },
  scope: 'all',
});

export type BookRow = Row<typeof book>;
