import { createContext, useContext, useSyncExternalStore } from 'react';
import { controlId } from '../../../kernel/web/form/field-id.ts';
import { useField } from '../../../kernel/web/form/use-field.ts';
import { t } from '../../../kernel/web/i18n.ts';
import type { MatrixField } from '../reports/field-matrix.rules.ts';
import type { Requirement } from '../reports/requirement.rules.ts';
import type { Entry } from './entry-model.web.ts';
import type { EntryView } from './entry-view.web.ts';
import type { Places } from './places.web.ts';
import type { StepOn } from './step-on.web.ts';

export type Scope = {
  readonly entry: Entry;
  /** Prefix of the ids of this form's controls. */
  readonly form: string;
  /** Whether the navigational part is closed to this user. */
  readonly engineOnly: boolean;
  readonly mobile: boolean;
  /** Warnings are explained by the reason that the whole form gives, as a correction does. */
  readonly explained?: boolean;
  readonly places: Places;
  /** On to the next entry that is asked for. */
  readonly goOn: (from: HTMLElement) => void;
  /** In a new report a position that is complete goes on by itself. */
  readonly stepOn?: StepOn;
};

export const EntryScope = createContext<Scope | undefined>(undefined);

export function useScope(): Scope {
  const scope = useContext(EntryScope);
  if (!scope) throw new Error('useScope outside the report entry');
  return scope;
}

/** Part of what the rules say; `pick` answers a primitive, or an object that stays the same while it says the same. */
export function useView<T>(pick: (view: EntryView) => T): T {
  const { entry } = useScope();
  return useSyncExternalStore(entry.subscribe, () => pick(entry.view()));
}

export function useRequirement(field: MatrixField): Requirement {
  return useView((view) => view.requirements[field]);
}

type ShownMark = { readonly level: 'E' | 'W'; readonly message: string } | undefined;

/**
 * What to show beside a control: the server's refusal, an error, or a warning. An empty required field is only pointed at once it
 * was visited or a save was tried.
 */
export function useMark(path: string): ShownMark {
  const { entry } = useScope();
  const { error } = useField(entry.store, path);
  const mark = useView((view) => view.marks.get(path));
  const visited = useSyncExternalStore(
    (listener) => entry.store.subscribe(path, listener),
    () => entry.store.touched(path) || entry.store.showsAll(),
  );
  if (error) return { level: 'E', message: error };
  if (!mark || mark.level === 'I' || (mark.missing && !visited)) return undefined;
  return { level: mark.level, message: t(mark.message) };
}

/** What Enter takes while the field is empty. */
export const useSuggestion = (path: string): string | undefined => useView((view) => view.suggestions.get(path));

export function useControlId(path: string): string {
  return controlId(useScope().form, path);
}
