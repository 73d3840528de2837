import { listed, t } from '../../../kernel/web/i18n.ts';
import { DOCS_TEXT as TEXT } from './api-docs.text.ts';
import type { SchemaLine } from './document.rules.ts';

/** What goes in or comes out, a line a part, indented below what holds it. */
export function SchemaTable({ lines, label }: { lines: readonly SchemaLine[]; label: string }) {
  return (
    <table className="docs-table" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t(TEXT.name)}</th>
          <th scope="col">{t(TEXT.type)}</th>
          <th scope="col">{t(TEXT.about)}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.path}>
            <td style={{ paddingInlineStart: 8 + line.depth * 16 }}>
              <code translate="no">{line.name}</code>
              {line.required && <span className="docs-required">{t(TEXT.required)}</span>}
            </td>
            <td>{t(line.type)}</td>
            <td>
              {t(line.about)}
              {line.values.length > 0 && (
                <span className="docs-values">
                  {t(TEXT.values)} <code translate="no">{listed(line.values)}</code>
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
