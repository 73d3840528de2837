import type { Field } from '../../resource/field.ts';
import type { DisplayProps, Label } from './kit.ts';
import { kitOf } from './registry.ts';

type Row = Readonly<Record<string, unknown>> & { readonly labels?: Readonly<Record<string, Label>> };

/** A field of a record or of a line, as its kind shows it, with what stands beside it in the record: its name, its zone. */
export function Shown({
  field,
  name,
  row,
  mode,
}: { field: Field; name: string; row: Row } & Pick<DisplayProps, 'mode'>) {
  const { Display } = kitOf(field);
  return <Display field={field} value={row[name]} label={row.labels?.[name]} zone={zoneIn(row, field)} mode={mode} />;
}

/** Hours east of UTC by which the ship counted at that moment, where the record says so. */
function zoneIn(row: Row, { zone }: Field): number | null {
  const hours = zone === undefined ? null : row[zone];
  return hours === null || hours === undefined || hours === '' ? null : Number(hours);
}
