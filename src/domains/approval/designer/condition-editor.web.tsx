import { DeleteOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Segmented, Select } from 'antd';
import { useState } from 'react';
import type { Comparison, Condition } from '../../../kernel/flow/approval-tree.ts';
import { Input } from '../../../kernel/web/fields/antd-input.ts';
import { DateInput } from '../../../kernel/web/fields/date-input.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { records } from '../../../kernel/web/records/record-calls.ts';
import type { Vocabulary } from '../flows/flow-shape.rules.ts';
import { FLOW_TEXT as TEXT } from './flow.text.ts';
import { placed } from './places.web.ts';

type Group = Exclude<Condition, Comparison>;
type Field = Vocabulary['fields'][number];

const isGroup = (one: Condition): one is Group => 'all' in one || 'any' in one;
const listOf = (group: Group): readonly Condition[] => ('all' in group ? group.all : group.any);
const withList = (group: Group, list: readonly Condition[]): Group => ('all' in group ? { all: list } : { any: list });

type Props = {
  condition: Condition;
  words: Vocabulary;
  disabled: boolean;
  onChange: (condition: Condition) => void;
  /** Depth of groups, so that nobody loses the way. */
  depth?: number;
};

/** Comparisons of the document's fields, joined by and or or, in groups of at most three levels. */
export function ConditionEditor({ condition, words, disabled, onChange, depth = 0 }: Props) {
  const group: Group = isGroup(condition) ? condition : { all: [condition] };
  const list = listOf(group);
  const fields = words.fields.filter((field) => field.condition);
  const first = fields[0];
  return (
    <div className="design-group" data-depth={depth}>
      <Segmented
        size="small"
        aria-label={t(TEXT.when)}
        value={'all' in group ? 'all' : 'any'}
        disabled={disabled}
        options={(['all', 'any'] as const).map((one) => ({ value: one, label: t(TEXT[one]) }))}
        onChange={(one) => onChange(one === 'all' ? { all: list } : { any: list })}
      />
      {placed(list).map(({ one, at, key }) => (
        <div key={key} className="design-comparison">
          {isGroup(one) ? (
            <ConditionEditor
              condition={one}
              words={words}
              disabled={disabled}
              depth={depth + 1}
              onChange={(next) => onChange(withList(group, list.with(at, next)))}
            />
          ) : (
            <ComparisonEditor
              comparison={one}
              fields={fields}
              disabled={disabled}
              onChange={(next) => onChange(withList(group, list.with(at, next)))}
            />
          )}
          <Button
            size="small"
            type="text"
            icon={<DeleteOutlined />}
            aria-label={t(TEXT.removeCondition)}
            disabled={disabled}
            onClick={() => onChange(withList(group, list.toSpliced(at, 1)))}
          />
        </div>
      ))}
      <span className="design-adds">
        <Button
          size="small"
          disabled={disabled || !first}
          onClick={() => first && onChange(withList(group, [...list, newComparison(first)]))}
        >
          {t(TEXT.addComparison)}
        </Button>
        {depth < 2 && (
          <Button
            size="small"
            type="text"
            disabled={disabled}
            onClick={() => onChange(withList(group, [...list, { any: [] }]))}
          >
            {t(TEXT.addGroup)}
          </Button>
        )}
      </span>
    </div>
  );
}

const ORDERED: readonly Comparison['is'][] = ['ge', 'gt', 'le', 'lt', 'eq', 'ne', 'empty', 'filled'];
const CHOSEN: readonly Comparison['is'][] = ['in', 'notIn', 'empty', 'filled'];
const TYPED: readonly Comparison['is'][] = ['eq', 'ne', 'empty', 'filled'];

function comparisonsOf(field: Field): readonly Comparison['is'][] {
  if (field.kind === 'number' || field.kind === 'date' || field.kind === 'datetime') return ORDERED;
  if (field.kind === 'bool') return ['eq'];
  if (field.options || field.target) return CHOSEN;
  return TYPED;
}

