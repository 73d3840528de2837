import { useQueryClient } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { GuardButton } from '../../../kernel/web/fields/guard-button.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { useGuardedClose } from '../../../kernel/web/leave/use-guarded-close.ts';
import { notify } from '../../../kernel/web/notice.ts';
import { call } from '../../../kernel/web/request.ts';
import { portsOf, RotationEditor, sentPorts } from '../board/ship-reports/rotation-editor.web.tsx';
import { Problems, problemsOf } from '../problems.web.tsx';
import type { VoyageView } from './use-current-voyage.web.ts';
import { rotationCall } from './voyage.calls.ts';
import { ROTATION_TEXT as TEXT } from './voyage.text.ts';
import '../board/ship-reports/ship-reports.css';

type Props = { voyage: VoyageView; onClose: () => void };

/** Puts the calls of a voyage that is planned or open into another order, adds some and leaves others out. */
export function RotationDialog({ voyage, onClose }: Props) {
  const client = useQueryClient();
  const [ports, setPorts] = useState(() => portsOf(voyage));
  const [changed, setChanged] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const close = useGuardedClose(changed, onClose);

  async function run(): Promise<void> {
    const { sent, missing } = sentPorts(ports);
    setProblems(missing);
    if (missing.length > 0) return;
    try {
      const body = { version: voyage.version, ports: sent };
      await call(rotationCall, { params: { id: voyage.id }, body, quiet: true });
      await client.invalidateQueries({ queryKey: ['records'] });
      notify.success(t(TEXT.changed));
      onClose();
    } catch (error) {
      setProblems(problemsOf(error));
    }
  }

  return (
    <Modal
      open
      title={`${t(TEXT.change)} ${voyage.voyageNo}`}
      width={720}
      onCancel={close}
      footer={
        <>
          <Button onClick={close}>{t(TEXT.cancel)}</Button>
          <GuardButton type="primary" onClick={run}>
            {t(TEXT.save)}
          </GuardButton>
        </>
      }
    >
      <div className="open-voyage">
        <p className="board-minor">{t(TEXT.effect)}</p>
        <Problems title={t(TEXT.refused)} problems={problems} />
        <RotationEditor
          ports={ports}
          onChange={(next) => {
            setPorts([...next]);
            setChanged(true);
          }}
        />
      </div>
    </Modal>
  );
}
