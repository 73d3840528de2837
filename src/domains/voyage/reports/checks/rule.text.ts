import type { Text } from '../../../../kernel/text.ts';
import { ALL_RULES } from './check-report.rules.ts';

/** Rules by the codes by which the office speaks of them; what has no number goes by its words alone. */
const named = (code: string, { zh, en }: Text): Text =>
  /^R\d/.test(code) ? { zh: `${code} ${zh}`, en: `${code} ${en}` } : { zh, en };

/** What each rule asks for, by its code. */
export const RULE_TEXT: Readonly<Record<string, Text>> = Object.fromEntries(
  ALL_RULES.map(({ code, title }) => [code, named(code, title)]),
);
