import type { PaperBlock, PaperColumn, PaperFact, PaperTable, Words } from '../../paper/paper.ts';
import { labelOf } from '../../resource/describe.ts';
import { detailSections } from '../../resource/detail-sections.ts';
import type { Field } from '../../resource/field.ts';
import { isFigure } from '../../resource/number-text.ts';
import { recordName } from '../../resource/record-name.ts';
import { type AnyResource, childOf, fieldsOf } from '../../resource/resource.ts';
import { fixedUnit } from '../../resource/unit.ts';
import type { Lang, Text } from '../../text.ts';
import type { Dictionaries } from '../dictionaries.ts';
import { fieldWords, momentOnPaper, type PaperRow, type RowIn, type ToldIn } from './field-words.ts';
import type { OwnPaper } from './paper-ports.ts';

/** Lines of more fields than that lie across. */
const MOST_UPRIGHT = 7;

const LINES_NUMBER = '#';

/** The dictionaries of which a record and its lines take words. */
export function dictionariesIn(resource: AnyResource): string[] {
  const own = fieldsOf(resource, 'dict').map(([, { target }]) => String(target));
  return [...new Set([...own, ...fieldsOf(resource, 'lines').flatMap(([, field]) => dictionariesIn(childOf(field)))])];
}

/** Any record as blocks: its sections, then its lines. `rows` holds what its reader may know of it. */
export function recordPaper(resource: AnyResource, rows: RowIn, dictionaries: Dictionaries): OwnPaper {
  const { sections, lines, files } = detailSections(resource);
  const state = fieldsOf(resource, 'state').map(([name]) => name);
  const facts = (names: readonly string[]) => recordFacts(resource, names, rows, dictionaries);
  const blocks: PaperBlock[] = sections.flatMap(({ title, fields }, i) => [
    { kind: 'heading', text: title },
    { kind: 'facts', facts: facts(i === 0 ? [...state, ...fields] : fields) },
  ]);
  if (files.length > 0) blocks.push({ kind: 'facts', facts: facts(files) });
  const shown = lines.filter((name) => linesIn(rows, name).length > 0);
  for (const name of shown) {
    blocks.push({ kind: 'heading', text: labelOf(resource, name) });
    blocks.push(
      linesTable(childOf(resource.fields[name]!), linesIn(rows, name), dictionaries, {
        record: { fields: resource.fields, rows },
      }),
    );
  }
  const [serial] = fieldsOf(resource, 'serial');
  const number = serial && (rows.zh ?? rows.en)?.[serial[0]];
  return {
    title: nameOn(resource, rows),
    ...(number ? { number: String(number) } : {}),
    across: shown.some((name) => Object.keys(childOf(resource.fields[name]!).fields).length > MOST_UPRIGHT),
    blocks,
  };
}

function nameOn(resource: AnyResource, rows: RowIn): Text {
  const of = (lang: Lang): string => {
    const row = rows[lang] ?? rows[lang === 'zh' ? 'en' : 'zh'] ?? {};
    return `${resource.label[lang]} ${recordName(resource, row, lang, momentOnPaper)}`;
  };
  return { zh: of('zh'), en: of('en') };
}

const LONG = new Set(['long', 'rich', 'json']);

/** Fields of a record as facts; long ones take the whole width. */
export function recordFacts(
  resource: AnyResource,
  names: readonly string[],
  rows: RowIn,
  dictionaries: Dictionaries,
): PaperFact[] {
  return names.map((name) => {
    const field = resource.fields[name]!;
    const wide = field.kind === 'json' || LONG.has(field.variant ?? '');
    return {
      label: withUnit(field),
      value: fieldWords(name, { fields: resource.fields, rows }, dictionaries),
      ...(wide && { wide }),
    };
  });
}

/** With the unit of all its values; one that rows say stands behind each figure. */
function withUnit(field: Field): Text {
  const { label } = field;
  const unit = fixedUnit(field);
  return unit ? { zh: `${label.zh}（${unit}）`, en: `${label.en} (${unit})` } : label;
}

const lineRows = (row: PaperRow | undefined, name: string): readonly PaperRow[] =>
  Array.isArray(row?.[name]) ? (row[name] as PaperRow[]) : [];

/** The lines of a record, each in the languages in which the record was read. */
export function linesIn({ zh, en }: RowIn, name: string): RowIn[] {
  const [inZh, inEn] = [lineRows(zh, name), lineRows(en, name)];
  return (inZh.length > 0 ? inZh : inEn).map((_, i) => ({ zh: inZh[i], en: inEn[i] }));
}

/** Lines as a table, numbered; of all their fields or of those named. `record` is what they belong to. */
export function linesTable(
  child: AnyResource,
  lines: readonly RowIn[],
  dictionaries: Dictionaries,
  { names = Object.keys(child.fields), record }: { names?: readonly string[]; record?: ToldIn } = {},
): PaperTable {
  const columns = names.map((name): PaperColumn => {
    const field = child.fields[name]!;
    return { head: withUnit(field), ...(isFigure(field) && { align: 'right' }) };
  });
  const rows = lines.map((line, i): Words[] => [
    String(i + 1),
    ...names.map((name) => fieldWords(name, { fields: child.fields, rows: line }, dictionaries, record)),
  ]);
  return { kind: 'table', columns: [{ head: LINES_NUMBER }, ...columns], rows };
}
