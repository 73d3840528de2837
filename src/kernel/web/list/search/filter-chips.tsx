import { CloseOutlined } from '@ant-design/icons';
import { labelOf, optionText } from '../../../resource/describe.ts';
import type { AnyResource } from '../../../resource/resource.ts';
import { toLocalMinute } from '../../fields/date-value.ts';
import { entryName, useDictEntries } from '../../fields/dict-entries.ts';
import { NO, YES } from '../../fields/fields.text.ts';
import { usePickLabels } from '../../fields/use-pick-options.ts';
import { lang, listed, t } from '../../i18n.ts';
import { LIST } from '../list.text.ts';
import { type ListState, withoutField } from '../list-state.ts';
import '../list.css';

type Props = {
  resource: AnyResource;
  /** Names of the filtered fields to show. */
  fields: readonly string[];
  filters: ListState['filters'];
  onChange: (filters: ListState['filters']) => void;
};

/** What a filter is set to, in words. */
function useValueText(resource: AnyResource, name: string, filters: ListState['filters']): string {
  const field = resource.fields[name];
  const values = ['', 'Is', 'Under'].flatMap((end) => filters[name + end] ?? []);
  const entries = useDictEntries(field?.kind === 'dict' ? String(field.target) : '');
  const isRef = field?.kind === 'ref';
  const names = usePickLabels(
    isRef ? String(field.target) : resource.name,
    isRef ? [...values, ...(filters[`${name}Not`] ?? [])].map(Number).filter(Number.isSafeInteger) : [],
  );
  const from = filters[`${name}From`]?.[0];
  const to = filters[`${name}To`]?.[0];
  // An instant from a link, in the clock of this browser.
  const end = (value = ''): string =>
    field?.kind === 'datetime' && value.includes('T') ? toLocalMinute(value) : value;
  if (from || to) return `${end(from)} – ${end(to)}`;
  const not = filters[`${name}Not`] ?? [];
  const word = (value: string): string => {
    if (value === 'null') return t(LIST.notFilled);
    if (!field) return value;
    if (isRef) return names.get(Number(value)) ?? `#${value}`;
    if (field.kind === 'bool') return t(value === 'true' ? YES : NO);
    const entry = entries.find((one) => one.code === value);
    return entry ? entryName(entry) : (optionText(field, value, lang) ?? value);
  };
  const parts = [
    values.length > 0 && listed(values.map(word)),
    not.length > 0 && t(LIST.notThese, { what: listed(not.map(word)) }),
  ];
  return listed(parts.filter((part) => part !== false));
}

function Chip({ resource, name, filters, onChange }: Omit<Props, 'fields'> & { name: string }) {
  const value = useValueText(resource, name, filters);
  const label = t(labelOf(resource, name));
  return (
    <li className="list-chip">
      <span className="list-chip-name">{label}</span> {value}
      <button
        type="button"
        className="list-chip-x"
        aria-label={t(LIST.removeFilter, { name: label })}
        onClick={() => onChange(withoutField(filters, name))}
      >
        <CloseOutlined aria-hidden="true" />
      </button>
    </li>
  );
}

/** Filters that hold but stand in no visible field, each to be removed with one press. */
export function FilterChips({ fields, ...rest }: Props) {
  if (fields.length === 0) return null;
  return (
    <ul className="list-chips">
      {fields.map((name) => (
        <Chip key={name} name={name} {...rest} />
      ))}
      <li>
        <button type="button" className="list-chips-clear" onClick={() => rest.onChange({})}>
          {t(LIST.clear)}
        </button>
      </li>
    </ul>
  );
}
