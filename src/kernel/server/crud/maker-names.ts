import type { Ctx } from '../context.ts';
import { englishNamesOf } from '../people.ts';

const MAKERS = ['createName', 'updateName'] as const;

/** A record, or the page of a list, with those who made and changed its rows as the reader writes them. */
export async function withMakers(ctx: Ctx, answer: unknown): Promise<unknown> {
  if (!isObject(answer)) return answer;
  const { content } = answer;
  const rows = (Array.isArray(content) ? content : [answer]).filter(isObject);
  const names = await englishNamesOf(ctx, rows.flatMap(makersOf));
  if (names.size === 0) return answer;
  const inEnglish = (row: unknown): unknown => {
    if (!isObject(row)) return row;
    const read = MAKERS.filter((field) => names.has(String(row[field])));
    return { ...row, ...Object.fromEntries(read.map((field) => [field, names.get(String(row[field]))])) };
  };
  return Array.isArray(content) ? { ...answer, content: content.map(inEnglish) } : inEnglish(answer);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const makersOf = (row: Record<string, unknown>): string[] =>
  MAKERS.map((field) => row[field]).filter((name) => typeof name === 'string');
