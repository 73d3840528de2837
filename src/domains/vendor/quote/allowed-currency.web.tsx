import type { Field } from '../../../kernel/resource/field.ts';
import { kitOf } from '../../../kernel/web/fields/registry.ts';
import { usePickLabels } from '../../../kernel/web/fields/use-pick-options.ts';
import type { OwnControl } from '../../../kernel/web/form/form-context.ts';

/** A choice among the currencies that an inquiry allows. */
export function allowedCurrency(ids: readonly number[]): OwnControl {
  return function AllowedCurrency({ store: _store, ...props }) {
    const names = usePickLabels('parameter.currency', ids);
    const options = Object.fromEntries(
      ids.flatMap((id) => {
        const name = names.get(id);
        return name ? [[String(id), { zh: name, en: name }]] : [];
      }),
    );
    const { label, required } = props.field;
    const field: Field = { kind: 'choice', label, required, options };
    const { Control } = kitOf(field);
    const { value } = props;
    return (
      <Control
        {...props}
        field={field}
        value={value === null || value === undefined ? null : String(value)}
        onChange={(next) => props.onChange(next ? Number(next) : null)}
      />
    );
  };
}
