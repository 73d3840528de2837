import { Button } from 'antd';
import { useState } from 'react';
import { t } from '../../../kernel/web/i18n.ts';
import { notify } from '../../../kernel/web/notice.ts';
import { ActDialog, type AskedAct } from './act-dialog.web.tsx';
import { RUN_TEXT as TEXT } from './run-page.text.ts';
import type { RunView } from './run-shape.rules.ts';
import { actName, useAct } from './use-run.web.ts';
import './run.css';

const OWN = ['urge', 'comment', 'withdraw'] as const;

type Props = {
  run: RunView;
  acts?: readonly (typeof OWN)[number][];
  /** Within another panel, beside its other buttons. */
  within?: boolean;
};

/** What whoever started a run, or follows it, may do: urge, comment, withdraw, and for administrators give a task to another. */
export function OwnActs({ run, acts: offered = OWN, within = false }: Props) {
  const [asked, setAsked] = useState<{ act: AskedAct; taskId?: number }>();
  const { act, problem, clear } = useAct(run);
  const acts = offered.filter((one) => run.may[one]);
  const reassign = run.may.reassign && !within;
  if (acts.length === 0 && !reassign) return null;
  return (
    <div className={within ? undefined : 'panel approval-own'}>
      {acts.map((one) => (
        <Button
          key={one}
          size="small"
          type={within ? 'link' : undefined}
          danger={one === 'withdraw'}
          onClick={() => setAsked({ act: one })}
        >
          {t(TEXT[one])}
        </Button>
      ))}
      {reassign &&
        run.waiting.map((one) => (
          <Button key={one.taskId} size="small" onClick={() => setAsked({ act: 'reassign', taskId: one.taskId })}>
            {`${t(TEXT.reassign)} · ${one.person.name}`}
          </Button>
        ))}
      {asked && (
        <ActDialog
          asked={asked.act}
          title={run.title}
          task={asked.taskId === undefined ? undefined : { taskId: asked.taskId, returnTargets: [] }}
          problem={problem}
          onAct={async (body) => {
            const acted = await act(body);
            if (acted) notify.success(t(TEXT.done, { act: actName(body.act) }));
            return acted;
          }}
          onClose={() => {
            clear();
            setAsked(undefined);
          }}
        />
      )}
    </div>
  );
}
