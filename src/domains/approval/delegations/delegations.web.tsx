import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Drawer, Select } from 'antd';
import { useId, useState } from 'react';
import { datetime } from '../../../kernel/resource/field.ts';
import { Input } from '../../../kernel/web/fields/antd-input.ts';
import { shortTime } from '../../../kernel/web/fields/date-value.ts';
import { GuardButton } from '../../../kernel/web/fields/guard-button.tsx';
import { kitOf } from '../../../kernel/web/fields/registry.ts';
import { listed, t } from '../../../kernel/web/i18n.ts';
import { LeaveContext, useLeaveFrame } from '../../../kernel/web/leave/leave.ts';
import { mayLeave, useGuardedPart } from '../../../kernel/web/leave/use-guarded-close.ts';
import { useAsk } from '../../../kernel/web/list/acts/ask.tsx';
import { SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import { call, messageOf } from '../../../kernel/web/request.ts';
import { serverDate } from '../../../kernel/web/server-clock.ts';
import { useUser } from '../../../kernel/web/session/session.ts';
import { uuid } from '../../../kernel/web/uuid.ts';
import { PeopleSelect } from '../runs/people-select.web.tsx';
import { type Delegation, delegateCall, delegationsCall, revokeDelegationCall } from './delegation.calls.ts';
import '../runs/run.css';
import { useKinds } from '../runs/use-kinds.web.ts';
import { APPROVAL_KEY } from '../runs/use-run.web.ts';
import { DELEGATION_TEXT as TEXT } from './delegation.text.ts';
import '../../../kernel/web/fields/field-error.css';

const FROM = datetime(TEXT.from);
const TO = datetime(TEXT.to);
const Moment = kitOf(FROM).Control;
const TONES = { coming: 'blue', active: 'green', over: 'slate', revoked: 'grey' } as const;

/** Who acts for me while I am away, and for whom I may act. */
export function Delegations({ onClose }: { onClose: () => void }) {
  const [adding, setAdding] = useState(false);
  const { frame, leave } = useLeaveFrame();
  return (
    <Drawer open size={560} title={t(TEXT.title)} onClose={() => leave(onClose)}>
      <div className="approval-ask">
        <p>{t(TEXT.hint)}</p>
        {adding ? (
          <LeaveContext value={frame}>
            <Draft onDone={() => setAdding(false)} />
          </LeaveContext>
        ) : (
          <Button onClick={() => setAdding(true)}>{t(TEXT.add)}</Button>
        )}
        <Given of="mine" />
        <Given of="received" />
      </div>
    </Drawer>
  );
}

function Given({ of }: { of: 'mine' | 'received' }) {
  const client = useQueryClient();
  const [dialog, ask] = useAsk();
  const { data, error } = useQuery({
    queryKey: [...APPROVAL_KEY, 'delegations', of],
    queryFn: ({ signal }) => call(delegationsCall, { query: { of }, signal, quiet: true }),
  });
  const revoke = (one: Delegation) =>
    ask({
      title: t(TEXT.revoke),
      effect: t(TEXT.revokeEffect, { name: one.delegate.name }),
      act: t(TEXT.revoke),
      danger: true,
      run: async () => {
        await call(revokeDelegationCall, { params: { id: one.id }, body: { version: one.version } });
        await client.invalidateQueries({ queryKey: APPROVAL_KEY });
      },
    });
  return (
    <section>
      <h3>{t(TEXT[of])}</h3>
      {error && <p role="alert">{messageOf(error)}</p>}
      {!data && !error && <SkeletonRows />}
      {data?.length === 0 && <p className="list-message-more">{t(TEXT.none)}</p>}
      <ul className="delegations">
        {data?.map((one) => (
          <li key={one.id}>
            <strong>{of === 'mine' ? one.delegate.name : one.principal.name}</strong>
            <StatusTag tone={TONES[one.state]}>{t(TEXT.states[one.state])}</StatusTag>
            <span className="num">
              {shortTime(one.fromAt, serverDate())} – {shortTime(one.toAt, serverDate())}
            </span>
            <span>{listed(one.resources.map((kind) => kind.label)) || t(TEXT.allKinds)}</span>
            {one.reason && <span>{one.reason}</span>}
            {of === 'mine' && (one.state === 'active' || one.state === 'coming') && (
              <Button size="small" danger onClick={() => revoke(one)}>
                {t(TEXT.revoke)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {dialog}
    </section>
  );
}

function Draft({ onDone }: { onDone: () => void }) {
  const id = useId();
  const me = useUser().id;
  const client = useQueryClient();
  const kinds = useKinds().data ?? [];
  const [key] = useState(uuid);
  const [delegate, setDelegate] = useState<number[]>([]);
  const [fromAt, setFrom] = useState<string | null>(null);
  const [toAt, setTo] = useState<string | null>(null);
  const [resources, setResources] = useState<string[]>([]);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const typed = delegate.length > 0 || fromAt !== null || toAt !== null || resources.length > 0 || reason.trim() !== '';
  useGuardedPart(typed);

  async function save(): Promise<void> {
    if (!delegate[0] || !fromAt || !toAt) return setProblem(t(TEXT.needed));
    if (toAt <= fromAt) return setProblem(t(TEXT.order));
    try {
      const body = { delegateId: delegate[0], fromAt, toAt, resources, reason: reason.trim() || undefined };
      await call(delegateCall, { body, key, quiet: true });
      await client.invalidateQueries({ queryKey: APPROVAL_KEY });
      onDone();
    } catch (error) {
      setProblem(messageOf(error));
    }
  }

  return (
    <section className="panel approval-ask delegation-draft">
      <label htmlFor={`${id}who`}>
        <span className="approval-required">{t(TEXT.delegate)}</span>
        <PeopleSelect id={`${id}who`} single value={delegate} onChange={setDelegate} without={[me]} />
      </label>
      <label htmlFor={`${id}from`}>
        <span className="approval-required">{t(TEXT.from)}</span>
        <Moment id={`${id}from`} field={FROM} value={fromAt} onChange={(value) => setFrom(value as string | null)} />
      </label>
      <label htmlFor={`${id}to`}>
        <span className="approval-required">{t(TEXT.to)}</span>
        <Moment id={`${id}to`} field={TO} value={toAt} onChange={(value) => setTo(value as string | null)} />
      </label>
      <label htmlFor={`${id}kinds`}>
        <span>{t(TEXT.kinds)}</span>
        <Select
          id={`${id}kinds`}
          mode="multiple"
          placeholder={t(TEXT.allKinds)}
          value={resources}
          onChange={setResources}
          options={kinds.map((kind) => ({ value: kind.resource, label: kind.label }))}
        />
      </label>
      <label htmlFor={`${id}why`}>
        <span>{t(TEXT.reason)}</span>
        <Input id={`${id}why`} maxLength={200} value={reason} onChange={(event) => setReason(event.target.value)} />
      </label>
      {problem && (
        <p role="alert" className="form-error">
          {problem}
        </p>
      )}
      <span className="approval-acts">
        <GuardButton type="primary" onClick={save}>
          {t(TEXT.save)}
        </GuardButton>
        <Button onClick={() => void mayLeave(typed).then((free) => free && onDone())}>{t(TEXT.cancel)}</Button>
      </span>
    </section>
  );
}
