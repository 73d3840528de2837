import { useQuery } from '@tanstack/react-query';
import { Drawer, Select } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import type { Field } from '../../../kernel/resource/field.ts';
import type { Reply } from '../../../kernel/route.ts';
import { refKit } from '../../../kernel/web/fields/ref.tsx';
import { listed, t } from '../../../kernel/web/i18n.ts';
import { SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import { call, messageOf } from '../../../kernel/web/request.ts';
import { EXPLAIN_TEXT as TEXT } from './explain.text.ts';
import { Grounds } from './grounds.web.tsx';
import { explain, explainKinds } from './permission.calls.ts';
import './explain.css';

const USER: Field = { kind: 'ref', variant: 'one', target: 'identity.user', label: TEXT.user };

/** Person, kind, record and act; then every step of the answer. */
export function Explain({ onClose }: { onClose: () => void }) {
  const id = useId();
  const [userId, setUserId] = useState<number>();
  const [kind, setKind] = useState<string>();
  const [recordId, setRecordId] = useState<number>();
  const [permission, setPermission] = useState<string>();
  const kinds = useQuery({
    queryKey: ['permissions', 'kinds'],
    queryFn: ({ signal }) => call(explainKinds, { signal, quiet: true }),
    staleTime: 60_000,
  });
  const chosen = kinds.data?.find((one) => one.kind === kind);
  const groups = Map.groupBy(kinds.data ?? [], (one) => one.domain);
  return (
    <Drawer open size={560} title={t(TEXT.title)} onClose={onClose}>
      <div className="explain-form">
        <label htmlFor={`${id}user`}>
          {t(TEXT.user)}
          <refKit.Control
            id={`${id}user`}
            field={USER}
            value={userId ?? null}
            onChange={(next) => setUserId(Number(next) || undefined)}
          />
        </label>
        <label htmlFor={`${id}kind`}>
          {t(TEXT.kind)}
          <Select
            id={`${id}kind`}
            value={kind}
            showSearch={{ optionFilterProp: 'label' }}
            options={[...groups].map(([label, options]) => ({
              label,
              options: options.map((one) => ({ value: one.kind, label: one.label })),
            }))}
            onChange={(next: string) => {
              setKind(next);
              setRecordId(undefined);
              setPermission(undefined);
            }}
          />
        </label>
        {chosen && (
          <>
            <label htmlFor={`${id}record`}>
              {t(TEXT.record)}
              <refKit.Control
                key={kind}
                id={`${id}record`}
                field={{ kind: 'ref', variant: 'one', target: chosen.kind, label: TEXT.record }}
                value={recordId ?? null}
                onChange={(next) => setRecordId(Number(next) || undefined)}
              />
            </label>
            <label htmlFor={`${id}act`}>
              {t(TEXT.act)}
              <Select
                id={`${id}act`}
                value={permission ?? `${chosen.kind.replace('.', ':')}:list`}
                options={chosen.permissions.map((one) => ({ value: one.permission, label: one.label }))}
                onChange={setPermission}
              />
            </label>
          </>
        )}
      </div>
      {userId && kind && recordId ? (
        <Answer userId={userId} kind={kind} recordId={recordId} permission={permission} />
      ) : (
        <p className="list-message-more">{t(TEXT.choose)}</p>
      )}
    </Drawer>
  );
}

type Asked = { userId: number; kind: string; recordId: number; permission?: string };

function Answer(asked: Asked) {
  const { data, error } = useQuery({
    queryKey: ['permissions', 'explain', asked],
    queryFn: ({ signal }) => call(explain, { query: asked, signal, quiet: true }),
  });
  if (error) return <p role="alert">{messageOf(error)}</p>;
  if (!data) return <SkeletonRows />;
  const words = { user: data.user.name, act: data.permission.label, record: data.record.name };
  return (
    <section aria-live="polite">
      <p className="explain-verdict">
        <StatusTag tone={data.allowed ? 'green' : 'red'}>{t(data.allowed ? TEXT.yes : TEXT.no)}</StatusTag>
        <span>{t(data.allowed ? TEXT.can : TEXT.cannot, words)}</span>
      </p>
      <Steps answer={data} />
    </section>
  );
}

function Steps({ answer }: { answer: Reply<typeof explain> }) {
  const { user, permission, scopes, own } = answer;
  return (
    <dl className="explain-steps">
      <Step label={t(TEXT.account)} open={user.open}>
        {t(user.open ? TEXT.accountOpen : TEXT.accountClosed)}
      </Step>
      <Step label={t(TEXT.permission)} open={permission.held}>
        {t(permission.held ? TEXT.heldBy : TEXT.notHeld, {
          roles: listed(permission.held ? permission.roles : user.roles) || t(TEXT.noRoles),
        })}
      </Step>
      {scopes.length === 0 && (
        <Step label={t(TEXT.dataScope)} open>
          {t(TEXT.noScope)}
        </Step>
      )}
      {scopes.map((scope) => (
        <Step key={scope.dimension} label={scope.field} open={scope.open}>
          {scope.open ? <Grounds grounds={scope.grounds} /> : t(TEXT.notInScope, { value: scope.value ?? '—' })}
        </Step>
      ))}
      {own && (
        <Step label={t(TEXT.own)} open={own.open}>
          {t(own.open ? TEXT.ownYes : TEXT.ownNo, { name: own.createdBy })}
        </Step>
      )}
    </dl>
  );
}

function Step({ label, open, children }: { label: string; open: boolean; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span>
          <StatusTag tone={open ? 'green' : 'red'}>{t(open ? TEXT.yes : TEXT.no)}</StatusTag>
        </span>
        {children}
      </dd>
    </div>
  );
}
