import { Panel } from '../../../kernel/web/detail/panel.tsx';
import { Shown } from '../../../kernel/web/fields/shown.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { MARKET_PRICE } from '../price.text.ts';
import { estimateAlternative } from './alternative.resource.ts';
import { ComparisonTable } from './comparison-table.web.tsx';
import { ESTIMATE_TEXT as TEXT } from './estimate.text.ts';
import { applies } from './estimate-layout.rules.ts';
import { figuresOf, type Line } from './figures-of.web.ts';
import { SensitivityPanel } from './sensitivity.web.tsx';

/** The alternatives of an estimate as they were saved, and what they would earn if something were otherwise. */
export function ComparisonView({ row }: { row: AnyRow }) {
  const lines = (row.alternatives ?? []) as readonly Line[];
  const currency = String(row.labels?.currencyId ?? '');
  const sees = hasPermission(MARKET_PRICE);
  const chosen = row.chosenLetter as string | null | undefined;
  return (
    <>
      <Panel title={t(TEXT.alternatives)} flush>
        <ComparisonTable
          keys={lines.map(({ id }) => String(id))}
          tces={lines.map((line) => figuresOf(line).tce)}
          currency={currency}
          sees={sees}
          chosen={chosen}
          cell={(index, name) => <ReadCell line={lines[index]!} name={name} />}
        />
      </Panel>
      {sees && <SensitivityPanel lines={lines} currency={currency} chosen={chosen} />}
    </>
  );
}

/** Units stand in the head of the row. */
const FIELDS = Object.fromEntries(
  Object.entries(estimateAlternative.fields).map(([name, field]) => [name, { ...field, unit: undefined }]),
);

function ReadCell({ line, name }: { line: Line; name: string }) {
  if (!applies(name, line)) return <span className="estimate-none">—</span>;
  return <Shown field={FIELDS[name]!} name={name} row={line} of={FIELDS} />;
}
