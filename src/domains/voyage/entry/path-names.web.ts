import { optionsOf } from '../../../kernel/resource/describe.ts';
import type { Field } from '../../../kernel/resource/field.ts';
import type { Text } from '../../../kernel/text.ts';
import { formatZone } from '../../../kernel/value/zone.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { EVENT_TEXT, PARTICULAR_TEXT } from '../reports/event.text.ts';
import { OIL_COLUMN_TEXT, OIL_ROW_TEXT, WASTE_FIELD_TEXT, WASTE_TEXT } from '../reports/oil.text.ts';
import { OIL_ROWS } from '../reports/oil-rows.rules.ts';
import { report } from '../reports/report.resource.ts';
import type { Report } from '../reports/report.rules.ts';
import { REPORT_FIELD_TEXT } from '../reports/report.text.ts';
import { bunkering, reportCargo } from '../reports/report-lines.resource.ts';
import { WASTES } from '../reports/waste.rules.ts';
import { ENTRY } from './entry.text.ts';
import type { EntryContext } from './entry-context.calls.ts';
import type { CellKey } from './oil-grid.rules.ts';
import { shortName } from './oil-names.web.ts';

const textOf = (texts: object, key: string): Text | undefined => (texts as Readonly<Record<string, Text>>)[key];

/** A path of the form in words: `oil.4.grades.VLSFO` is 加温 VLSFO. */
export function pathName(path: string, values: Report): string {
  const [top = '', second = '', third = '', fourth = ''] = path.split('.');
  const at = Number(second);
  if (top === 'oil') {
    const row = OIL_ROWS[at];
    const column = fourth
      ? shortName(fourth as CellKey)
      : third === 'runningHour'
        ? t(OIL_COLUMN_TEXT.runningHour)
        : '';
    const note = third === 'reasonCode' ? t(ENTRY.adjustReason) : third === 'note' ? t(ENTRY.adjustNote) : column;
    return row ? `${t(OIL_ROW_TEXT[row])} ${note}` : t(REPORT_FIELD_TEXT.oil);
  }
  if (top === 'times') {
    const code = values.times[at]?.eventCode ?? '';
    return t(textOf(EVENT_TEXT, code) ?? REPORT_FIELD_TEXT.times);
  }
  if (top === 'particulars') return t(textOf(PARTICULAR_TEXT, second) ?? REPORT_FIELD_TEXT.particulars);
  if (top === 'wastes') {
    const code = WASTES[at];
    return `${code ? t(WASTE_TEXT[code]) : ''} ${t(textOf(WASTE_FIELD_TEXT, third) ?? REPORT_FIELD_TEXT.wastes)}`;
  }
  if ((top === 'bunkers' || top === 'cargos') && third) {
    const label = (LINE_FIELDS[top] as Readonly<Record<string, Field>>)[third]?.label ?? ENTRY.field;
    return `${t(REPORT_FIELD_TEXT[top])} ${at + 1} ${t(label)}`;
  }
  return t(textOf(REPORT_FIELD_TEXT, top) ?? ENTRY.field);
}

const LINE_FIELDS = { bunkers: bunkering.fields, cargos: reportCargo.fields } as const;

const TIME = /^\d{4}-\d\d-\d\dT/;

/** A value of the form in words, for reading it beside another. */
export function valueWords(path: string, value: unknown, context: EntryContext): string {
  if (value === null || value === undefined || value === '') return '—';
  if (typeof value === 'boolean') return t(value ? ENTRY.yes : ENTRY.no);
  if (Array.isArray(value)) return t(ENTRY.changedList, { n: value.length });
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value);
  if (path === 'zone') return `UTC${formatZone(Number(value))}`;
  if (TIME.test(text)) return `${text.slice(0, 16).replace('T', ' ')} UTC`;
  if (path === 'lastPort' || path === 'nextPort') return context.ports[text]?.name ?? `#${text}`;
  const field = (report.fields as Readonly<Record<string, Field>>)[path];
  const option = field && optionsOf(field)?.[text];
  return option ? t(option) : text;
}
