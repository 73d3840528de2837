import { optionsOf } from '../../resource/describe.ts';
import type { Field } from '../../resource/field.ts';
import type { AnyResource } from '../../resource/resource.ts';
import { type Lang, say, type Text } from '../../text.ts';
import type { Ctx } from '../context.ts';
import type { Dictionaries } from '../dictionaries.ts';
import { Download } from '../http/endpoint.ts';
import { seenBy } from '../permit/private.ts';
import { resourceNamed } from '../registry.ts';
import { formatOf, widthOf, YES_NO } from './cells.ts';
import { headerOf, importFields } from './columns.ts';
import { dictionariesOf } from './export.ts';
import { type BookSheet, columnLetter, fileName, writeBook, XLSX_TYPE } from './workbook.ts';

const WORDS = {
  template: { zh: '导入模板', en: 'import template' },
  guide: { zh: '填写说明', en: 'How to fill in' },
  lists: { zh: '选项', en: 'Lists' },
  column: { zh: '列', en: 'Column' },
  required: { zh: '必填', en: 'Required' },
  form: { zh: '填写格式', en: 'What to enter' },
  choices: { zh: '可选值', en: 'Choices' },
  help: { zh: '说明', en: 'Help' },
  pick: { zh: '须从列表中选择', en: 'Choose from the list' },
  wholly: {
    zh: '带 * 的列必填。列的次序可以改变，不用的列可以删除，列名不能改。任何一行有错则全部不导入，并列出每一行的错误。',
    en: 'Columns with * are required. Columns may be moved, unused ones deleted; their names must stay. One wrong row stops the whole import, and every error is listed.',
  },
} as const satisfies Record<string, Text>;

/** The sheet to fill in, a sheet that explains every column, and drop-down lists where values are fixed. */
export async function importTemplate(resource: AnyResource, ctx: Ctx): Promise<Download> {
  const { lang } = ctx;
  const fields = importFields(seenBy(ctx.user, resource));
  const dictionaries = await dictionariesOf(ctx, fields);
  const choices = fields.map(({ field }) => choicesOf(field, dictionaries, lang));
  const listed = choices.map((values, at) => ({ values, at })).filter(({ values }) => values.length > 0);
  const lists = say(WORDS.lists, lang);
  const sheets: BookSheet[] = [
    {
      name: say(resource.label, lang),
      columns: fields.map(({ field }) => {
        const header = `${headerOf(field, lang)}${field.required ? ' *' : ''}`;
        return { header, width: widthOf(field, header), format: formatOf(field) ?? '@' };
      }),
      lists: listed.map(({ values, at }, n) => ({
        range: `${columnLetter(at)}2:${columnLetter(at)}10001`,
        source: `'${lists}'!$${columnLetter(n)}$2:$${columnLetter(n)}$${values.length + 1}`,
        message: say(WORDS.pick, lang),
      })),
    },
    {
      name: say(WORDS.guide, lang),
      columns: [
        { header: say(WORDS.column, lang), width: 24 },
        { header: say(WORDS.required, lang), width: 10 },
        { header: say(WORDS.form, lang), width: 46 },
        { header: say(WORDS.choices, lang), width: 60 },
        { header: say(WORDS.help, lang), width: 50 },
      ],
      rows: [
        ...fields.map(({ field }, at) => [
          headerOf(field, lang),
          YES_NO[field.required ? 'true' : 'false'][lang],
          say(formOf(ctx, field), lang),
          choices[at]!.slice(0, 60).join(lang === 'zh' ? '、' : ', '),
          field.help ? say(field.help, lang) : null,
        ]),
        [say(WORDS.wholly, lang)],
      ],
    },
  ];
  if (listed.length > 0)
    sheets.push(
      listSheet(
        lists,
        listed.map(({ values, at }) => ({ header: headerOf(fields[at]!.field, lang), values })),
      ),
    );
  return new Download({
    stream: await writeBook(sheets),
    filename: fileName(say(resource.label, lang), say(WORDS.template, lang)),
    type: XLSX_TYPE,
  });
}

function listSheet(name: string, lists: readonly { header: string; values: readonly string[] }[]): BookSheet {
  const longest = Math.max(...lists.map((list) => list.values.length));
  return {
    name,
    hidden: true,
    columns: lists.map(({ header }) => ({ header, width: 20 })),
    rows: Array.from({ length: longest }, (_, at) => lists.map((list) => list.values[at] ?? null)),
  };
}

function choicesOf(field: Field, dictionaries: Dictionaries, lang: Lang): string[] {
  if (field.kind === 'bool') return [YES_NO.true[lang], YES_NO.false[lang]];
  if (field.kind === 'dict') {
    return (dictionaries[String(field.target)] ?? []).filter((entry) => entry.enabled).map((entry) => entry[lang]);
  }
  return Object.values(optionsOf(field) ?? {}).map((option) => say(option, lang));
}

/** What a cell of this field takes, in words. */
function formOf(ctx: Ctx, field: Field): Text {
  switch (field.kind) {
    case 'number': {
      const range = rangeOf(field);
      return field.scale
        ? {
            zh: `数字，最多 ${field.scale} 位小数${range.zh}`,
            en: `Number, at most ${field.scale} decimal places${range.en}`,
          }
        : { zh: `整数${range.zh}`, en: `Whole number${range.en}` };
    }
    case 'bool':
      return { zh: '是或否', en: 'Yes or No' };
    case 'date':
      return field.variant === 'month'
        ? { zh: '年月，如 2026-11', en: 'Month, such as 2026-11' }
        : { zh: '日期，如 2026-11-21', en: 'Date, such as 2026-11-21' };
    case 'datetime':
      return { zh: '北京时间，如 2026-11-21 08:00', en: 'Beijing time (UTC+8), such as 2026-11-21 08:00' };
    case 'choice':
    case 'dict':
      return { zh: '从列表中选择', en: 'Choose from the list' };
    case 'ref': {
      const { label } = resourceNamed(ctx, String(field.target));
      const many = field.variant === 'many';
      return {
        zh: `${label.zh}的名称或编号${many ? '，多个以顿号分隔' : ''}`,
        en: `Name or code of the ${label.en.toLowerCase()}${many ? ', several separated by semicolons' : ''}`,
      };
    }
    case 'position':
      return field.variant === 'lat'
        ? { zh: '度:分.秒，如 31:14.30N', en: 'Degrees:minutes.seconds, such as 31:14.30N' }
        : { zh: '度:分.秒，如 121:45.30E', en: 'Degrees:minutes.seconds, such as 121:45.30E' };
    default:
      return field.max
        ? { zh: `文字，最多 ${field.max} 个字符`, en: `Text of at most ${field.max} characters` }
        : { zh: '文字', en: 'Text' };
  }
}

function rangeOf({ min, max }: Field): Text {
  if (min !== undefined && max !== undefined) return { zh: `，${min} 至 ${max}`, en: `, ${min} to ${max}` };
  if (min !== undefined) return { zh: `，不小于 ${min}`, en: `, at least ${min}` };
  if (max !== undefined) return { zh: `，不大于 ${max}`, en: `, at most ${max}` };
  return { zh: '', en: '' };
}
