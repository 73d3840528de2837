import { Select } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { t } from '../i18n.ts';
import { clearable } from './clearable.tsx';
import { chooseText, LOAD_FAILED, LOADING, NOTHING_FOUND } from './fields.text.ts';
import { ariaOf, type ControlProps, type Label } from './kit.ts';
import { asIds, asNames } from './ref-value.ts';
import { usePickLabels, usePickOptions } from './use-pick-options.ts';
import './fields.css';

/** Names of the chosen records: as the row told them, as they were picked here, or asked for. */
function useNames(resource: string, ids: readonly number[], label: Label) {
  const start = useRef<ReadonlyMap<number, string>>(undefined);
  if (!start.current) {
    const names = asNames(label);
    // The server tells names in the order of their ids.
    const ordered = names.length > 1 ? [...ids].sort((a, b) => a - b) : ids;
    start.current = new Map(
      ordered.flatMap((id, i) => (names[i] && names.length === ids.length ? [[id, names[i]]] : [])),
    );
  }
  const picked = useRef(new Map<number, string>());
  const known = (id: number) => picked.current.get(id) ?? start.current?.get(id);
  const asked = usePickLabels(
    resource,
    ids.filter((id) => !known(id)),
  );
  return {
    nameOf: (id: number) => known(id) ?? asked.get(id) ?? `#${id}`,
    remember: (id: number, name: string) => picked.current.set(id, name),
  };
}

/** Searched on the server. */
export function Control(props: ControlProps) {
  const { field } = props;
  const resource = String(field.target);
  const many = field.variant === 'many';
  const [open, setOpen] = useState(false);
  const ids = asIds(props.value);
  const { nameOf, remember } = useNames(resource, ids, props.label);
  const found = usePickOptions(resource, open, { all: props.all, among: props.among });
  const { onBlur, ...aria } = ariaOf(props);
  const chosen = ids.map((id) => ({ value: id, label: nameOf(id) }));

  return (
    <Select
      {...aria}
      onBlur={onBlur}
      mode={many ? 'multiple' : undefined}
      maxTagCount="responsive"
      labelInValue
      value={many ? chosen : (chosen[0] ?? undefined)}
      options={found.options.map(({ id, label, hint }) => ({ value: id, label, hint }))}
      optionRender={({ data }) => <PickLine label={data.label} hint={data.hint} />}
      placeholder={props.placeholder ?? t(chooseText(field.label))}
      disabled={props.disabled || props.readOnly}
      allowClear={clearable(!props.required)}
      open={open}
      onOpenChange={setOpen}
      loading={found.loading && open}
      popupMatchSelectWidth={false}
      // Of several, the next is often found by the same words.
      showSearch={{ filterOption: false, onSearch: found.search, autoClearSearchValue: !many }}
      notFoundContent={t(found.loading ? LOADING : found.failed ? LOAD_FAILED : NOTHING_FOUND)}
      onPopupScroll={(event) => {
        const list = event.currentTarget;
        if (list.scrollHeight - list.scrollTop - list.clientHeight < 40) found.loadMore();
      }}
      onChange={(next: Picked | Picked[] | undefined) => {
        const all = next === undefined || next === null ? [] : Array.isArray(next) ? next : [next];
        for (const one of all) if (one.label) remember(one.value, String(one.label));
        if (!many) found.search('');
        const [first] = all;
        if (many) props.onChange(all.map((one) => one.value));
        else
          props.onChange(
            first?.value ?? null,
            found.options.find(({ id }) => id === first?.value),
          );
      }}
    />
  );
}

/** Two of one name are told apart by where they belong. */
function PickLine({ label, hint }: { label: string; hint?: string | null }) {
  return (
    <span className="pick-line">
      {label}
      {hint && <span className="pick-hint">{hint}</span>}
    </span>
  );
}

type Picked = { value: number; label?: ReactNode };
