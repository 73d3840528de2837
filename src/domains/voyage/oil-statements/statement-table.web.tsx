import { draftLines } from '../../../kernel/resource/shape.ts';
import { formatDecimal } from '../../../kernel/value/decimal.ts';
import { Panel } from '../../../kernel/web/detail/panel.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { SmallTable } from '../detail/small-table.web.tsx';
import { oilColumnText } from '../reports/oil.text.ts';
import { isGradeKey, isLube } from '../reports/oil-rows.rules.ts';
import { oilStatement, oilStatementLine } from './oil-statement.resource.ts';
import { STATED_ROWS } from './oil-statement.rules.ts';
import '../detail/report-form.css';

type Line = ReturnType<typeof draftLines>[number];

function nameOf({ oilGrade, bonded, lube }: Line): string {
  const key = typeof lube === 'string' ? lube : `${String(oilGrade)}${bonded === true ? ':B' : ''}`;
  return isLube(key) || isGradeKey(key) ? t(oilColumnText(key)) : key;
}

const ITEM = { zh: '项目', en: 'Row' } as const;

const ROWS = Object.entries(oilStatementLine.fields).flatMap(([name, { label }]) =>
  Object.hasOwn(STATED_ROWS, name) ? [{ name, label }] : [],
);

/** What the ship had, received, used and has left goes down, grades and lubricants across, as on paper. */
export function StatementTable({ lines }: { lines: unknown }) {
  const shown = draftLines(lines);
  if (shown.length === 0) return null;
  const title = t(oilStatement.fields.lines.label);
  return (
    <Panel title={title}>
      <SmallTable
        label={title}
        rows={ROWS}
        keyOf={({ name }) => name}
        columns={[
          { key: 'row', label: t(ITEM), cell: ({ label }) => t(label) },
          ...shown.map((line, at) => ({
            key: String(at),
            label: `${nameOf(line)} (${String(line.unit ?? '')})`,
            figure: true,
            cell: ({ name }: { name: string }) => formatDecimal(String(line[name] ?? '0'), line.unit === 'L' ? 1 : 3),
          })),
        ]}
      />
    </Panel>
  );
}
