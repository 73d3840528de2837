import { ArrowRightOutlined } from '@ant-design/icons';
import { Select } from 'antd';
import { hasPlaces } from '../../../resource/field.ts';
import { Input } from '../../fields/antd-input.ts';
import { choicesOf } from '../../fields/choice.tsx';
import { entryName, useDictEntries } from '../../fields/dict-entries.ts';
import { NO, RANGE_FROM, RANGE_TO, RANGE_TO_FULL, YES } from '../../fields/fields.text.ts';
import { NumericInput } from '../../fields/numeric-input.tsx';
import { refKit } from '../../fields/ref.tsx';
import { t } from '../../i18n.ts';
import { DateSpan } from './date-span.tsx';
import type { FilterProps } from './filter-part.tsx';
import '../../fields/fields.css';
import { clearable } from '../../fields/clearable.tsx';

function Choices({
  id,
  name,
  field,
  filters,
  onChange,
  options,
}: FilterProps & { options: { value: string; label: string }[] }) {
  return (
    <Select
      id={id}
      mode="multiple"
      maxTagCount="responsive"
      aria-label={t(field.label)}
      placeholder={t(field.label)}
      value={[...(filters[name] ?? [])]}
      options={options}
      allowClear={clearable()}
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
      onChange={(value: string[]) => onChange({ [name]: value }, true)}
    />
  );
}

function DictFilter(props: FilterProps) {
  const entries = useDictEntries(String(props.field.target));
  return <Choices {...props} options={entries.map((entry) => ({ value: entry.code, label: entryName(entry) }))} />;
}

function RefFilter({ id, name, field, filters, onChange }: FilterProps) {
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
function Span({ id, name, field, filters, onChange }: FilterProps) {
  const label = t(field.label);
  const end = (suffix: 'From' | 'To') => {
    const key = name + suffix;
    return (
      <NumericInput
        id={suffix === 'From' ? id : `${id}-to`}
        variant="borderless"
        aria-label={t(suffix === 'From' ? RANGE_FROM : RANGE_TO_FULL, { label })}
        placeholder={suffix === 'From' ? t(RANGE_FROM, { label }) : t(RANGE_TO)}
        value={filters[key]?.[0] ?? ''}
        min={field.min !== undefined && field.min < 0 ? String(field.min) : undefined}
        precision={field.scale ?? 0}
        onChange={(text) => onChange({ [key]: text ? [text] : [] }, false)}
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
export function Control(props: FilterProps) {
  const { id, name, field, filters, onChange } = props;
  const kind = field.kind === 'computed' ? (hasPlaces(field) ? 'number' : (field.variant ?? 'text')) : field.kind;
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
          allowClear={clearable()}
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
      return <Span {...props} />;
    case 'date':
    case 'datetime':
      return <DateSpan {...props} />;
    default:
      return (
        <Input
          id={id}
          aria-label={t(field.label)}
          placeholder={t(field.label)}
          value={filters[name]?.[0] ?? ''}
          allowClear={clearable()}
          onChange={(event) => onChange({ [name]: event.target.value ? [event.target.value] : [] }, false)}
        />
      );
  }
}
