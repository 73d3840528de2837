import { useCallback } from 'react';
import type { AnyResource } from '../../resource/resource.ts';
import { DETAIL } from '../detail/detail.text.ts';
import { type DraftHandle, useDraft } from '../drafts/use-draft.ts';
import { t } from '../i18n.ts';
import { rowName } from '../list/record/row-name.ts';
import type { AnyRow } from '../records/record-calls.ts';
import type { FormStore } from './form-store.ts';

type Values = Readonly<Record<string, unknown>>;

/** What was typed over a record: the fields that were changed, as they were before, and the version they were changed in. */
type Typed = { readonly changes: Values; readonly base: Values; readonly version: number | undefined };

type Given = { store: FormStore; resource: AnyResource; row: AnyRow | undefined };

const pick = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

/**
 * The draft of a derived form. `restore` takes up what an earlier visit left and answers the version it was typed over: where somebody
 * else has changed the record since, saving meets that version and both values are shown, as if the form had stood open all the time.
 */
export function useFormDraft({ store, resource, row }: Given): DraftHandle<Typed> & {
  restore: () => number | undefined;
} {
  const watch = useCallback((changed: () => void) => store.subscribe('*', changed), [store]);
  const draft = useDraft<Typed>({
    name: `form:${resource.name}:${row?.id ?? 'new'}`,
    title: row ? t(DETAIL.editOf, { name: rowName(resource, row) }) : t(DETAIL.newOf, { what: t(resource.label) }),
    watch,
    read: () => {
      const names = store.changed();
      if (names.length === 0) return undefined;
      return { changes: pick(store.values(), names), base: pick(store.initial(), names), version: row?.version };
    },
  });
  return {
    ...draft,
    restore() {
      const typed = draft.take();
      if (!typed) return undefined;
      const older = row && typed.version !== undefined && typed.version !== row.version;
      if (older) store.reset({ ...store.initial(), ...typed.base });
      store.setMany(typed.changes);
      return older ? typed.version : undefined;
    },
  };
}
