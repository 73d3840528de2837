import { Modal, Radio, Select } from 'antd';
import { useId, useState } from 'react';
import type { Text } from '../../../kernel/text.ts';
import { TextArea } from '../../../kernel/web/fields/antd-text-area.ts';
import '../../../kernel/web/form/form.css';
import { listed, t } from '../../../kernel/web/i18n.ts';
import { useGuardedClose } from '../../../kernel/web/leave/use-guarded-close.ts';
import { useUser } from '../../../kernel/web/session/session.ts';
import { ATTACHMENTS, Upload } from './attachments.web.ts';
import { PeopleSelect } from './people-select.web.tsx';
import { RUN_TEXT as TEXT } from './run-page.text.ts';
import type { MyTask } from './run-shape.rules.ts';
import { type ActBody, actName } from './use-run.web.ts';
import '../../../kernel/web/fields/field-error.css';
import './run.css';

export type AskedAct = 'reject' | 'return' | 'transfer' | 'addSigner' | 'reassign' | 'withdraw' | 'urge' | 'comment';

const OPINION_NEEDED: ReadonlySet<AskedAct> = new Set(['reject', 'return', 'comment']);
const PEOPLE_NEEDED: ReadonlySet<AskedAct> = new Set(['transfer', 'addSigner', 'reassign']);
const DANGER: ReadonlySet<AskedAct> = new Set(['reject', 'withdraw']);
/** What is said is not always an opinion. */
const WORDS: Partial<Record<AskedAct, Text>> = {
  comment: TEXT.commentWords,
  urge: TEXT.urgeWords,
  withdraw: TEXT.withdrawWords,
  reassign: TEXT.reason,
};
const EFFECT = { reject: TEXT.rejectEffect, withdraw: TEXT.withdrawEffect } as const;

type Props = {
  asked: AskedAct;
  title: string;
  task?: Pick<MyTask, 'taskId' | 'returnTargets'>;
  opinion?: string;
  /** Hears what is typed, so that it outlives the dialog. */
  onOpinion?: (text: string) => void;
  onAct: (body: ActBody) => Promise<unknown>;
  problem?: string;
  onClose: () => void;
};

/** Asks for what an act needs: to whom, to where, why. What was typed stays while the act is refused. */
export function ActDialog({ asked, title, task, opinion: begun = '', onOpinion, onAct, problem, onClose }: Props) {
  const id = useId();
  const me = useUser().id;
  const [opinion, setOpinion] = useState(begun);
  const [nodeId, setNodeId] = useState('');
  const [people, setPeople] = useState<number[]>([]);
  const [where, setWhere] = useState<'before' | 'after'>('before');
  const [stored, setStored] = useState<number[]>([]);
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const needsPeople = PEOPLE_NEEDED.has(asked);
  const noOpinion = OPINION_NEEDED.has(asked) && !opinion.trim();
  const noPeople = needsPeople && people.length === 0;

  // An opinion that is heard outside outlives the dialog.
  const typed = (!onOpinion && opinion !== begun) || people.length > 0 || stored.length > 0;
  const close = useGuardedClose(typed, onClose);

  async function run(): Promise<void> {
    setChecked(true);
    if (noOpinion || noPeople) return document.getElementById(noPeople ? `${id}who` : `${id}why`)?.focus();
    setBusy(true);
    const done = await onAct({
      act: asked,
      taskId: task?.taskId,
      opinion: opinion.trim() || undefined,
      nodeId: asked === 'return' && nodeId ? nodeId : undefined,
      userIds: needsPeople ? people : undefined,
      where: asked === 'addSigner' ? where : undefined,
      files: stored.length > 0 ? stored : undefined,
    });
    setBusy(false);
    if (done) onClose();
  }

  return (
    <Modal
      open
      width={480}
      title={`${actName(asked)} · ${title}`}
      okText={actName(asked)}
      cancelText={t(TEXT.cancel)}
      okButtonProps={{ danger: DANGER.has(asked) }}
      confirmLoading={busy}
      onOk={run}
      onCancel={close}
    >
      <div className="approval-ask">
        {(asked === 'reject' || asked === 'withdraw') && <p>{t(EFFECT[asked])}</p>}
        {asked === 'return' && (
          <label htmlFor={`${id}to`}>
            <span>{t(TEXT.returnTo)}</span>
            <Select
              id={`${id}to`}
              value={nodeId}
              onChange={setNodeId}
              options={[
                { value: '', label: t(TEXT.initiator) },
                ...(task?.returnTargets ?? [])
                  .filter((one) => one.nodeId)
                  .map((one) => ({
                    value: one.nodeId,
                    label: `${one.nodeName} · ${listed(one.people.map((person) => person.name))}`,
                  })),
              ]}
            />
          </label>
        )}
        {needsPeople && (
          <label htmlFor={`${id}who`}>
            <span className="approval-required">{t(asked === 'addSigner' ? TEXT.addWhom : TEXT.transferTo)}</span>
            <PeopleSelect
              id={`${id}who`}
              single={asked !== 'addSigner'}
              value={people}
              onChange={setPeople}
              without={[me]}
              invalid={checked && noPeople}
            />
            {checked && noPeople && <span className="form-error">{t(TEXT.personNeeded)}</span>}
          </label>
        )}
        {asked === 'addSigner' && (
          <Radio.Group
            aria-label={t(TEXT.where)}
            value={where}
            onChange={(event) => setWhere(event.target.value)}
            options={[
              { value: 'before', label: t(TEXT.before) },
              { value: 'after', label: t(TEXT.after) },
            ]}
          />
        )}
        <label htmlFor={`${id}why`}>
          <span className={OPINION_NEEDED.has(asked) ? 'approval-required' : undefined}>
            {t(WORDS[asked] ?? TEXT.opinion)}
          </span>
          <TextArea
            id={`${id}why`}
            rows={3}
            maxLength={500}
            showCount
            value={opinion}
            status={checked && noOpinion ? 'error' : undefined}
            onChange={(event) => {
              setOpinion(event.target.value);
              onOpinion?.(event.target.value);
            }}
          />
          {checked && noOpinion && (
            <span className="form-error">{t(asked === 'comment' ? TEXT.commentNeeded : TEXT.opinionNeeded)}</span>
          )}
        </label>
        {asked === 'comment' && (
          <Upload
            id={`${id}files`}
            field={ATTACHMENTS}
            value={stored}
            onChange={(value) => setStored(value as number[])}
            ariaLabel={t(TEXT.attach)}
          />
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
