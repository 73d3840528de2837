import { Button, Checkbox, Radio, Select } from 'antd';
import { useId } from 'react';
import type { ApprovalNode, ApproveNode, Branch, TimeLimit } from '../../../kernel/flow/approval-tree.ts';
import type { Text } from '../../../kernel/text.ts';
import { Input } from '../../../kernel/web/fields/antd-input.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { SIGNS } from '../approval.views.text.ts';
import type { Vocabulary } from '../flows/flow-shape.rules.ts';
import { ConditionEditor } from './condition-editor.web.tsx';
import { FLOW_TEXT as TEXT } from './flow.text.ts';
import { PeopleRules } from './people-rules.web.tsx';

type NameProps = { name: Text; disabled: boolean; onChange: (name: Text) => void };

function Names({ name, disabled, onChange }: NameProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={`${id}zh`}>
        <span>{t(TEXT.nameZh)}</span>
        <Input
          id={`${id}zh`}
          maxLength={60}
          value={name.zh}
          disabled={disabled}
          onChange={(event) => onChange({ ...name, zh: event.target.value })}
        />
      </label>
      <label htmlFor={`${id}en`}>
        <span>{t(TEXT.nameEn)}</span>
        <Input
          id={`${id}en`}
          maxLength={80}
          value={name.en}
          disabled={disabled}
          onChange={(event) => onChange({ ...name, en: event.target.value })}
        />
      </label>
    </>
  );
}

type ChoiceProps<K extends string> = {
  label: Text;
  value: K;
  options: Readonly<Record<K, Text>>;
  disabled: boolean;
  onChange: (value: K) => void;
};

function Choice<K extends string>({ label, value, options, disabled, onChange }: ChoiceProps<K>) {
  const id = useId();
  return (
    <label htmlFor={id}>
      <span>{t(label)}</span>
      <Select
        id={id}
        value={value}
        disabled={disabled}
        options={(Object.keys(options) as K[]).map((one) => ({ value: one, label: t(options[one]) }))}
        onChange={onChange}
      />
    </label>
  );
}

type Props = { node: ApprovalNode; words: Vocabulary; disabled: boolean; onChange: (node: ApprovalNode) => void };

/** Everything that a node says of itself. */
export function NodeEditor({ node, words, disabled, onChange }: Props) {
  return (
    <div className="approval-ask">
      <Names name={node.name} disabled={disabled} onChange={(name) => onChange({ ...node, name })} />
      {(node.kind === 'approve' || node.kind === 'copy') && (
        <PeopleRules
          rules={node.people}
          words={words}
          label={t(node.kind === 'copy' ? TEXT.copyPeople : TEXT.people)}
          disabled={disabled}
          onChange={(people) => onChange({ ...node, people })}
        />
      )}
      {node.kind === 'approve' && <ApproveEditor node={node} disabled={disabled} onChange={onChange} />}
      {node.kind === 'end' && (
        <Radio.Group
          aria-label={t(TEXT.outcome)}
          value={node.outcome}
          disabled={disabled}
          options={(['approve', 'reject'] as const).map((one) => ({ value: one, label: t(TEXT.outcomes[one]) }))}
          onChange={(event) => onChange({ ...node, outcome: event.target.value })}
        />
      )}
    </div>
  );
}

type ApproveProps = { node: ApproveNode; disabled: boolean; onChange: (node: ApproveNode) => void };

function ApproveEditor({ node, disabled, onChange }: ApproveProps) {
  const set = (part: Partial<ApproveNode>) => onChange({ ...node, ...part });
  return (
    <>
      <Choice
        label={TEXT.sign}
        value={node.sign}
        options={SIGNS}
        disabled={disabled}
        onChange={(sign) => set({ sign })}
      />
      <Choice
        label={TEXT.nobody}
        value={node.nobody}
        options={TEXT.nobodies}
        disabled={disabled}
        onChange={(nobody) => set({ nobody })}
      />
      <Choice
        label={TEXT.same}
        value={node.samePerson}
        options={TEXT.sames}
        disabled={disabled}
        onChange={(samePerson) => set({ samePerson })}
      />
      <Choice
        label={TEXT.self}
        value={node.self}
        options={TEXT.selves}
        disabled={disabled}
        onChange={(self) => set({ self })}
      />
      <fieldset className="design-may">
        <legend>{t(TEXT.may)}</legend>
        <Checkbox checked={node.batch} disabled={disabled} onChange={(event) => set({ batch: event.target.checked })}>
          {t(TEXT.mays.batch)}
        </Checkbox>
        {(['return', 'transfer', 'addSigner'] as const).map((one) => (
          <Checkbox
            key={one}
            checked={node.may[one]}
            disabled={disabled}
            onChange={(event) => set({ may: { ...node.may, [one]: event.target.checked } })}
          >
            {t(TEXT.mays[one])}
          </Checkbox>
        ))}
      </fieldset>
      <Limit limit={node.limit} disabled={disabled} onChange={(limit) => set({ limit })} />
    </>
  );
}

const FRESH_LIMIT: TimeLimit = { hours: '24', remindAfter: '16', escalate: 'none' };

type LimitProps = { limit?: TimeLimit; disabled: boolean; onChange: (limit: TimeLimit | undefined) => void };

function Limit({ limit, disabled, onChange }: LimitProps) {
  const id = useId();
  return (
    <>
      <Checkbox
        checked={limit !== undefined}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked ? FRESH_LIMIT : undefined)}
      >
        {t(TEXT.limit)}
      </Checkbox>
      {limit && (
        <>
          <label htmlFor={`${id}hours`}>
            <span>{t(TEXT.hours)}</span>
            <Input
              id={`${id}hours`}
              inputMode="decimal"
              value={limit.hours}
              disabled={disabled}
              onChange={(event) => onChange({ ...limit, hours: event.target.value.trim() })}
            />
          </label>
          <label htmlFor={`${id}remind`}>
            <span>{t(TEXT.remindAfter)}</span>
            <Input
              id={`${id}remind`}
              inputMode="decimal"
              value={limit.remindAfter ?? ''}
              disabled={disabled}
              onChange={(event) => onChange({ ...limit, remindAfter: event.target.value.trim() || undefined })}
            />
          </label>
          <Choice
            label={TEXT.escalate}
            value={limit.escalate}
            options={TEXT.escalates}
            disabled={disabled}
            onChange={(escalate) => onChange({ ...limit, escalate })}
          />
        </>
      )}
    </>
  );
}

type BranchProps = {
  branch: Branch;
  /** Of a condition: it has a reason to be taken. */
  conditional: boolean;
  words: Vocabulary;
  disabled: boolean;
  onChange: (branch: Branch) => void;
};

export function BranchEditor({ branch, conditional, words, disabled, onChange }: BranchProps) {
  return (
    <div className="approval-ask">
      <Names name={branch.name} disabled={disabled} onChange={(name) => onChange({ ...branch, name })} />
      {conditional && branch.when && (
        <section>
          <h3>{t(TEXT.when)}</h3>
          <ConditionEditor
            condition={branch.when}
            words={words}
            disabled={disabled}
            onChange={(when) => onChange({ ...branch, when })}
          />
        </section>
      )}
      {conditional && !branch.when && (
        <p>
          {t(TEXT.whenOtherwise)}{' '}
          <Button size="small" disabled={disabled} onClick={() => onChange({ ...branch, when: { all: [] } })}>
            {t(TEXT.addComparison)}
          </Button>
        </p>
      )}
    </div>
  );
}
