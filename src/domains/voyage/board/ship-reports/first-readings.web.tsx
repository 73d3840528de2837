import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { datetime, decimal, type Field, int } from '../../../../kernel/resource/field.ts';
import { fixedUnit } from '../../../../kernel/resource/unit.ts';
import { kitOf } from '../../../../kernel/web/fields/registry.ts';
import { t } from '../../../../kernel/web/i18n.ts';
import { records } from '../../../../kernel/web/records/record-calls.ts';
import { recordKeys } from '../../../../kernel/web/records/record-keys.ts';
import { oilColumnText } from '../../reports/oil.text.ts';
import { REPORT_FIELD_TEXT } from '../../reports/report.text.ts';
import type { InitialReadings } from '../../voyages/initial-readings.rules.ts';
import { VOYAGE_TEXT } from '../../voyages/voyage.text.ts';
import { gradesOf } from './first-readings.rules.ts';
import { OPEN_VOYAGE_TEXT as TEXT } from './ship-reports.text.ts';

const VESSEL = { name: 'fleet.vessel' };
const REPORT = { name: 'voyage.report' };

const FIELDS = {
  time: datetime(VOYAGE_TEXT.readAt),
  zone: decimal(REPORT_FIELD_TEXT.zone, 2, { min: -12, max: 14, unit: 'h' }),
  fwStock: decimal(VOYAGE_TEXT.water, 1, { min: 0, unit: 't' }),
  currentAccumRev: int(VOYAGE_TEXT.revolutions, { min: 0 }),
  fwdDraft: decimal(VOYAGE_TEXT.foreDraft, 2, { min: 0, max: 40, unit: 'm' }),
  aftDraft: decimal(VOYAGE_TEXT.aftDraft, 2, { min: 0, max: 40, unit: 'm' }),
} as const;
const NAMES = Object.keys(FIELDS) as (keyof typeof FIELDS)[];

/** Whether the ship has never reported, so that its first voyage begins with typed readings; undefined until known. */
export function useNeverReported(shipId: number): boolean | undefined {
  const { data } = useQuery({
    queryKey: ['records', REPORT.name, 'any', shipId],
    queryFn: ({ signal }) => records.list(REPORT, { shipName: shipId, size: 1 }, { signal, quiet: true }),
  });
  return data && data.totalElements === 0;
}

type Props = { shipId: number; readings: InitialReadings; onChange: (readings: InitialReadings) => void };

/** Stocks and readings that a ship's very first voyage begins with. */
export function FirstReadings({ shipId, readings, onChange }: Props) {
  const { data: vessel } = useQuery({
    queryKey: recordKeys.one(VESSEL, shipId),
    queryFn: ({ signal }) => records.get(VESSEL, shipId, { signal, quiet: true }),
  });
  const grades = gradesOf(vessel?.fuelTypes as string | null | undefined);
  const set = (name: keyof typeof FIELDS, value: unknown) =>
    onChange({ ...readings, [name]: name === 'zone' && value !== null ? Number(value) : value });
  return (
    <fieldset className="rotation">
      <legend>{t(TEXT.readings)}</legend>
      <p className="board-minor">{t(TEXT.readingsHint)}</p>
      <div className="open-voyage-fields">
        {NAMES.map((name) => {
          const value = readings[name];
          const shown = name === 'zone' && value !== null ? String(value) : value;
          return <Line key={name} field={FIELDS[name]} value={shown} onChange={(next) => set(name, next)} />;
        })}
        {grades.map((grade) => (
          <Line
            key={grade}
            field={decimal(oilColumnText(grade), 3, { min: 0, unit: 't' })}
            value={readings.grades[grade] ?? null}
            onChange={(next) =>
              onChange({ ...readings, grades: { ...readings.grades, [grade]: next as string | null } })
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

function Line({ field, value, onChange }: { field: Field; value: unknown; onChange: (value: unknown) => void }) {
  const id = useId();
  const { Control } = kitOf(field);
  return (
    <div>
      <label htmlFor={id}>
        {t(field.label)}
        {fixedUnit(field) && <span className="board-minor"> {fixedUnit(field)}</span>}
      </label>
      <Control id={id} field={field} value={value} onChange={(next) => onChange(next ?? null)} />
    </div>
  );
}
