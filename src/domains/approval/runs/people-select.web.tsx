import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { t } from '../../../kernel/web/i18n.ts';
import { call } from '../../../kernel/web/request.ts';
import { peopleCall } from '../people/people.calls.ts';
import type { Person } from '../people/person.rules.ts';
import { candidatesCall } from './run.calls.ts';
import { RUN_TEXT as TEXT } from './run-page.text.ts';
import { APPROVAL_KEY } from './use-run.web.ts';
import './run.css';
import { clearable } from '../../../kernel/web/fields/clearable.tsx';

type Props = {
  id: string;
  value: readonly number[];
  onChange: (ids: number[]) => void;
  /** One person at most. */
  single?: boolean;
  /** Whom the initiator may name for a node of a document; anybody with an open account otherwise. */
  among?: { resource: string; recordId: number; nodeId: string };
  /** Who cannot be chosen. */
  without?: readonly number[];
  invalid?: boolean;
  label?: string;
  disabled?: boolean;
};

const wordOf = ({ name, username, place }: Person) => [`${name} ${username}`, place].filter(Boolean).join(' · ');

/** People by name, found while typing; chosen ones keep their order. */
export function PeopleSelect({ id, value, onChange, single, among, without = [], invalid, label, disabled }: Props) {
  const [typed, setTyped] = useState('');
  const q = typed.trim() || undefined;
  const found = useQuery({
    queryKey: [...APPROVAL_KEY, 'people', among ?? null, q ?? ''],
    queryFn: ({ signal }) =>
      among
        ? call(candidatesCall, { query: { ...among, q }, signal, quiet: true })
        : call(peopleCall, { query: { q }, signal, quiet: true }),
  });
  const chosen = useQuery({
    queryKey: [...APPROVAL_KEY, 'people', 'ids', value],
    queryFn: ({ signal }) => call(peopleCall, { query: { ids: value.map(String) }, signal, quiet: true }),
    enabled: value.length > 0,
    placeholderData: (before) => before,
  });
  const known = new Map([...(chosen.data ?? []), ...(found.data ?? [])].map((one) => [one.id, one]));
  const options = (found.data ?? [])
    .filter((one) => !without.includes(one.id))
    .map((one) => ({ value: one.id, label: wordOf(one) }));
  for (const one of value) {
    const person = known.get(one);
    if (person && !options.some((option) => option.value === one))
      options.unshift({ value: one, label: wordOf(person) });
  }
  return (
    <Select
      id={id}
      className="approval-people"
      aria-label={label}
      mode={single ? undefined : 'multiple'}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      value={single ? value[0] : [...value]}
      status={invalid ? 'error' : undefined}
      placeholder={t(TEXT.choosePerson)}
      loading={found.isFetching}
      disabled={disabled}
      allowClear={clearable()}
      options={options}
      notFoundContent={found.isPending ? null : t(TEXT.nobodyFound)}
      onChange={(next: number | number[] | undefined) => {
        setTyped('');
        onChange(next === undefined ? [] : [next].flat());
      }}
    />
  );
}
