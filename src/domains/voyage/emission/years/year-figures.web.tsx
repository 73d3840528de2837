import { Panel } from '../../../../kernel/web/detail/panel.tsx';
import type { AnyRow } from '../../../../kernel/web/records/record-calls.ts';
import { emissionFiguresShape } from '../emission.calls.ts';
import { EuroTable, FuelTable } from '../figure-tables.web.tsx';

/** What a year is made of, as it was reckoned last. */
export function YearFigures({ row }: { row: AnyRow }) {
  const read = emissionFiguresShape.safeParse(row.figures);
  if (!read.success) return null;
  return (
    <Panel>
      <div className="emission-parts">
        <FuelTable fuels={read.data.fuels} />
        <EuroTable figures={read.data} />
      </div>
    </Panel>
  );
}
