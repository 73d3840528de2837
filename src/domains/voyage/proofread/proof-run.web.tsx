import { useQueryClient } from '@tanstack/react-query';
import { Button, Modal, Progress } from 'antd';
import { useId, useState } from 'react';
import { date, refs } from '../../../kernel/resource/field.ts';
import type { Task } from '../../../kernel/task.calls.ts';
import { GuardButton } from '../../../kernel/web/fields/guard-button.tsx';
import { kitOf } from '../../../kernel/web/fields/registry.ts';
import { FieldBox } from '../../../kernel/web/form/field-box.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { call } from '../../../kernel/web/request.ts';
import { serverDate } from '../../../kernel/web/server-clock.ts';
import { type Following, follow } from '../../../kernel/web/tasks/follow.ts';
import { Problems, problemsOf } from '../problems.web.tsx';
import { proofreadCall } from './proofread.calls.ts';
import { PROOF_TEXT as TEXT } from './proofread.text.ts';

const SHIPS = refs('fleet.vessel', TEXT.ships);
const FROM = date(TEXT.from, { required: true });
const TO = date(TEXT.to, { required: true });
const Ships = kitOf(SHIPS).Control;
const Day = kitOf(FROM).Control;

/** The last quarter of a year: what people look over before they hand figures on. */
const DAYS = 90;
const dayBack = (days: number): string =>
  new Date(serverDate().getTime() - days * 86_400_000).toISOString().slice(0, 10);

/** Chooses ships and time, starts the run and shows how it comes along; closed, it goes on among the tasks. */
export function ProofRun({ onClose }: { onClose: () => void }) {
  const id = useId();
  const client = useQueryClient();
  const [ships, setShips] = useState<readonly number[] | null>(null);
  const [from, setFrom] = useState<string | null>(dayBack(DAYS));
  const [to, setTo] = useState<string | null>(dayBack(0));
  const [task, setTask] = useState<Task>();
  const [running, setRunning] = useState<Following>();
  const [problems, setProblems] = useState<readonly string[]>([]);

  const close = () => {
    running?.letGo();
    onClose();
  };
  const begin = async () => {
    setProblems([]);
    const body = { ...(ships?.length && { shipIds: [...ships] }), ...(from && { from }), ...(to && { to }) };
    try {
      const following = await follow(async () => (await call(proofreadCall, { body, quiet: true })).taskId, setTask);
      setRunning(following);
      setTask(await following.ended);
      await client.invalidateQueries({ queryKey: ['records'] });
    } catch (error) {
      setProblems(problemsOf(error));
    }
  };
  const ended = task?.endedAt !== undefined && task.endedAt !== null;
  return (
    <Modal
      open
      width={480}
      title={t(TEXT.title)}
      onCancel={close}
      footer={
        running ? (
          <Button onClick={close}>{t(TEXT.close)}</Button>
        ) : (
          <GuardButton type="primary" onClick={begin}>
            {t(TEXT.begin)}
          </GuardButton>
        )
      }
    >
      {running || task ? (
        <>
          <Progress
            percent={task?.total ? Math.floor((task.done / task.total) * 100) : 0}
            status={task?.state === 'FAILED' ? 'exception' : ended ? 'success' : 'active'}
            aria-label={t(TEXT.title)}
          />
          <p>{said(task)}</p>
        </>
      ) : (
        <>
          <FieldBox id={`${id}-ships`} label={t(TEXT.ships)} help={t(TEXT.allShips)}>
            <Ships
              id={`${id}-ships`}
              field={SHIPS}
              value={ships}
              onChange={(value) => setShips(value as readonly number[] | null)}
            />
          </FieldBox>
          <FieldBox id={`${id}-from`} label={t(TEXT.from)} required>
            <Day
              id={`${id}-from`}
              field={FROM}
              value={from}
              required
              onChange={(value) => setFrom(value as string | null)}
            />
          </FieldBox>
          <FieldBox id={`${id}-to`} label={t(TEXT.to)} required>
            <Day id={`${id}-to`} field={TO} value={to} required onChange={(value) => setTo(value as string | null)} />
          </FieldBox>
        </>
      )}
      <Problems title={t(running ? TEXT.failed : TEXT.refused)} problems={problems} />
    </Modal>
  );
}

function said(task: Task | undefined): string {
  if (task?.error) return t(task.error);
  if (task?.note) return t(task.note);
  if (!task?.total) return t(TEXT.waiting);
  return t(TEXT.running, { done: String(task.done), total: String(task.total) });
}
