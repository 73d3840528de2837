import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Modal } from 'antd';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { recordAddress } from '../../../kernel/record-address.ts';
import { rulingState } from '../../../kernel/resource/open.ts';
import { TextArea } from '../../../kernel/web/fields/antd-text-area.ts';
import '../../../kernel/web/form/form.css';
import { Refused } from '../../../kernel/web/form/refused.tsx';
import { listed, t } from '../../../kernel/web/i18n.ts';
import { SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { notify } from '../../../kernel/web/notice.ts';
import { ApiError, call, messageOf } from '../../../kernel/web/request.ts';
import { loadResource } from '../../../kernel/web/routing/record-modules.ts';
import { uuid } from '../../../kernel/web/uuid.ts';
import { PeopleSelect } from './people-select.web.tsx';
import { actCall, previewCall, submitCall } from './run.calls.ts';
import { RUN_TEXT as TEXT } from './run-page.text.ts';
import type { RunView, Step } from './run-shape.rules.ts';
import { APPROVAL_KEY, tellRun, useRefresh } from './use-run.web.ts';
import './run.css';
import '../../../kernel/web/fields/field-error.css';
import { useGuardedClose } from '../../../kernel/web/leave/use-guarded-close.ts';

/** The steps that a document will take, with people, conditions and what is odd about them. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="approval-steps">
      {steps.map((step) => (
        <li key={step.nodeId} data-refused={step.refused}>
          <strong>{step.nodeName}</strong>
          <span>{listed(step.people.map((one) => one.name)) || (step.kind === 'end' ? '' : t(TEXT.nobody))}</span>
          {[...step.conditions, ...(step.note ? [step.note] : [])].map((words) => (
            <small key={words}>{words}</small>
          ))}
        </li>
      ))}
    </ol>
  );
}

type Props = {
  resource: string;
  recordId: number;
  version: number;
  title: string;
  again?: RunView;
  onClose: () => void;
};

/** Shows who will get the document before it is sent, and asks whom the initiator must name. */
export function SubmitDialog({ resource, recordId, version, title, again, onClose }: Props) {
  const id = useId();
  const refresh = useRefresh();
  const client = useQueryClient();
  const [key] = useState(uuid);
  const [opinion, setOpinion] = useState('');
  const [chosen, setChosen] = useState<Readonly<Record<string, number[]>>>({});
  const [checked, setChecked] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [wrong, setWrong] = useState<ApiError['errors']>([]);
  const kind = useQuery({
    queryKey: ['resource', resource],
    queryFn: () => loadResource(resource),
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
  const [busy, setBusy] = useState(false);
  const close = useGuardedClose(opinion.trim() !== '' || Object.keys(chosen).length > 0, onClose);
  const { data, error } = useQuery({
    queryKey: [...APPROVAL_KEY, 'preview', resource, recordId, version],
    queryFn: ({ signal }) => call(previewCall, { query: { resource, recordId }, signal, quiet: true }),
    gcTime: 0,
  });
  const missing = (data?.choices ?? []).filter((choice) => !chosen[choice.nodeId]?.length);

  async function send(): Promise<void> {
    setChecked(true);
    if (missing[0]) return document.getElementById(`${id}${missing[0].nodeId}`)?.focus();
    setBusy(true);
    setProblem(undefined);
    setWrong([]);
    try {
      const given = { opinion: opinion.trim() || undefined, chosen };
      const run = again
        ? (await call(actCall, { params: { id: again.id }, body: { act: 'resubmit', ...given }, key, quiet: true })).run
        : await call(submitCall, { body: { resource, recordId, version, ...given }, key, quiet: true });
      notify.success(t(TEXT.done, { act: t(TEXT.submit) }));
      // Gone, and with it what could be done before, ere the document is read anew: that it can no longer be submitted is no news here.
      onClose();
      tellRun(client, run, kind && rulingState(kind)?.field);
      await refresh(resource);
    } catch (refusal) {
      setProblem(messageOf(refusal));
      setWrong(refusal instanceof ApiError ? refusal.errors : []);
      if (refusal instanceof ApiError && refusal.status === 409) await refresh(resource);
    } finally {
      setBusy(false);
    }
  }

  const found = wrong.length > 0 ? wrong : (data?.wrong ?? []);
  const refused = data?.refusal ?? (error ? messageOf(error) : undefined);
  return (
    <Modal
      open
      width={560}
      title={`${t(TEXT.submit)} · ${title}`}
      okText={t(TEXT.submit)}
      cancelText={t(TEXT.cancel)}
      okButtonProps={{ disabled: !data || refused !== undefined }}
      confirmLoading={busy}
      onOk={send}
      onCancel={close}
    >
      <div className="approval-ask">
        {!data && !error && <SkeletonRows />}
        {refused && (
          <p role="alert" className="form-error">
            {t(TEXT.refused, { why: refused })}
          </p>
        )}
        {found.length > 0 && (
          <>
            <Refused resource={kind} errors={found} />
            <Link to={`${recordAddress(resource, recordId)}?edit=1`} onClick={onClose}>
              {t(TEXT.toForm)}
            </Link>
          </>
        )}
        {data && (
          <>
            <h3>{t(TEXT.willGo)}</h3>
            <Steps steps={data.steps} />
            {data.choices.map((choice) => (
              <label key={choice.nodeId} htmlFor={`${id}${choice.nodeId}`}>
                <span className="approval-required">{t(TEXT.choose, { node: choice.nodeName })}</span>
                <PeopleSelect
                  id={`${id}${choice.nodeId}`}
                  value={chosen[choice.nodeId] ?? []}
                  among={{ resource, recordId, nodeId: choice.nodeId }}
                  invalid={checked && missing.includes(choice)}
                  onChange={(ids) => setChosen((now) => ({ ...now, [choice.nodeId]: ids }))}
                />
                {checked && missing.includes(choice) && <span className="form-error">{t(TEXT.personNeeded)}</span>}
              </label>
            ))}
            <label htmlFor={`${id}note`}>
              <span>{t(TEXT.remark)}</span>
              <TextArea
                id={`${id}note`}
                rows={2}
                maxLength={500}
                value={opinion}
                onChange={(event) => setOpinion(event.target.value)}
              />
            </label>
          </>
        )}
        {problem && (
          <p role="alert" className="form-error">
            {problem}
          </p>
        )}
      </div>
    </Modal>
  );
}
