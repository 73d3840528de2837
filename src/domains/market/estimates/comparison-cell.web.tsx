import { memo, useMemo } from 'react';
import { amongOf } from '../../../kernel/resource/choices.ts';
import { broughtBy } from '../../../kernel/resource/derive.ts';
import type { Field } from '../../../kernel/resource/field.ts';
import { numberText } from '../../../kernel/resource/number-text.ts';
import { kitOf } from '../../../kernel/web/fields/registry.ts';
import { describedBy } from '../../../kernel/web/form/field-box.tsx';
import { controlId } from '../../../kernel/web/form/field-id.ts';
import { useFormContext } from '../../../kernel/web/form/form-context.ts';
import type { FormStore } from '../../../kernel/web/form/form-store.ts';
import { useField } from '../../../kernel/web/form/use-field.ts';
import { withValues } from '../../../kernel/web/grid/column.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { estimateAlternative } from './alternative.resource.ts';
import type { EstimateFigures } from './estimate.rules.ts';
import { applies, LETTERS } from './estimate-layout.rules.ts';
import { figuresOf, type Line } from './figures-of.web.ts';

type Props = { index: number; name: string; onTyped: (index: number, name: string) => void };

const FIELDS: Readonly<Record<string, Field>> = estimateAlternative.fields;

const lineAt = (store: FormStore, index: number): Line => (store.get(`alternatives.${index}`) ?? {}) as Line;

/** One figure of one alternative. A key press draws the cell that is typed in and the figures of its column that follow. */
export const ComparisonCell = memo(function ComparisonCell(props: Props) {
  return FIELDS[props.name]!.kind === 'computed' ? <FollowingCell {...props} /> : <TypedCell {...props} />;
});

function FollowingCell({ index, name }: Props) {
  const { store } = useFormContext();
  const line = (useField(store, `alternatives.${index}`).value ?? {}) as Line;
  return <span className="num">{numberText(FIELDS[name]!, figuresOf(line)[name as keyof EstimateFigures])}</span>;
}

function TypedCell({ index, name, onTyped }: Props) {
  const { store, id: form, locked } = useFormContext();
  const place = `alternatives.${index}`;
  const path = `${place}.${name}`;
  const handle = useField(store, path);
  const freightType = useField(store, `${place}.freightType`).value;
  const field = FIELDS[name]!;
  // What may be chosen here depends on no other cell.
  const among = useMemo(() => amongOf(field, {}), [field]);
  if (!applies(name, { freightType: typeof freightType === 'string' ? freightType : null }))
    return <span className="estimate-none">—</span>;
  const { Control } = kitOf(field);
  const id = controlId(form, path);
  return (
    <div className="form-field" data-path={path} data-error={handle.error !== undefined}>
      <Control
        field={field}
        id={id}
        value={handle.value}
        onChange={(value, chosen) => {
          const named = withValues(lineAt(store, index), [{ name, value, label: chosen?.label }]).labels;
          store.setMany({
            [path]: value,
            ...broughtBy(field, path, chosen),
            ...(field.kind === 'ref' && { [`${place}.labels`]: named }),
          });
          onTyped(index, name);
        }}
        among={among}
        onBlur={handle.touch}
        required={field.required === true}
        readOnly={locked.includes('alternatives')}
        invalid={handle.error !== undefined}
        describedBy={describedBy(id, handle.error)}
        ariaLabel={`${LETTERS[index]} ${t(field.label)}`}
        label={lineAt(store, index).labels?.[name]}
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
}
