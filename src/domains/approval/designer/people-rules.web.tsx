import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Checkbox, Dropdown, InputNumber, Segmented, Select } from 'antd';
import { useId } from 'react';
import type { PeopleRule } from '../../../kernel/flow/approval-tree.ts';
import { clearable } from '../../../kernel/web/fields/clearable.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import type { Vocabulary } from '../flows/flow-shape.rules.ts';
import { PeopleSelect } from '../runs/people-select.web.tsx';
import { FLOW_TEXT as TEXT } from './flow.text.ts';
import { placed } from './places.web.ts';

const FRESH: Readonly<Record<PeopleRule['by'], PeopleRule>> = {
  user: { by: 'user', userIds: [] },
  role: { by: 'role', roles: [] },
  job: { by: 'job', jobs: [] },
  leader: { by: 'leader', of: 'initiator', up: 0 },
  superintendent: { by: 'superintendent', kind: 'VM' },
  initiatorChoice: { by: 'initiatorChoice' },
  field: { by: 'field', field: '' },
};

type Props = {
  rules: readonly PeopleRule[];
  words: Vocabulary;
  label: string;
  disabled: boolean;
  onChange: (rules: readonly PeopleRule[]) => void;
};

/** Who gets a node: several rules, whose people are united. */
export function PeopleRules({ rules, words, label, disabled, onChange }: Props) {
  const offered = (Object.keys(FRESH) as PeopleRule['by'][]).filter((by) => {
    if (by === 'superintendent') return words.hasShip;
    return by !== 'field' || words.fields.some((field) => field.people);
  });
  return (
    <fieldset className="design-rules">
      <legend>{label}</legend>
      {placed(rules).map(({ one: rule, at, key }) => (
        <div key={key} className="design-rule">
          <strong>{t(TEXT.rules[rule.by])}</strong>
          <Rule rule={rule} words={words} disabled={disabled} onChange={(next) => onChange(rules.with(at, next))} />
          <Button
            size="small"
            type="text"
            icon={<DeleteOutlined />}
            aria-label={t(TEXT.removeRule)}
            disabled={disabled}
            onClick={() => onChange(rules.toSpliced(at, 1))}
          />
        </div>
      ))}
      <Dropdown
        trigger={['click']}
        disabled={disabled}
        menu={{
          items: offered.map((by) => ({ key: by, label: t(TEXT.rules[by]) })),
          onClick: ({ key }) => onChange([...rules, FRESH[key as PeopleRule['by']]]),
        }}
      >
        <Button size="small" icon={<PlusOutlined />}>
          {t(TEXT.addRule)}
        </Button>
      </Dropdown>
    </fieldset>
  );
}

type RuleProps = { rule: PeopleRule; words: Vocabulary; disabled: boolean; onChange: (rule: PeopleRule) => void };

const codes = (list: readonly { code: string; name: string; holders: number }[]) =>
  list.map((one) => ({ value: one.code, label: `${one.name} (${one.holders})` }));

function Rule({ rule, words, disabled, onChange }: RuleProps) {
  const id = useId();
  const label = t(TEXT.rules[rule.by]);
  const near = (rule.by === 'role' || rule.by === 'job') && (words.hasShip || words.hasOrganization) && (
    <Checkbox
      checked={rule.near === true}
      disabled={disabled}
      onChange={(event) => onChange({ ...rule, near: event.target.checked || undefined })}
    >
      {t(TEXT.near)}
    </Checkbox>
  );
  switch (rule.by) {
    case 'user':
      return (
        <PeopleSelect
          id={id}
          label={label}
          value={rule.userIds}
          disabled={disabled}
          onChange={(userIds) => onChange({ ...rule, userIds })}
        />
      );
    case 'role':
      return (
        <>
          <Select
            mode="multiple"
            aria-label={label}
            showSearch={{ optionFilterProp: 'label' }}
            value={[...rule.roles]}
            disabled={disabled}
            options={codes(words.roles)}
            onChange={(roles) => onChange({ ...rule, roles })}
          />
          {near}
        </>
      );
    case 'job':
      return (
        <>
          <Select
            mode="multiple"
            aria-label={label}
            showSearch={{ optionFilterProp: 'label' }}
            value={[...rule.jobs]}
            disabled={disabled}
            options={codes(words.jobs)}
            onChange={(jobs) => onChange({ ...rule, jobs })}
          />
          {near}
        </>
      );
    case 'leader':
      return (
        <>
          {words.hasOrganization && (
            <Segmented
              aria-label={label}
              value={rule.of}
              disabled={disabled}
              options={(['initiator', 'document'] as const).map((of) => ({ value: of, label: t(TEXT.leaderOf[of]) }))}
              onChange={(of) => onChange({ ...rule, of })}
            />
          )}
          <label htmlFor={id} className="design-inline">
            {t(TEXT.levelsUp)}
            <InputNumber
              controls={false}
              id={id}
              min={0}
              max={9}
              precision={0}
              value={rule.up}
              disabled={disabled}
              onChange={(up) => onChange({ ...rule, up: Number(up ?? 0) })}
            />
          </label>
        </>
      );
    case 'superintendent':
      return (
        <Segmented
          aria-label={label}
          value={rule.kind}
          disabled={disabled}
          options={(['VM', 'REPAIR', 'ANY'] as const).map((kind) => ({
            value: kind,
            label: t(TEXT.superintendents[kind]),
          }))}
          onChange={(kind) => onChange({ ...rule, kind })}
        />
      );
    case 'initiatorChoice':
      return (
        <Select
          mode="multiple"
          allowClear={clearable()}
          aria-label={t(TEXT.rules.role)}
          placeholder={t(TEXT.rules.role)}
          showSearch={{ optionFilterProp: 'label' }}
          value={[...(rule.roles ?? [])]}
          disabled={disabled}
          options={codes(words.roles)}
          onChange={(roles) => onChange({ ...rule, roles: roles.length > 0 ? roles : undefined })}
        />
      );
    case 'field':
      return (
        <Select
          aria-label={label}
          value={rule.field || undefined}
          disabled={disabled}
          options={words.fields
            .filter((field) => field.people)
            .map((field) => ({ value: field.name, label: field.label }))}
          onChange={(field) => onChange({ ...rule, field })}
        />
      );
  }
}
