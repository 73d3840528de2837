import { useMutation, useQuery } from '@tanstack/react-query';
import { Button, Drawer, InputNumber, Select, Switch } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import type { Field } from '../../../kernel/resource/field.ts';
import type { Reply } from '../../../kernel/route.ts';
import { confirm } from '../../../kernel/web/confirm.ts';
import { DateInput } from '../../../kernel/web/fields/date-input.tsx';
import { refKit } from '../../../kernel/web/fields/ref.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { LeaveContext, useLeaveFrame } from '../../../kernel/web/leave/leave.ts';
import { useGuardedPart } from '../../../kernel/web/leave/use-guarded-close.ts';
import { SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { ApiError, call, messageOf } from '../../../kernel/web/request.ts';
import { listScripts, runScript } from './script.calls.ts';
import { SCRIPT_TEXT as TEXT } from './script.text.ts';
import './scripts.css';
import { clearable } from '../../../kernel/web/fields/clearable.tsx';

type Script = Reply<typeof listScripts>[number];
type Param = Script['params'][number];
type Values = Readonly<Record<string, unknown>>;

/** Chooses a script, asks for its parameters and starts it, a dry run unless one says otherwise. */
export function ScriptForm({ onClose, onStarted }: { onClose: () => void; onStarted: (runId: number) => void }) {
  const id = useId();
  const found = useQuery({
    queryKey: ['system', 'scripts'],
    queryFn: ({ signal }) => call(listScripts, { signal, quiet: true }),
    staleTime: 60_000,
  });
  const [name, setName] = useState<string>();
  const script = found.data?.find((one) => one.name === name);
  const { frame, leave } = useLeaveFrame();
  return (
    <Drawer open size={520} title={t(TEXT.run)} onClose={() => leave(onClose)}>
      {found.error && <p role="alert">{messageOf(found.error)}</p>}
      {found.isPending && <SkeletonRows />}
      <div className="script-form">
        <Labelled id={`${id}script`} label={t(TEXT.script)}>
          <Select
            id={`${id}script`}
            value={name}
            options={found.data?.map((one) => ({ value: one.name, label: t(one.label) })) ?? []}
            onChange={(next) => leave(() => setName(next))}
          />
        </Labelled>
        <LeaveContext value={frame}>
          {script && <Body key={script.name} script={script} onStarted={onStarted} />}
        </LeaveContext>
      </div>
    </Drawer>
  );
}

const initialOf = (script: Script): Values =>
  Object.fromEntries(script.params.map((param) => [param.name, param.initial ?? null]));

type LabelledProps = { id: string; label: string; required?: boolean; error?: string; children: ReactNode };

function Labelled({ id, label, required, error, children }: LabelledProps) {
  return (
    <div className="script-field">
      <label htmlFor={id}>
        {label}
        {required && <span className="script-required"> *</span>}
      </label>
      {children}
      {error && (
        <span role="alert" className="script-error">
          {error}
        </span>
      )}
    </div>
  );
}

function Body({ script, onStarted }: { script: Script; onStarted: (runId: number) => void }) {
  const id = useId();
  const [dryRun, setDryRun] = useState(true);
  const [values, setValues] = useState(() => initialOf(script));
  const first = initialOf(script);
  useGuardedPart(script.params.some(({ name }) => values[name] !== first[name]));
  const start = useMutation({
    mutationFn: () => call(runScript, { params: { name: script.name }, body: { params: values, dryRun } }),
    onSuccess: ({ runId }) => onStarted(runId),
  });
  const [pressed, setPressed] = useState(false);
  const errors = start.error instanceof ApiError ? start.error.errors : [];
  const lacks = (param: Param): boolean => param.required && (values[param.name] ?? '') === '';
  const problemOf = (param: Param): string | undefined =>
    pressed && lacks(param)
      ? t(TEXT.needed, { name: t(param.label) })
      : errors.find((error) => error.field === param.name)?.message;
  async function press(): Promise<void> {
    setPressed(true);
    if (script.params.some(lacks)) return;
    const sure =
      dryRun ||
      (await confirm({
        title: t(TEXT.sure, { name: t(script.label) }),
        effect: t(TEXT.sureEffect),
        act: t(TEXT.start),
        danger: true,
      }));
    if (sure) start.mutate();
  }
  return (
    <>
      <p>{t(script.help)}</p>
      {script.params.length === 0 && <p>{t(TEXT.noParams)}</p>}
      {script.params.map((param) => (
        <Labelled
          key={param.name}
          id={id + param.name}
          label={t(param.label)}
          required={param.required}
          error={problemOf(param)}
        >
          <Control
            id={id + param.name}
            param={param}
            value={values[param.name]}
            onChange={(value) => setValues((now) => ({ ...now, [param.name]: value }))}
          />
        </Labelled>
      ))}
      <Labelled id={`${id}dry`} label={t(TEXT.dryRun)}>
        <span>
          <Switch id={`${id}dry`} checked={dryRun} onChange={setDryRun} />
        </span>
        <p>{t(TEXT.dryRunHelp)}</p>
      </Labelled>
      <span>
        <Button type="primary" danger={!dryRun} loading={start.isPending} onClick={() => void press()}>
          {t(dryRun ? TEXT.startDry : TEXT.start)}
        </Button>
      </span>
    </>
  );
}

type ControlProps = { id: string; param: Param; value: unknown; onChange: (value: unknown) => void };

function Control({ id, param, value, onChange }: ControlProps) {
  switch (param.control) {
    case 'number':
      return (
        <InputNumber
          controls={false}
          id={id}
          value={typeof value === 'number' ? value : null}
          suffix={param.unit && t(param.unit)}
          style={{ width: '100%' }}
          onChange={onChange}
        />
      );
    case 'date':
      return <DateInput id={id} shape="day" value={typeof value === 'string' ? value : null} onChange={onChange} />;
    case 'choice':
      return (
        <Select
          id={id}
          allowClear={clearable(!param.required)}
          value={typeof value === 'string' ? value : undefined}
          options={Object.entries(param.options ?? {}).map(([key, label]) => ({ value: key, label: t(label) }))}
          onChange={(next?: string) => onChange(next ?? null)}
        />
      );
    case 'ref': {
      const field: Field = { kind: 'ref', variant: 'one', target: param.target, label: param.label };
      return <refKit.Control id={id} field={field} value={value ?? null} onChange={onChange} />;
    }
  }
}