/** Yes stands chosen in the editor from the beginning, so it is the value. */
const newComparison = (field: Field): Comparison => ({
  field: field.name,
  is: comparisonsOf(field)[0]!,
  ...(field.kind === 'bool' && { value: true }),
});

type ComparisonProps = {
  comparison: Comparison;
  fields: readonly Field[];
  disabled: boolean;
  onChange: (comparison: Comparison) => void;
};

function ComparisonEditor({ comparison, fields, disabled, onChange }: ComparisonProps) {
  const field = fields.find((one) => one.name === comparison.field);
  const noValue = comparison.is === 'empty' || comparison.is === 'filled';
  return (
    <span className="design-inputs">
      <Select
        aria-label={t(TEXT.field)}
        value={comparison.field}
        disabled={disabled}
        options={fields.map((one) => ({ value: one.name, label: one.label }))}
        onChange={(name) => {
          const next = fields.find((one) => one.name === name);
          if (next) onChange(newComparison(next));
        }}
      />
      <Select
        aria-label={t(TEXT.comparison)}
        value={comparison.is}
        disabled={disabled}
        options={(field ? comparisonsOf(field) : [comparison.is]).map((is) => ({
          value: is,
          label: t(TEXT.compare[is]),
        }))}
        onChange={(is) => onChange({ ...comparison, is })}
      />
      {field && !noValue && <Value field={field} comparison={comparison} disabled={disabled} onChange={onChange} />}
    </span>
  );
}

function Value({ field, comparison, disabled, onChange }: Omit<ComparisonProps, 'fields'> & { field: Field }) {
  const { value } = comparison;
  const set = (next: Comparison['value']) => onChange({ ...comparison, value: next });
  const chosen = Array.isArray(value) ? [...value] : [];
  if (field.kind === 'bool') {
    return (
      <Segmented
        aria-label={t(TEXT.value)}
        value={value === false ? 'no' : 'yes'}
        disabled={disabled}
        options={(['yes', 'no'] as const).map((one) => ({ value: one, label: t(TEXT[one]) }))}
        onChange={(one) => set(one === 'yes')}
      />
    );
  }
  if (field.options) {
    return (
      <Select
        mode="multiple"
        aria-label={t(TEXT.value)}
        value={chosen.map(String)}
        disabled={disabled}
        options={field.options}
        onChange={(next) => set(next)}
      />
    );
  }
  if (field.target)
    return <RecordValue target={field.target} ids={chosen.map(Number)} disabled={disabled} onChange={set} />;
  if (field.kind === 'date') {
    return (
      <DateInput
        aria-label={t(TEXT.value)}
        shape="day"
        value={typeof value === 'string' && value ? value : null}
        disabled={disabled}
        onChange={(day) => set(day ?? '')}
      />
    );
  }
  return (
    <Input
      aria-label={t(TEXT.value)}
      inputMode={field.kind === 'number' ? 'decimal' : undefined}
      suffix={field.unit ?? undefined}
      value={String(value ?? '')}
      disabled={disabled}
      onChange={(event) => set(event.target.value.trim())}
    />
  );
}

/** Records that a field refers to, by name. */
function RecordValue({
  target,
  ids,
  disabled,
  onChange,
}: {
  target: string;
  ids: readonly number[];
  disabled: boolean;
  onChange: (ids: number[]) => void;
}) {
  const [q, setQ] = useState('');
  const { data = [] } = useQuery({
    queryKey: ['options', target, { q, ids }],
    queryFn: async ({ signal }) => {
      const [found, known] = await Promise.all([
        records.options({ name: target }, { q: q || undefined, size: 50 }, signal),
        ids.length > 0 ? records.options({ name: target }, { ids }, signal) : [],
      ]);
      return [...new Map([...known, ...found].map((one) => [one.id, one])).values()];
    },
    placeholderData: (before) => before,
  });
  return (
    <Select
      mode="multiple"
      aria-label={t(TEXT.value)}
      showSearch={{ filterOption: false, onSearch: setQ }}
      value={[...ids]}
      disabled={disabled}
      options={data.map((one) => ({ value: one.id, label: one.label }))}
      onChange={onChange}
    />
  );
}
