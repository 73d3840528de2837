import { memo, useCallback, useMemo, useSyncExternalStore } from 'react';
import { type Among, amongOf, choicesOf } from '../../resource/choices.ts';
import { broughtBy } from '../../resource/derive.ts';
import { labelOf } from '../../resource/describe.ts';
import type { Field } from '../../resource/field.ts';
import { type AnyResource, isTyped } from '../../resource/resource.ts';
import { fixedUnit } from '../../resource/unit.ts';
import { isRequired } from '../../resource/validate.ts';
import { kitOf } from '../fields/registry.ts';
// Controls that lists leave out come with the form, not after it.
import '../fields/bool-control.tsx';
import '../fields/file-control.tsx';
import '../fields/long-control.tsx';
import { t } from '../i18n.ts';
import type { PickOption } from '../records/record-calls.ts';
import { describedBy, FieldBox, unitInside } from './field-box.tsx';
import { controlId } from './field-id.ts';
import { useFormContext } from './form-context.ts';
import type { FormStore } from './form-store.ts';
import { FormUnit } from './form-unit.tsx';
import { LinesEditor } from './lines-editor.tsx';
import { useField } from './use-field.ts';

const nothing = () => () => undefined;

/** Whether the field must be filled as the form stands; only fields under a condition watch the whole form. */
function useRequired(store: FormStore, resource: AnyResource, name: string): boolean {
  const conditional = resource.requiredIf?.[name] !== undefined;
  const subscribe = useCallback((listener: () => void) => store.subscribe('*', listener), [store]);
  return useSyncExternalStore(conditional ? subscribe : nothing, () => isRequired(resource, name, store.values()));
}

type Formula = (row: never) => unknown;

const formulaOf = (field: Field): Formula | undefined =>
  field.kind === 'computed' && typeof field.options === 'function' ? (field.options as Formula) : undefined;

/** The value of a computed field while the form is filled: its formula over the row, else what the server wrote. */
function useComputed(store: FormStore, field: Field, kept: unknown): unknown {
  const formula = formulaOf(field);
  const subscribe = useCallback((listener: () => void) => store.subscribe('*', listener), [store]);
  const live = useSyncExternalStore(formula ? subscribe : nothing, () =>
    formula ? formula(store.values() as never) : undefined,
  );
  return formula ? live : kept;
}

/** Which records may be chosen as the form stands; only fields whose choice is narrowed watch the whole form. */
function useAmong(store: FormStore, field: Field): Among | undefined {
  const narrowed = choicesOf(field).where !== undefined;
  const subscribe = useCallback((listener: () => void) => store.subscribe('*', listener), [store]);
  const among = useSyncExternalStore(narrowed ? subscribe : nothing, () =>
    narrowed ? JSON.stringify(amongOf(field, store.values())) : '',
  );
  return useMemo(() => (among ? (JSON.parse(among) as Among) : undefined), [among]);
}

/** One field of the derived form: renders again when its own value or message changes. */
export const FormField = memo(function FormField({ name }: { name: string }) {
  const { store, resource, id: form, labels, controls, locked } = useFormContext();
  const field = resource.fields[name];
  const handle = useField(store, name);
  const required = useRequired(store, resource, name);
  const value = useComputed(store, field ?? NO_FIELD, handle.value);
  const among = useAmong(store, field ?? NO_FIELD);
  if (!field) throw new Error(`${resource.name} has no field ${name}`);
  if (field.kind === 'lines') return <LinesEditor name={name} field={field} />;

  const id = controlId(form, name);
  const Own = controls[name];
  const { Control } = kitOf(field);
  const shared = {
    field,
    id,
    value,
    onChange: (next: unknown, chosen?: PickOption) =>
      store.setMany({ [name]: next, ...broughtBy(field, name, chosen) }),
    among,
    onBlur: handle.touch,
    required,
    readOnly: locked.includes(name) || !isTyped(field),
    invalid: handle.error !== undefined,
    describedBy: describedBy(id, handle.error),
    label: labels[name],
  };
  return (
    <FieldBox
      id={id}
      path={name}
      label={t(labelOf(resource, name))}
      required={required && isTyped(field)}
      unit={unitInside(field) && !Own ? undefined : fixedUnit(field)}
      help={field.help && t(field.help)}
      error={handle.error}
    >
      <FormUnit field={field}>
        {(unit) => (Own ? <Own {...shared} unit={unit} store={store} /> : <Control {...shared} unit={unit} />)}
      </FormUnit>
    </FieldBox>
  );
});

const NO_FIELD: Field = { kind: 'text', label: { zh: '', en: '' } };
