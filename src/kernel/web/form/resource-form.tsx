import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { type FocusEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { following } from '../../resource/derive.ts';
import { closedFields, openFields } from '../../resource/open.ts';
import { type AnyResource, fieldsOf, sectionsOf } from '../../resource/resource.ts';
import { defaultsOf } from '../../resource/validate.ts';
import { markOf } from '../detail/record-identity.tsx';
import { DraftOffer } from '../drafts/draft-offer.tsx';
import { t } from '../i18n.ts';
import { useShortcut } from '../keys/shortcuts.ts';
import { Message, SkeletonRows } from '../list/list-message.tsx';
import { rowName } from '../list/record/row-name.ts';
import { OfflineStrip } from '../offline/offline-strip.tsx';
import { type AnyRow, records } from '../records/record-calls.ts';
import { recordKeys } from '../records/record-keys.ts';
import { messageOf } from '../request.ts';
import { serverDate } from '../server-clock.ts';
import { hasPermission } from '../session/permission.tsx';
import { seen } from '../session/seen.ts';
import { useTagTitle } from '../tabs/use-tag.ts';
import { useHeld } from '../use-held.ts';
import { ConflictView } from './conflict-view.tsx';
import { focusField } from './field-id.ts';
import { FORM } from './form.text.ts';
import { FormBar } from './form-bar.tsx';
import { FormContext, type OwnControl } from './form-context.ts';
import { FormSection } from './form-section.tsx';
import { createFormStore, type FormStore } from './form-store.ts';
import { FormTotals } from './form-totals.tsx';
import { nextStop } from './next-stop.ts';
import { inFormOrder, placesOf, problemsOf } from './problems.ts';
import { SectionNav } from './section-nav.tsx';
import { useDerived } from './use-derived.ts';
import { useForm } from './use-field.ts';
import { useFormDraft } from './use-form-draft.ts';
import { useFormLeave } from './use-form-leave.ts';
import { type Sending, useSave } from './use-save.ts';
import './form.css';
import '../fields/fields.css';
import '../list/list.css';

export type FormSlots = {
  /** Controls that replace those of the kinds, by field. */
  controls?: Readonly<Record<string, OwnControl>>;
  /** Fields that are shown and take no input, as the form stands. */
  locked?: readonly string[] | ((values: Readonly<Record<string, unknown>>) => readonly string[]);
  /** Fields to leave out as the form stands, a column of lines as `lines.qty`. */
  hidden?: (values: Readonly<Record<string, unknown>>) => readonly string[];
  /** Above the first section, and below the last one. */
  before?: (store: FormStore) => ReactNode;
  after?: (store: FormStore) => ReactNode;
  /** Further buttons beside save; `save` answers the saved row, or nothing when something was wrong. */
  actions?: (form: { store: FormStore; save: () => Promise<AnyRow | undefined> }) => ReactNode;
  saveLabel?: string;
  /** Another act that takes what stands in the form, such as submitting it; its button comes first. Of a record that is there. */
  send?: Sending;
  /** It is shown and takes no input any more; nothing is saved. */
  closed?: boolean;
  /** While one types, the server is asked what it writes beside when one of these fields changes: the kind's `derive` call. */
  derived?: readonly string[];
  /** What the document comes to, below its sections: computed fields. */
  totals?: readonly string[];
};

type ResourceFormProps = {
  resource: AnyResource;
  path?: string;
  /** Edits this record; without it a new one is made. */
  id?: number;
  /** Values that a new record starts with, over the declared defaults. */
  initial?: Readonly<Record<string, unknown>>;
  onSaved: (row: AnyRow) => void;
  /** After Ctrl+Enter: the next record, or another new one. Without it that key saves as any other way does. */
  onNext?: (row: AnyRow) => void;
  onDiscard?: () => void;
  /** It stands in the place of the record's page: the tab is called by the record. */
  whole?: boolean;
  slots?: FormSlots;
};

/** The derived form of a resource (ui.md 6.4). */
export function ResourceForm(props: ResourceFormProps) {
  const { resource, path, id, whole } = props;
  const loaded = useQuery({
    queryKey: [...recordKeys.one(resource, id ?? 0), 'form'],
    queryFn: ({ signal }) => records.get(resource, id!, { path, signal, quiet: true }),
    enabled: id !== undefined,
    // What is being typed is never replaced from behind; a stale save tells of the other person's changes.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnMount: 'always',
  });
  const row = useHeld(loaded.data);
  const named = whole ? row : undefined;
  useTagTitle(named && rowName(resource, named), named && markOf(resource, named));
  const known = { ...props, resource: seen(resource) };
  if (id === undefined) return <Body {...known} row={undefined} />;
  if (row) return <Body key={id} {...known} row={row} />;
  if (!loaded.error) return <SkeletonRows />;
  return (
    <Message icon={null} title={t(FORM.loadFailed)} alert>
      <p className="list-message-more">{messageOf(loaded.error)}</p>
      <Button onClick={() => void loaded.refetch()}>{t(FORM.retry)}</Button>
    </Message>
  );
}

/** From this many sections on their names stand at the top; from eight on at the left. */
const NAV_FROM = 3;
const SIDE_NAV_FROM = 8;

function Body({
  resource,
  path,
  initial,
  onSaved,
  onNext,
  onDiscard,
  slots = {},
  row,
}: ResourceFormProps & { row: AnyRow | undefined }) {
  const form = useId();
  const [store] = useState(() =>
    createFormStore<Record<string, unknown>>(row ?? { ...defaultsOf(resource), ...initial }, {
      check: (values) => problemsOf(resource, values, t),
      derive: (values, paths) => following(resource, values, paths),
    }),
  );
  useDerived({ resource, path, store, of: slots.derived });
  const draft = useFormDraft({ store, resource, row });
  const [savedAt, setSavedAt] = useState<string>();
  const last = useRef<string>(undefined);
  const goOn = useRef(false);
  const dirty = useForm(store, (one) => one.dirty());
  const shown = useForm(store, (one) => shownErrors(resource, one).join(' '));
  const locked = useForm(store, (one) => lockedIn(resource, slots, one).join(' '));
  const hidden = useForm(store, (one) => (slots.hidden?.(one.values()) ?? []).join(' '));
  const saving = useSave({
    resource,
    path,
    store,
    form,
    row,
    onSaved: (saved) => {
      draft.done();
      store.reset({ ...store.values(), ...saved });
      setSavedAt(serverDate().toTimeString().slice(0, 5));
      if (goOn.current && onNext) onNext(saved);
      else onSaved(saved);
    },
  });
  const save = async (next = false, by?: Sending): Promise<AnyRow | undefined> => {
    goOn.current = next;
    return slots.closed ? undefined : saving.save(by);
  };
  const mayLeave = useFormLeave({ unsaved: dirty, isUnsaved: () => store.dirty(), giveUp: draft.giveUp });
  useShortcut('Ctrl+S', FORM.save, () => void save());
  useShortcut('Ctrl+Enter', FORM.saveNext, () => void save(true), onNext !== undefined);
  useShortcut('escape', FORM.discard, () => void discard(), onDiscard !== undefined);

  const wrong = shown ? shown.split(' ') : [];
  const left = hidden.split(' ');
  const sections = sectionsOf(resource)
    .map((section, i) => ({
      key: `${form}-s${i}`,
      title: t(section.title),
      rows: section.rows.map((one) => one.filter((name) => !left.includes(name))).filter((one) => one.length > 0),
    }))
    .filter((section) => section.rows.length > 0);
  const nav = sections.map(({ key, title, rows }) => ({
    key,
    title,
    errors: wrong.filter((one) => rows.some((names) => names.includes(one.split('.', 1)[0]!))).length,
  }));
  const side = sections.length >= SIDE_NAV_FROM;

  async function discard(): Promise<void> {
    if (await mayLeave()) onDiscard?.();
  }

  function walk(): void {
    const next = nextStop(wrong, placesOf(resource, store.values()), last.current);
    if (next) focusField(form, next);
  }

  const context = useMemo(
    () => ({
      store,
      resource,
      id: form,
      labels: row?.labels ?? {},
      controls: slots.controls ?? {},
      locked: locked.split(' '),
      hidden: hidden.split(' '),
    }),
    [store, resource, form, row, slots.controls, locked, hidden],
  );

  return (
    <FormContext value={context}>
      <form
        className="form"
        data-side={side}
        data-lines={fieldsOf(resource, 'lines').length > 0}
        noValidate
        onFocus={(event) => {
          last.current = pathOf(event) ?? last.current;
        }}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {sections.length >= NAV_FROM && <SectionNav sections={nav} side={side} />}
        <div className="form-main">
          <OfflineStrip notKept={draft.failed} />
          {draft.found && !slots.closed && (
            <DraftOffer at={draft.found.at} onRestore={() => saving.startFrom(draft.restore())} onDrop={draft.refuse} />
          )}
          <div className="form-sections">
            {slots.before?.(store)}
            {sections.map((section) => (
              <FormSection
                key={section.key}
                id={section.key}
                title={sections.length > 1 ? section.title : undefined}
                rows={section.rows}
              />
            ))}
            {slots.after?.(store)}
            {slots.totals && <FormTotals resource={resource} store={store} names={slots.totals} />}
          </div>
          {!slots.closed && (
            <FormBar
              wrong={wrong}
              onWalk={walk}
              message={saving.message}
              dirty={dirty}
              savedAt={savedAt}
              keptAt={draft.keptAt}
              notKept={draft.failed}
              saving={saving.saving}
              saveLabel={slots.saveLabel}
              onSave={() => save()}
              send={slots.send && { label: slots.send.label, run: () => save(false, slots.send) }}
              onDiscard={onDiscard && (() => void discard())}
              extra={slots.actions?.({ store, save: () => save() })}
            />
          )}
        </div>
      </form>
      {saving.stale && (
        <ConflictView
          resource={resource}
          base={store.initial()}
          mine={store.values()}
          stale={saving.stale}
          onMerge={saving.merge}
          onClose={saving.closeStale}
        />
      )}
    </FormContext>
  );
}

/** What the page locks, and what the state of the record closes. */
function lockedIn(resource: AnyResource, { locked = [], closed }: FormSlots, store: FormStore): readonly string[] {
  if (closed) return Object.keys(resource.fields);
  const shut = closedFields(resource, openFields(resource, store.initial(), hasPermission));
  return [...(typeof locked === 'function' ? locked(store.values()) : locked), ...shut];
}

/** The path of the field in which the focus is; nothing for the bar and other places between. */
const pathOf = ({ target }: FocusEvent): string | undefined => target.closest<HTMLElement>('[data-path]')?.dataset.path;

/** Errors that show beside their fields now, in the order of the form. */
function shownErrors(resource: AnyResource, store: FormStore): string[] {
  const paths = Object.keys(store.errors()).filter((path) => store.shownError(path) !== undefined);
  return inFormOrder(resource, paths);
}
