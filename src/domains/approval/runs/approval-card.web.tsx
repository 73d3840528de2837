import { CheckOutlined, CloseOutlined, MoreOutlined, RollbackOutlined } from '@ant-design/icons';
import { Button, Dropdown, Tag } from 'antd';
import { useId, useState } from 'react';
import { TextArea } from '../../../kernel/web/fields/antd-text-area.ts';
import { GuardButton } from '../../../kernel/web/fields/guard-button.tsx';
import '../../../kernel/web/form/form.css';
import { t } from '../../../kernel/web/i18n.ts';
import { useShortcut } from '../../../kernel/web/keys/shortcuts.ts';
import { notify } from '../../../kernel/web/notice.ts';
import { ActDialog, type AskedAct } from './act-dialog.web.tsx';
import { ATTACHMENTS, Upload } from './attachments.web.ts';
import { useOpinion } from './opinion-store.web.ts';
import { RUN_TEXT as TEXT } from './run-page.text.ts';
import type { MyTask, RunView } from './run-shape.rules.ts';
import { TimeLeft } from './time-left.web.tsx';
import { type Acted, actName, useAct } from './use-run.web.ts';
import './run.css';
import '../../../kernel/web/fields/field-error.css';
import '../../../kernel/web/detail/detail.css';

/** What waits for me here: opinion, quick phrases, and the acts (ui.md 6.3). */
export function ApprovalCard({ run, task, onDone }: { run: RunView; task: MyTask; onDone: (acted: Acted) => void }) {
  const id = useId();
  const [opinion, setOpinion] = useOpinion(run.id, task.taskId);
  const [stored, setStored] = useState<number[]>([]);
  const [asked, setAsked] = useState<AskedAct>();
  const { act, problem, clear } = useAct(run, () => setOpinion(''));
  const may = (one: MyTask['acts'][number]) => task.acts.includes(one);
  const send = async (body: Parameters<typeof act>[0]) => {
    const acted = await act({ ...body, files: stored.length > 0 ? stored : body.files });
    if (acted) {
      notify.success(t(TEXT.done, { act: actName(body.act) }));
      onDone(acted);
    }
    return acted;
  };
  useShortcut('a', TEXT.approveKey, () => document.getElementById(`${id}opinion`)?.focus(), may('approve'));
  const rest = (['transfer', 'addSigner'] as const).filter(may);
  return (
    <section className="panel approval-card" aria-labelledby={`${id}title`}>
      <header>
        <h2 id={`${id}title`}>{t(TEXT.waitingForYou)}</h2>
        <TimeLeft dueAt={task.dueAt} />
      </header>
      <p className="approval-node">
        {task.nodeName}
        {task.onBehalfOf && <Tag>{t(TEXT.onBehalf, { name: task.onBehalfOf.name })}</Tag>}
        <span>{task.signWords}</span>
      </p>
      <TextArea
        id={`${id}opinion`}
        rows={2}
        maxLength={500}
        aria-label={t(TEXT.opinion)}
        placeholder={t(TEXT.opinionHint)}
        value={opinion}
        onChange={(event) => setOpinion(event.target.value)}
      />
      <p className="approval-phrases">
        {Object.entries(TEXT.phrases).map(([key, phrase]) => (
          <button key={key} type="button" onClick={() => setOpinion(t(phrase))}>
            {t(phrase)}
          </button>
        ))}
      </p>
      <Upload
        id={`${id}files`}
        field={ATTACHMENTS}
        value={stored}
        onChange={(value) => setStored(value as number[])}
        ariaLabel={t(TEXT.attach)}
      />
      {problem && !asked && (
        <p role="alert" className="form-error">
          {problem}
        </p>
      )}
      <div className="approval-acts">
        {may('approve') && (
          <GuardButton
            type="primary"
            className="approval-agree"
            icon={<CheckOutlined />}
            onClick={() => send({ act: 'approve', taskId: task.taskId, opinion: opinion.trim() || undefined })}
          >
            {t(TEXT.approve)}
          </GuardButton>
        )}
        {may('return') && (
          <Button icon={<RollbackOutlined />} onClick={() => setAsked('return')}>
            {t(TEXT.return)}
          </Button>
        )}
        {may('reject') && (
          <Button danger icon={<CloseOutlined />} onClick={() => setAsked('reject')}>
            {t(TEXT.reject)}
          </Button>
        )}
        {rest.length > 0 && (
          <Dropdown
            trigger={['click']}
            menu={{
              items: rest.map((one) => ({ key: one, label: t(TEXT[one]) })),
              onClick: ({ key }) => setAsked(key as AskedAct),
            }}
          >
            <Button icon={<MoreOutlined />} aria-label={t(TEXT.more)} />
          </Dropdown>
        )}
      </div>
      {asked && (
        <ActDialog
          asked={asked}
          title={run.title}
          task={task}
          opinion={opinion}
          onOpinion={setOpinion}
          problem={problem}
          onAct={send}
          onClose={() => {
            clear();
            setAsked(undefined);
          }}
        />
      )}
    </section>
  );
}
