import type { Flow } from '../flow/flow.ts';
import type { Text } from '../text.ts';
import { formatPosition, parsePosition } from '../value/position.ts';
import { plainOf, safeHtml } from '../value/rich-html.ts';
import { withoutEnd } from '../value/trim.ts';
import type { Field } from './field.ts';

/** A value in its stored form, or what is wrong with it. An empty input is null. */
export type Parsed = { value: unknown } | { error: Text };

const wrong = (zh: string, en: string): Parsed => ({ error: { zh, en } });

const DECIMAL = /^-?\d+(\.\d+)?$/;
const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

function parseText(field: Field, input: unknown): Parsed {
  if (typeof input !== 'string') return wrong('须为文字', 'Must be text');
  if (field.variant === 'rich') return parseRich(field, input);
  const value = field.variant === 'line' || field.variant === 'sealed' ? input.trim() : input;
  // A sign is at most two units long; counted without taking the text apart.
  if (field.max && value.length > field.max * 2)
    return wrong(`不能超过 ${field.max} 个字符`, `At most ${field.max} characters`);
  if (value.includes('\u0000')) return wrong('含有不可用的字符', 'Contains a character that cannot be stored');
  if (field.max && [...value].length > field.max)
    return wrong(`不能超过 ${field.max} 个字符`, `At most ${field.max} characters`);
  if (field.min && [...value].length < field.min)
    return wrong(`不能少于 ${field.min} 个字符`, `At least ${field.min} characters`);
  return { value: value === '' ? null : value };
}

/** The marks of a text as long as a field allows; far more than an editor writes is no text. */
const MOST_MARKUP = 200_000;

/** Rich text is stored as the editor's elements alone; its length is that of its words. */
function parseRich(field: Field, input: string): Parsed {
  if (input.includes('\u0000')) return wrong('含有不可用的字符', 'Contains a character that cannot be stored');
  if (input.length > MOST_MARKUP) return wrong('内容过长', 'The text is too long');
  const value = safeHtml(input);
  const words = plainOf(value);
  if (field.max && [...words].length > field.max)
    return wrong(`不能超过 ${field.max} 个字符`, `At most ${field.max} characters`);
  return { value: words === '' ? null : value };
}

/** Whole digits that fit: 14 stay exact in JavaScript too, and a column holds 20 digits with the decimal places. */
const wholeDigits = (field: Field): number => Math.min(14, 20 - (field.scale ?? 0));

/** Longer than any number, position or moment that somebody writes; looked at before any pattern runs over them. */
const LONGEST_FIGURE = 40;

function parseNumber(field: Field, input: unknown): Parsed {
  if (String(input).length > LONGEST_FIGURE) return wrong('数字过长', 'The number is too long');
  const raw = String(input).trim().replaceAll(',', '');
  if (!DECIMAL.test(raw)) return wrong('须为数字', 'Must be a number');
  const [whole = '0', decimals = ''] = raw.split('.');
  if (withoutEnd(decimals, '0').length > (field.scale ?? 0)) {
    return field.scale
      ? wrong(`最多 ${field.scale} 位小数`, `At most ${field.scale} decimal places`)
      : wrong('须为整数', 'Must be a whole number');
  }
  if (whole.replace('-', '').length > wholeDigits(field)) return wrong('数字过大', 'The number is too large');
  const value = Number(raw);
  const said = (limit: number): string => (field.variant === 'percent' ? `${limit * 100} %` : String(limit));
  if (field.min !== undefined && value < field.min)
    return wrong(`不能小于 ${said(field.min)}`, `At least ${said(field.min)}`);
  if (field.max !== undefined && value > field.max)
    return wrong(`不能大于 ${said(field.max)}`, `At most ${said(field.max)}`);
  if (field.variant === 'int') return { value };
  const scaled = field.scale ? `${whole}.${decimals.padEnd(field.scale, '0').slice(0, field.scale)}` : whole;
  return { value: scaled };
}

