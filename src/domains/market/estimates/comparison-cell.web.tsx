import { memo, useMemo } from 'react';
import { amongOf } from '../../../kernel/resource/choices.ts';
import { broughtBy } from '../../../kernel/resource/derive.ts';
import type { Field } from '../../../kernel/resource/field.ts';
import { numberText } from '../../../kernel/resource/number-text.ts';
import { kitOf } from '../../../kernel/web/fields/registry.ts';
import { describedBy } from '../../../kernel/web/form/field-box.tsx';
import { controlId } from '../../../kernel/web/form/field-id.ts';
import { useFormContext } from '../../../kernel/web/form/form-context.ts';
import { useField } from '../../../kernel/web/form/use-field.ts';
import { withValues } from '../../../kernel/web/grid/column.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { estimateAlternative } from './alternative.resource.ts';
import type { EstimateFigures } from './estimate.rules.ts';
import { applies, LETTERS } from './estimate-layout.rules.ts';
import { figuresOf, type Line } from './figures-of.web.ts';

type Props = { index: number; name: string; onTyped: (index: number, name: string) => void };

const FIELDS: Readonly<Record<string, Field>> = estimateAlternative.fields;

/** One figure of one alternative, typed in place; a figure that follows changes with its column. */
export const ComparisonCell = memo(function ComparisonCell({ index, name, onTyped }: Props) {
  const { store, id: form, locked } = useFormContext();
  const place = `alternatives.${index}`;
  const path = `${place}.${name}`;
  const line = (useField(store, place).value ?? {}) as Line;
  const handle = useField(store, path);
  const field = FIELDS[name]!;
  const among = useMemo(() => amongOf(field, line, store.values()), [field, line, store]);
  if (field.kind === 'computed')
    return <span className="num">{numberText(field, figuresOf(line)[name as keyof EstimateFigures])}</span>;
  if (!applies(name, line)) return <span className="estimate-none">—</span>;
  const { Control } = kitOf(field);
  const id = controlId(form, path);
  return (
    <div className="estimate-cell" data-path={path} data-error={handle.error !== undefined}>
      <Control
        field={field}
        id={id}
        value={handle.value}
        onChange={(value, chosen) => {
          const brought = broughtBy(field, path, chosen);
          const named = withValues(line, [{ name, value, label: chosen?.label }]).labels;
          store.setMany({ [path]: value, ...brought, ...(field.kind === 'ref' && { [`${place}.labels`]: named }) });
          onTyped(index, name);
        }}
        among={among}
        onBlur={handle.touch}
        required={field.required === true}
        readOnly={locked.includes('alternatives')}
        invalid={handle.error !== undefined}
        describedBy={describedBy(id, handle.error)}
        ariaLabel={`${LETTERS[index]} ${t(field.label)}`}
        label={line.labels?.[name]}
        placeholder=""
        size="small"
      />
      {handle.error && (
        <span id={`${id}-error`} className="form-error" role="alert">
          {handle.error}
        </span>
      )}
    </div>
  );
});
