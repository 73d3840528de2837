import { t } from '../../../kernel/web/i18n.ts';
import { RULE_TEXT } from '../reports/checks/rule.text.ts';

/** The code of a rule, which tells what it asks for where one points at it. */
export function RuleMark({ code }: { code: unknown }) {
  const text = RULE_TEXT[String(code)];
  const isNumbered = /^R\d/.test(String(code));
  return <span title={text && t(text)}>{isNumbered || !text ? String(code) : t(text)}</span>;
}