function parseDate(field: Field, input: unknown): Parsed {
  if (field.variant === 'month')
    return MONTH.test(String(input)) ? { value: input } : wrong('须为年月 yyyy-MM', 'Must be a month yyyy-MM');
  const day = String(input).slice(0, 10);
  const real = DAY.test(day) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day) && isStorable(day);
  return real ? { value: day } : wrong('须为日期 yyyy-MM-dd', 'Must be a date yyyy-MM-dd');
}

function parseDatetime(input: unknown): Parsed {
  const text = String(input);
  if (text.length > LONGEST_FIGURE) return wrong('须为时间', 'Must be a time');
  const ms = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/.test(text)
    ? Date.parse(/(Z|[+-]\d{2}:?\d{2})$/.test(text) ? text : `${text}Z`)
    : Number.NaN;
  const utc = Number.isNaN(ms) ? '' : new Date(ms).toISOString();
  return isStorable(utc) ? { value: utc } : wrong('须为时间', 'Must be a time');
}

/** The years 0001 to 9999: the calendar of PostgreSQL has no year 0, and later years are written with a sign. */
const isStorable = (iso: string): boolean => /^\d{4}-/.test(iso) && !iso.startsWith('0000');

function parseId(input: unknown): number | undefined {
  const id = typeof input === 'number' ? input : /^\d{1,16}$/.test(String(input)) ? Number(input) : Number.NaN;
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/** Far more than anybody chooses one by one. */
const MOST_CHOSEN = 2000;

function parseReference(field: Field, input: unknown): Parsed {
  const error = wrong('选择的记录无效', 'The chosen record is not valid');
  if (field.variant !== 'many') {
    const id = parseId(input);
    return id ? { value: id } : error;
  }
  if (!Array.isArray(input)) return error;
  if (input.length > MOST_CHOSEN) return wrong(`最多选择 ${MOST_CHOSEN} 项`, `At most ${MOST_CHOSEN} can be chosen`);
  const ids = input.map((item) => (typeof item === 'object' ? undefined : parseId(item)));
  return ids.every((id) => id !== undefined) ? { value: [...new Set(ids)] } : error;
}

const takesObject = ({ kind, variant }: Field): boolean =>
  kind === 'lines' ||
  kind === 'json' ||
  kind === 'computed' ||
  ((kind === 'ref' || kind === 'file') && variant === 'many');

/** Brings one value of a form, a call or a sheet into its stored form. Emptiness is judged elsewhere; lines are parsed by validate(). */
export function parseValue(field: Field, input: unknown): Parsed {
  if (input === null || input === undefined || input === '') return { value: null };
  if (typeof input === 'object' && !takesObject(field)) return wrong('格式不正确', 'Has a wrong form');
  switch (field.kind) {
    case 'text':
      return parseText(field, input);
    case 'number':
      return parseNumber(field, input);
    case 'bool':
      if (input === true || input === 'true') return { value: true };
      if (input === false || input === 'false') return { value: false };
      return wrong('须为是或否', 'Must be yes or no');
    case 'date':
      return parseDate(field, input);
    case 'datetime':
      return parseDatetime(input);
    case 'choice':
      return Object.hasOwn(field.options as object, String(input))
        ? { value: String(input) }
        : wrong('不是可选的值', 'Not one of the choices');
    case 'state':
      return Object.hasOwn((field.options as Flow).states, String(input))
        ? { value: String(input) }
        : wrong('不是可选的状态', 'Not a known state');
    case 'dict':
      return typeof input === 'string' && input.length <= 60
        ? { value: input }
        : wrong('不是可选的值', 'Not one of the choices');
    case 'ref':
    case 'file':
      return parseReference(field, input);
    case 'position': {
      const read = parsePosition({ text: String(input), axis: field.variant === 'lat' ? 'latitude' : 'longitude' });
      return read.ok ? { value: formatPosition(read.position) } : { error: read.reason };
    }
    case 'serial':
      return parseText({ ...field, variant: 'line', max: 60 }, input);
    case 'json':
      return (field.options as (value: unknown) => boolean)(input)
        ? { value: input }
        : wrong('格式不正确', 'Has a wrong form');
    case 'lines':
    case 'computed':
      return { value: input };
  }
}
