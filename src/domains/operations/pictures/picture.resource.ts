import { file, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';

/** A picture for everybody: one uploads it here and uses its address elsewhere. */
export const picture = defineResource({
  name: 'operations.picture',
  label: { zh: '图片', en: 'Picture' },
  title: 'name',
  fields: {
    name: text({ zh: '名称', en: 'Name' }, { required: true, max: 120 }),
    file: file({ zh: '图片文件', en: 'Picture file' }, { required: true }),
    remark: text({ zh: '说明', en: 'Caption' }, { max: 200 }),
  },
  list: { columns: ['name', 'file', 'remark', 'createName', 'createTime'], search: ['name', 'remark'], sort: '-id' },
  form: [['name'], ['remark'], ['file']],
  excel: { export: false },
  scope: 'all',
});
