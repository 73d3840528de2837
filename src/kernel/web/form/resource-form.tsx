import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { type AnyResource, sectionsOf } from '../../resource/resource.ts';
import { defaultsOf } from '../../resource/validate.ts';
import { t } from '../i18n.ts';
import { useAsk } from '../list/ask.tsx';
import { Message, SkeletonRows } from '../list/list-message.tsx';
import { type AnyRow, records } from '../records/record-calls.ts';
import { recordKeys } from '../records/record-keys.ts';
import { messageOf } from '../request.ts';
import { useUser } from '../session/session.ts';
import { useShortcut } from '../shell/keys/shortcuts.ts';
import { useUnsaved } from '../shell/tags/use-tag.ts';
import { ConflictView } from './conflict-view.tsx';
import { draftKey } from './draft.ts';
import { DraftOffer } from './draft-offer.tsx';
import { FORM } from './form.text.ts';
import { FormBar } from './form-bar.tsx';
import { FormContext, type OwnControl } from './form-context.ts';
import { FormSection } from './form-section.tsx';
import { createFormStore, type FormStore } from './form-store.ts';
import { inFormOrder, problemsOf } from './problems.ts';
import { SectionNav } from './section-nav.tsx';
import { useDraft } from './use-draft.ts';
import { useForm } from './use-field.ts';
import { useSave } from './use-save.ts';
import './form.css';
import '../fields/fields.css';

export type FormSlots = {
  /** Controls that replace those of the kinds, by field. */
  controls?: Readonly<Record<string, OwnControl>>;
  /** Fields that are shown and take no input. */
  locked?: readonly string[];
  /** Fields to leave out as the form stands. */
  hidden?: (values: Readonly<Record<string, unknown>>) => readonly string[];
  /** Above the first section, and below the last one. */
  before?: (store: FormStore) => ReactNode;
  after?: (store: FormStore) => ReactNode;
  /** Further buttons beside save; `save` answers the saved row, or nothing when something was wrong. */
  actions?: (form: { store: FormStore; save: () => Promise<AnyRow | undefined> }) => ReactNode;
  saveLabel?: string;
};

type ResourceFormProps = {
  resource: AnyResource;
  path?: string;
  /** Edits this record; without it a new one is made. */
  id?: number;
  /** Values that a new record starts with, over the declared defaults. */
  initial?: Readonly<Record<string, unknown>>;
  onSaved: (row: AnyRow) => void;
  onDiscard?: () => void;
  slots?: FormSlots;
};

/** The derived form of a resource (ui.md 6.4). */
export function ResourceForm(props: ResourceFormProps) {
  const { resource, path, id } = props;
  const loaded = useQuery({
    queryKey: [...recordKeys.one(resource, id ?? 0), 'form'],
    queryFn: ({ signal }) => records.get(resource, id!, { path, signal, quiet: true }),
    enabled: id !== undefined,
    // What is being typed is never replaced from behind; a stale save tells of the other person's changes.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnMount: 'always',
  });
  if (id === undefined) return <Body {...props} row={undefined} />;
  if (loaded.data) return <Body key={id} {...props} row={loaded.data} />;
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
  onDiscard,
  slots = {},
  row,
}: ResourceFormProps & { row: AnyRow | undefined }) {
  const form = useId();
  const user = useUser();
  const [store] = useState(() =>
    createFormStore<Record<string, unknown>>(row ?? { ...defaultsOf(resource), ...initial }, {
      check: (values) => problemsOf(resource, values, t),
    }),
  );
  const draft = useDraft(store, draftKey(user.id, resource.name, row?.id));
  const [savedAt, setSavedAt] = useState<string>();
  const [dialog, ask] = useAsk();
  const dirty = useForm(store, (one) => one.dirty());
  const shown = useForm(store, (one) => shownErrors(resource, one).join(' '));
  const hidden = useForm(store, (one) => (slots.hidden?.(one.values()) ?? []).join(' ')).split(' ');
  const saving = useSave({
    resource,
    path,
    store,
    form,
    row,
    onSaved: (saved) => {
      draft.drop();
      store.reset({ ...store.values(), ...saved });
      setSavedAt(new Date().toTimeString().slice(0, 5));
      onSaved(saved);
    },
  });
  useUnsaved(dirty);
  useShortcut('ctrl+s', FORM.save, () => void saving.save());
  useShortcut('escape', FORM.discard, discard, onDiscard !== undefined);

  const wrong = shown ? shown.split(' ') : [];
  const sections = sectionsOf(resource)
    .map((section, i) => ({
      key: `${form}-s${i}`,
      title: t(section.title),
      rows: section.rows.map((one) => one.filter((name) => !hidden.includes(name))).filter((one) => one.length > 0),
    }))
    .filter((section) => section.rows.length > 0);
  const nav = sections.map(({ key, title, rows }) => ({
    key,
    title,
    errors: wrong.filter((one) => rows.some((names) => names.includes(one.split('.', 1)[0]!))).length,
  }));
  const side = sections.length >= SIDE_NAV_FROM;

  function discard(): void {
    const leave = () => {
      draft.drop();
      onDiscard?.();
    };
    if (!store.dirty()) leave();
    else
      ask({ title: t(FORM.leaveTitle), effect: t(FORM.leaveEffect), act: t(FORM.discard), danger: true, run: leave });
  }

  const context = useMemo(
    () => ({
      store,
      resource,
      id: form,
      labels: row?.labels ?? {},
      controls: slots.controls ?? {},
      locked: slots.locked ?? [],
    }),
    [store, resource, form, row, slots.controls, slots.locked],
  );

  return (
    <FormContext value={context}>
      <form
        className="form"
        data-side={side}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void saving.save();
        }}
      >
        <DraftOffer draft={draft} />
        {sections.length >= NAV_FROM && <SectionNav sections={nav} side={side} />}
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
        </div>
        <FormBar
          form={form}
          wrong={wrong}
          message={saving.message}
          dirty={dirty}
          savedAt={savedAt}
          saving={saving.saving}
          saveLabel={slots.saveLabel}
          onSave={saving.save}
          onDiscard={onDiscard && discard}
          extra={slots.actions?.({ store, save: saving.save })}
        />
      </form>
      {dialog}
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

/** Errors that show beside their fields now, in the order of the form. */
function shownErrors(resource: AnyResource, store: FormStore): string[] {
  const paths = Object.keys(store.errors()).filter((path) => store.shownError(path) !== undefined);
  return inFormOrder(resource, paths);
}
