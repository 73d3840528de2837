import { AppError, type FieldError } from '../../errors.ts';
import type { ListQuery } from '../../list-query.ts';
import { CHOICE_WORDS, groupOf, type ReportChoice, readChoice, seenChoice } from '../../report/choice.ts';
import { dimensionOf } from '../../report/dimension.ts';
import { fieldsOfMeasure, MOST_FIGURES, MOST_ROWS, measureLabel, type Report } from '../../report/report.ts';
import type { AnyResource } from '../../resource/resource.ts';
import type { Text } from '../../text.ts';

const refused = (field: string, message: Text): AppError =>
  new AppError('VALIDATION', message, { errors: [{ field, message }] });

/** Refuses a field that its asker may not know, naming what is missing. */
function assertSeen(report: Report, view: AnyResource, fields: readonly string[], label: Text): void {
  const hidden = fields.find((name) => !(name in view.fields) && name in report.view.fields);
  const permission = hidden === undefined ? undefined : report.view.fields[hidden]?.private;
  if (permission === undefined) return;
  throw new AppError(
    'FORBIDDEN',
    {
      zh: `您没有查看“${label.zh}”的权限（${permission}），请联系系统管理员`,
      en: `You lack the permission ${permission}, without which ${label.en} is not shown; ask an administrator`,
    },
    { data: { permission } },
  );
}

function dimensionProblem(report: Report, view: AnyResource, key: string): Text | undefined {
  const [name = ''] = key.split('.');
  const field = report.view.fields[name];
  if (field) assertSeen(report, view, [name], field.label);
  if (groupOf(report, view, key)) return undefined;
  return { zh: `报表没有“${key}”这个分组`, en: `The report has no group ${key}` };
}

/**
 * What somebody asked to see, refused where the report has not got it or they may not know it; what nobody asked for is what is
 * declared, as far as they may know it.
 */
export function assertChoice(report: Report, view: AnyResource, query: ListQuery): ReportChoice {
  const choice = readChoice(report, query);
  if (CHOICE_WORDS.every((word) => query[word] === undefined)) return seenChoice(report, view, choice);
  const keys = [...choice.rows, ...(choice.across === undefined ? [] : [choice.across])];
  if (choice.asOf !== undefined && (report.asOf === undefined || !/^\d{4}-(0[1-9]|1[0-2])$/.test(choice.asOf)))
    throw refused('asOf', { zh: '统计月份无效，格式如 2026-11', en: 'Not a month such as 2026-11' });
  if (query.rows !== undefined && choice.rows.length > MOST_ROWS)
    throw refused('rows', { zh: `最多 ${MOST_ROWS} 级分组`, en: `At most ${MOST_ROWS} groups below each other` });
  if (choice.figures.length > MOST_FIGURES)
    throw refused('figures', { zh: `最多 ${MOST_FIGURES} 个指标`, en: `At most ${MOST_FIGURES} figures` });
  if (query.rows !== undefined || query.across !== undefined) {
    const errors = keys.flatMap((key): FieldError[] => {
      const message = dimensionProblem(report, view, key);
      return message ? [{ field: key === choice.across ? 'across' : 'rows', message }] : [];
    });
    if (errors[0]) throw new AppError('VALIDATION', errors[0].message, { errors });
    if (new Set(keys.map((key) => dimensionOf(view, key)?.key)).size < keys.length)
      throw refused('rows', { zh: '同一分组不能选两次', en: 'A group can be chosen once' });
  }
  const named = [...(query.figures === undefined ? [] : choice.figures), ...(choice.rank ? [choice.rank] : [])];
  for (const name of named) {
    if (!Object.hasOwn(report.measures, name))
      throw refused('figures', { zh: `报表没有“${name}”这个指标`, en: `The report has no figure ${name}` });
    assertSeen(report, view, fieldsOfMeasure(report, name), measureLabel(report, name));
  }
  return seenChoice(report, view, choice);
}
