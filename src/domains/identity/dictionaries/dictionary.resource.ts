import { bool, choice, int, text } from '../../../kernel/resource/field.ts';
import { defineResource, lines } from '../../../kernel/resource/resource.ts';
import type { TONES } from '../../../kernel/resource/tone.ts';

const TONE_NAMES = {
  grey: { zh: '灰', en: 'Grey', tone: 'grey' },
  blue: { zh: '蓝', en: 'Blue', tone: 'blue' },
  green: { zh: '绿', en: 'Green', tone: 'green' },
  teal: { zh: '青', en: 'Teal', tone: 'teal' },
  amber: { zh: '琥珀', en: 'Amber', tone: 'amber' },
  red: { zh: '红', en: 'Red', tone: 'red' },
  slate: { zh: '石板', en: 'Slate', tone: 'slate' },
  violet: { zh: '紫', en: 'Violet', tone: 'violet' },
  plum: { zh: '梅', en: 'Plum', tone: 'plum' },
} as const satisfies Record<(typeof TONES)[number], unknown>;

/** One value of a dictionary. Records keep its code, so a code in use never goes away: it is disabled. */
export const dictEntry = defineResource({
  name: 'identity.dictEntry',
  label: { zh: '字典项', en: 'Dictionary entry' },
  fields: {
    code: text({ zh: '编码', en: 'Code' }, { required: true, max: 60 }),
    zh: text({ zh: '中文', en: 'Chinese' }, { required: true, max: 80 }),
    en: text({ zh: '英文', en: 'English' }, { required: true, max: 80 }),
    sort: int({ zh: '排序', en: 'Order' }, { min: 0, max: 99999, default: 100 }),
    color: choice(TONE_NAMES, { zh: '颜色', en: 'Colour' }),
    enabled: bool({ zh: '启用', en: 'Enabled' }, { default: true }),
  },
});

export const dictionary = defineResource({
  name: 'identity.dictionary',
  label: { zh: '字典', en: 'Dictionary' },
  title: 'name',
  titleEn: 'nameEn',
  fields: {
    code: text({ zh: '编码', en: 'Code' }, { required: true, max: 60 }),
    name: text({ zh: '名称', en: 'Name' }, { required: true, max: 60 }),
    nameEn: text({ zh: '英文名称', en: 'English name' }, { required: true, max: 80 }),
    remark: text({ zh: '备注', en: 'Remark' }),
    entries: lines(dictEntry, { zh: '字典项', en: 'Entries' }),
  },
  unique: [['code']],
  check: (row) => {
    const seen = new Set<string>();
    for (const [index, entry] of (row.entries ?? []).entries()) {
      const code = entry.code ?? '';
      if (seen.has(code)) {
        return [{ field: `entries.${index}.code`, message: { zh: '编码重复', en: 'This code occurs twice' } }];
      }
      seen.add(code);
    }
    return undefined;
  },
  list: {
    columns: ['name', 'nameEn', 'code', 'remark', 'updateTime'],
    search: ['name', 'nameEn', 'code'],
    sort: 'code',
  },
  form: [['code', 'name'], ['nameEn', 'remark'], ['entries']],
  scope: 'all',
});
