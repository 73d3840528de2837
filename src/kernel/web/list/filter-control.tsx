import { ArrowRightOutlined } from '@ant-design/icons';
import { Select } from 'antd';
import type { Field } from '../../resource/field.ts';
import { Input } from '../fields/antd-input.ts';
import { choicesOf } from '../fields/choice.tsx';
import { DateInput } from '../fields/date-input.tsx';
import { toLocalMinute } from '../fields/date-value.ts';
import { entryName, useDictEntries } from '../fields/dict-entries.ts';
import { NO, RANGE_FROM, RANGE_TO, RANGE_TO_FULL, YES } from '../fields/fields.text.ts';
import { NumericInput } from '../fields/numeric-input.tsx';
import { refKit } from '../fields/ref.tsx';
import { t } from '../i18n.ts';
import type { ListState } from './list-state.ts';

export type Filters = ListState['filters'];

type Props = {
  id: string;
  name: string;
  field: Field;
  filters: Filters;
  /** `now`: a choice was made and holds at once; a typed text waits for Enter or 查询. */
  onChange: (part: Filters, now: boolean) => void;
};

function Choices({
  id,
  name,
  field,
  filters,
  onChange,
  options,
}: Props & { options: { value: string; label: string }[] }) {
  return (
    <Select
      id={id}
      mode="multiple"
      maxTagCount="responsive"
      aria-label={t(field.label)}
      placeholder={t(field.label)}
      value={[...(filters[name] ?? [])]}
      options={options}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
      onChange={(value: string[]) => onChange({ [name]: value }, true)}
    />
  );
}

function DictFilter(props: Props) {
  const entries = useDictEntries(String(props.field.target));
  return <Choices {...props} options={entries.map((entry) => ({ value: entry.code, label: entryName(entry) }))} />;
}

function RefFilter({ id, name, field, filters, onChange }: Props) {
  return (
    <refKit.Control
      id={id}
      field={{ ...field, variant: 'many' }}
      ariaLabel={t(field.label)}
      placeholder={t(field.label)}
      all
      value={(filters[name] ?? []).map(Number)}
      onChange={(value) => onChange({ [name]: (value as number[]).map(String) }, true)}
    />
  );
}

/** From and to in one frame; either may stay empty. */
function Span({ id, name, field, filters, onChange }: Props) {
  const label = t(field.label);
  const end = (suffix: 'From' | 'To') => {
    const key = name + suffix;
    const value = filters[key]?.[0] ?? '';
    const shared = {
      id: suffix === 'From' ? id : `${id}-to`,
      variant: 'borderless' as const,
      'aria-label': t(suffix === 'From' ? RANGE_FROM : RANGE_TO_FULL, { label }),
      placeholder: suffix === 'From' ? t(RANGE_FROM, { label }) : t(RANGE_TO),
    };
    if (field.kind === 'number' || (field.kind === 'computed' && field.scale !== undefined)) {
      return (
        <NumericInput
          {...shared}
          value={value}
          min={field.min !== undefined && field.min < 0 ? String(field.min) : undefined}
          precision={field.scale ?? 0}
          onChange={(text) => onChange({ [key]: text ? [text] : [] }, false)}
        />
      );
    }
    return (
      <DateInput
        {...shared}
        shape={field.variant === 'month' ? 'month' : 'day'}
        value={(value.includes('T') ? toLocalMinute(value).slice(0, 10) : value) || null}
        onChange={(day) => onChange({ [key]: day ? [day] : [] }, true)}
      />
    );
  };
  return (
    <div className="field-range">
      {end('From')}
      <ArrowRightOutlined className="field-range-arrow" aria-hidden="true" />
      {end('To')}
    </div>
  );
}

/** The search field of one field of the resource, as its kind asks. */
export function FilterControl(props: Props) {
  const { id, name, field, filters, onChange } = props;
  const kind =
    field.kind === 'computed' ? (field.variant === 'decimal' ? 'number' : (field.variant ?? 'text')) : field.kind;
  switch (kind) {
    case 'choice':
    case 'state':
      return <Choices {...props} options={choicesOf(field)} />;
    case 'bool':
      return (
        <Select
          id={id}
          aria-label={t(field.label)}
          placeholder={t(field.label)}
          value={filters[name]?.[0]}
          allowClear
          options={[
            { value: 'true', label: t(YES) },
            { value: 'false', label: t(NO) },
          ]}
          onChange={(value?: string) => onChange({ [name]: value ? [value] : [] }, true)}
        />
      );
    case 'dict':
      return <DictFilter {...props} />;
    case 'ref':
      return <RefFilter {...props} />;
    case 'number':
    case 'int':
    case 'date':
    case 'datetime':
      return <Span {...props} />;
    default:
      return (
        <Input
          id={id}
          aria-label={t(field.label)}
          placeholder={t(field.label)}
          value={filters[name]?.[0] ?? ''}
          allowClear
          onChange={(event) => onChange({ [name]: event.target.value ? [event.target.value] : [] }, false)}
        />
      );
  }
}

/** px of a filter's natural width in the search band. */
export function filterWidth(field: Field): number {
  const spans =
    ['number', 'date', 'datetime'].includes(field.kind) || (field.kind === 'computed' && field.variant !== 'text');
  return spans ? 252 : field.kind === 'bool' ? 96 : 136;
}
