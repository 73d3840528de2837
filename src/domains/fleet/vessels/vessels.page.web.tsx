import type { Field } from '../../../kernel/resource/field.ts';
import { numberText } from '../../../kernel/resource/number-text.ts';
import { fixedUnit } from '../../../kernel/resource/unit.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { vessel } from './vessel.resource.ts';

/** What one asks of a ship first. */
const FIGURES = ['dwt', 'gt', 'draft', 'serviceSpeed'] as const;

const SLOTS: ResourceSlots = {
  detail: {
    figures: (row: AnyRow) =>
      FIGURES.map((name) => {
        const field: Field = vessel.fields[name];
        return { label: field.label, value: numberText(field, row[name]), unit: fixedUnit(field) };
      }),
  },
};

/** The ship master. */
export function Page() {
  return <ResourcePage resource={vessel} slots={SLOTS} />;
}
