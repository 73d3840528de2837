import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { AnyResource } from '../../resource/resource.ts';
import { validate } from '../../resource/validate.ts';
import { confirm } from '../confirm.ts';
import { t } from '../i18n.ts';
import { notify } from '../notice.ts';
import { type AnyRow, records } from '../records/record-calls.ts';
import { recordKeys } from '../records/record-keys.ts';
import { ApiError, messageOf } from '../request.ts';
import { uuid } from '../uuid.ts';
import type { Stale } from './conflict-view.tsx';
import { focusField } from './field-id.ts';
import { FORM } from './form.text.ts';
import type { FormStore } from './form-store.ts';
import { inFormOrder } from './problems.ts';

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
  // One key for the life of the form: a save that is sent again after a lost answer creates nothing twice.
  const [key] = useState(uuid);
  const version = useRef(row?.version);
  const busy = useRef(false);
  /** How the last try went out, which a merged one repeats. */
  const sending = useRef<Sending>(undefined);
  const [saving, setSaving] = useState(false);
  const [message, setMessage] = useState<string>();
  const [stale, setStale] = useState<Stale>();

  function refuse(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'STALE') {
      setStale(error.data as Stale);
    } else if (error.errors.length > 0) {
      store.setErrors(Object.fromEntries(error.errors.map((one) => [one.field, one.message])));
      const [first] = inFormOrder(
        resource,
        error.errors.map((one) => one.field),
      );
      if (first) focusField(form, first);
      const known = error.errors.some((one) => resource.fields[one.field.split('.', 1)[0]!]);
      if (!known) setMessage(error.errors[0]!.message);
    } else {
      setMessage(error.status === 0 ? t(FORM.offline) : messageOf(error));
    }
  }

  /** Answers the saved row, or nothing when something was wrong. `by`: it is sent by this act. */
  async function save(by?: Sending): Promise<AnyRow | undefined> {
    if (busy.current) return undefined;
    setMessage(undefined);
    store.showAll();
    const [first] = inFormOrder(resource, Object.keys(store.errors()));
    if (first) {
      focusField(form, first);
      return undefined;
    }
    if (by?.ask && !(await confirm(by.ask))) return undefined;
    busy.current = true;
    setSaving(true);
    sending.current = by;
    try {
      const { values } = validate(resource, store.values());
      const at = row && { id: row.id, version: version.current ?? row.version };
      const put = async (): Promise<AnyRow> => {
        if (!at) return records.create(resource, values, { path, key });
        return by ? by.run(values, at) : records.update(resource, { ...values, ...at }, { path });
      };
      const saved = await put();
      version.current = saved.version;
      void client.invalidateQueries({ queryKey: recordKeys.all(resource) });
      void client.invalidateQueries({ queryKey: ['options', resource.name] });
      notify.success(by?.done ?? t(FORM.saved));
      onSaved(saved);
      return saved;
    } catch (error) {
      refuse(error);
      return undefined;
    } finally {
      busy.current = false;
      setSaving(false);
    }
  }

  return {
    save,
    saving,
    message,
    stale,
    /** What is typed was begun over an earlier version than the one that was loaded. */
    startFrom(earlier: number | undefined) {
      if (earlier !== undefined) version.current = earlier;
    },
    closeStale: () => setStale(undefined),
    /** Goes on from the other person's version with the merged values. */
    async merge(values: Record<string, unknown>) {
      if (!stale) return;
      version.current = stale.current.version;
      store.setMany(values);
      setStale(undefined);
      await save(sending.current);
    },
  };
}
