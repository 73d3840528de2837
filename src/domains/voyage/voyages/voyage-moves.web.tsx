import { useQueryClient } from '@tanstack/react-query';
import { Button, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { GuardButton } from '../../../kernel/web/fields/guard-button.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { useGuardedClose } from '../../../kernel/web/leave/use-guarded-close.ts';
import { LIST } from '../../../kernel/web/list/list.text.ts';
import { notify } from '../../../kernel/web/notice.ts';
import { call } from '../../../kernel/web/request.ts';
import { CloseVoyage } from '../board/ship-reports/close-voyage.web.tsx';
import { Problems, problemsOf } from '../problems.web.tsx';
import { cancelCall, reopenCall } from './voyage.calls.ts';
import { VOYAGE_TEXT as TEXT } from './voyage.text.ts';
import type { ListedMove } from './voyage-moves.rules.ts';
import '../board/ship-reports/ship-reports.css';

export type VoyageMoving = {
  readonly move: ListedMove;
  readonly id: number;
  readonly version: number;
  readonly voyageNo: string;
};

type Props = { moving: VoyageMoving; onClose: () => void };

/** Closing, reopening or cancelling one voyage; a refusal names every reason on its line. */
export function VoyageMoves({ moving, onClose }: Props) {
  const client = useQueryClient();
  const onDone = () => void client.invalidateQueries({ queryKey: ['records'] });
  if (moving.move === 'close') return <CloseVoyage voyage={moving} onClose={onClose} onDone={onDone} />;
  return <MoveWithReason moving={moving} move={moving.move} onClose={onClose} onDone={onDone} />;
}

const WORDS = {
  reopen: { title: TEXT.reopenTitle, effect: TEXT.reopenEffect, done: TEXT.reopened, call: reopenCall },
  cancel: { title: TEXT.cancelTitle, effect: TEXT.cancelEffect, done: TEXT.cancelled, call: cancelCall },
} as const;

function MoveWithReason({ moving, move, onClose, onDone }: Props & { move: 'reopen' | 'cancel'; onDone: () => void }) {
  const id = useId();
  const words = WORDS[move];
  const no = moving.voyageNo;
  const [reason, setReason] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const close = useGuardedClose(reason.trim() !== '', onClose);
  async function run(): Promise<void> {
    if (!reason.trim()) {
      setProblems([t(LIST.reasonNeeded)]);
      return;
    }
    setProblems([]);
    try {
      await call(words.call, {
        params: { id: moving.id },
        body: { version: moving.version, reason: reason.trim() },
        quiet: true,
      });
      notify.success(t(words.done, { no }));
      onDone();
      onClose();
    } catch (error) {
      setProblems(problemsOf(error));
    }
  }
  return (
    <Modal
      open
      width={480}
      title={t(words.title, { no })}
      onCancel={close}
      footer={
        <>
          <Button onClick={close}>{t(LIST.cancel)}</Button>
          <GuardButton type="primary" danger={move === 'cancel'} onClick={run}>
            {t(TEXT[move])}
          </GuardButton>
        </>
      }
    >
      <div className="open-voyage">
        <p>{t(words.effect)}</p>
        <div>
          <label htmlFor={id}>{t(LIST.reason)}</label>
          <Input.TextArea
            id={id}
            rows={2}
            autoFocus
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
        <Problems title={t(TEXT.refused)} problems={problems} />
      </div>
    </Modal>
  );
}
