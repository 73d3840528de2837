import { CheckOutlined, CloseOutlined, MoreOutlined, RollbackOutlined } from '@ant-design/icons';
import { Button, Dropdown, Tag } from 'antd';
import { useId, useState } from 'react';
import { files } from '../../../kernel/resource/field.ts';
import { TextArea } from '../../../kernel/web/fields/antd-text-area.ts';
import { GuardButton } from '../../../kernel/web/fields/guard-button.tsx';
import { kitOf } from '../../../kernel/web/fields/registry.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { ClockGlyph } from '../../../kernel/web/marks/clock-glyph.tsx';
import { notify } from '../../../kernel/web/notice.ts';
import { ActDialog, type AskedAct } from './act-dialog.web.tsx';
import { durationWords } from './duration.rules.ts';
import { RUN_TEXT as TEXT } from './run-page.text.ts';
import type { MyTask, RunView } from './run-shape.rules.ts';
import { type Acted, actName, useAct } from './use-run.web.ts';
import './run.css';

const ATTACHMENTS = files(TEXT.attach);
const Upload = kitOf(ATTACHMENTS).Control;

/** How long there is left, in amber, or how much too late, in red. */
export function TimeLeft({ dueAt }: { dueAt: string | null }) {
  if (!dueAt) return null;
  const left = Date.parse(dueAt) - Date.now();
  const { text, values } = durationWords(left);
  return (
    <span className="approval-due" data-over={left < 0}>
      <ClockGlyph />
      {t(left < 0 ? TEXT.over : TEXT.left, { time: t(text, values) })}
    </span>
  );
}

/** What waits for me here: opinion, quick phrases, and the acts (ui.md 6.3). */
export function ApprovalCard({ run, task, onDone }: { run: RunView; task: MyTask; onDone: (acted: Acted) => void }) {
  const id = useId();
  const [opinion, setOpinion] = useState('');
  const [stored, setStored] = useState<number[]>([]);
  const [asked, setAsked] = useState<AskedAct>();
  const { act, problem, clear } = useAct(run);
  const may = (one: MyTask['acts'][number]) => task.acts.includes(one);
  const send = async (body: Parameters<typeof act>[0]) => {
    const acted = await act({ ...body, files: stored.length > 0 ? stored : undefined });
    if (acted) {
      notify.success(t(TEXT.done, { act: actName(body.act) }));
      onDone(acted);
    }
    return acted;
  };
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
