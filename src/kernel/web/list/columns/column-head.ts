import type { Field } from '../../../resource/field.ts';
import { fixedUnit } from '../../../resource/unit.ts';
import type { Text } from '../../../text.ts';
import { t } from '../../i18n.ts';

/** What stands over a column: its name, with the unit that is the same in all rows. */
export function headOf({ label, field }: { label: Text; field?: Field }): string {
  const unit = field && fixedUnit(field);
  return unit ? `${t(label)} (${unit})` : t(label);
}
