import { useQueryClient } from '@tanstack/react-query';
import type { AnyResource } from '../../resource/resource.ts';
import { validate } from '../../resource/validate.ts';
import { t } from '../i18n.ts';
import { notify } from '../notice.ts';
import { type AnyRow, records } from '../records/record-calls.ts';
import { recordKeys } from '../records/record-keys.ts';
import { uuid } from '../uuid.ts';
import { focusField } from './field-id.ts';
import { FORM } from './form.text.ts';
import type { FormStore } from './form-store.ts';
import { inFormOrder } from './problems.ts';
import { useSend } from './use-send.ts';

type Given = {
  resource: AnyResource;
  path?: string;
  store: FormStore;
  form: string;
  /** The record being edited; none when a new one is made. */
  row: AnyRow | undefined;
  onSaved: (row: AnyRow) => void;
};

/** Saves the form: first the rules of the resource, then the server's; its refusals come to the same places. */
export function useSave({ resource, path, store, form, row, onSaved }: Given) {
  const client = useQueryClient();
  /** Goes to the first of these fields; answers whether there is one. */
  const goToFirst = (fields: readonly string[]): boolean => {
    const [first] = inFormOrder(resource, fields);
    if (first) focusField(form, first);
    return first !== undefined;
  };
  const sending = useSend<AnyRow>({
    version: row?.version,
    newKey: uuid,
    noLine: FORM.offline,
    ready: () => {
      store.showAll();
      return !goToFirst(Object.keys(store.errors()));
    },
    send: ({ version, key }) => {
      const { values } = validate(resource, store.values());
      return row
        ? records.update(resource, { ...values, id: row.id, version: version ?? row.version }, { path })
        : records.create(resource, values, { path, key });
    },
    versionOf: (saved) => saved.version,
    onSaved: (saved) => {
      void client.invalidateQueries({ queryKey: recordKeys.all(resource) });
      void client.invalidateQueries({ queryKey: ['options', resource.name] });
      notify.success(t(FORM.saved));
      onSaved(saved);
    },
    refused: (errors) => {
      store.setErrors(Object.fromEntries(errors.map((one) => [one.field, one.message])));
      goToFirst(errors.map((one) => one.field));
      const known = errors.some((one) => resource.fields[one.field.split('.', 1)[0]!]);
      return known ? undefined : errors[0]?.message;
    },
  });
  return {
    ...sending,
    save: () => sending.send(undefined),
    saving: sending.saving !== undefined,
    merge: (values: Record<string, unknown>) => sending.merge(() => store.setMany(values), undefined),
  };
}
