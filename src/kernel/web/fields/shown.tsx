import { documentIn } from '../../resource/document.ts';
import type { Field, Fields } from '../../resource/field.ts';
import { type Told, unitIn, unitSource } from '../../resource/unit.ts';
import { lang } from '../i18n.ts';
import type { DisplayProps, Label } from './kit.ts';
import { kitOf } from './registry.ts';

type Row = Readonly<Record<string, unknown>> & { readonly labels?: Readonly<Record<string, Label>> };

type Props = Pick<DisplayProps, 'mode'> & {
  field: Field;
  name: string;
  row: Row;
  /** The fields of the row. */
  of: Fields;
  /** What a line belongs to. */
  record?: Told;
};

/** A field of a record or of a line, as its kind shows it, with what stands beside it in the record: its name, its zone, its unit. */
export function Shown({ field, name, row, of, record, mode }: Props) {
  const { Display } = kitOf(field);
  const own = { fields: of, row };
  const unit = unitSource(field) && unitIn(field, own, lang, record)?.word;
  return (
    <Display
      field={field}
      value={row[name]}
      label={row.labels?.[name]}
      zone={zoneIn(row, field)}
      unit={unit}
      document={documentIn(field, row)}
      record={field.kind === 'lines' ? own : undefined}
      mode={mode}
    />
  );
}

/** Hours east of UTC by which the ship counted at that moment, where the record says so. */
function zoneIn(row: Row, { zone }: Field): number | null {
  const hours = zone === undefined ? null : row[zone];
  return hours === null || hours === undefined || hours === '' ? null : Number(hours);
}
