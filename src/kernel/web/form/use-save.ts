import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { AnyResource } from '../../resource/resource.ts';
import { validate } from '../../resource/validate.ts';
import { confirm } from '../confirm.ts';
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

/** Another act than changing the record that takes what the form holds, such as submitting it. */
export type Sending = {
  /** The word on its button, which is then the form's first one; saving stands beside it. */
  readonly label: string;
  /** How it goes out; answers the record as it is then. */
  readonly run: (values: Readonly<Record<string, unknown>>, row: { id: number; version: number }) => Promise<AnyRow>;
  readonly ask?: Parameters<typeof confirm>[0];
  readonly done: string;
};

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
  /** How the last try went out, which a merged one repeats. */
  const last = useRef<Sending>(undefined);
  const sending = useSend<AnyRow, Sending | undefined>({
    version: row?.version,
    newKey: uuid,
    noLine: FORM.offline,
    ready: () => {
      store.showAll();
      return !goToFirst(Object.keys(store.errors()));
    },
    send: ({ version, key, as: by }) => {
      const { values } = validate(resource, store.values());
      if (!row) return records.create(resource, values, { path, key });
      const at = { id: row.id, version: version ?? row.version };
      return by ? by.run(values, at) : records.update(resource, { ...values, ...at }, { path });
    },
    versionOf: (saved) => saved.version,
    onSaved: (saved, by) => {
      void client.invalidateQueries({ queryKey: recordKeys.all(resource) });
      void client.invalidateQueries({ queryKey: ['options', resource.name] });
      notify.success(by?.done ?? t(FORM.saved));
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
    /** Answers the saved row, or nothing when something was wrong. `by`: it is sent by this act. */
    async save(by?: Sending): Promise<AnyRow | undefined> {
      // What is wrong is shown before anybody is asked.
      store.showAll();
      if (goToFirst(Object.keys(store.errors()))) return undefined;
      if (by?.ask && !(await confirm(by.ask))) return undefined;
      last.current = by;
      return sending.send(by);
    },
    saving: sending.saving !== undefined,
    merge: (values: Record<string, unknown>) => sending.merge(() => store.setMany(values), last.current),
  };
}
