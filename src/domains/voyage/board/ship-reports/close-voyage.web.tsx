import { Button, Modal } from 'antd';
import { useState } from 'react';
import { GuardButton } from '../../../../kernel/web/fields/guard-button.tsx';
import { t } from '../../../../kernel/web/i18n.ts';
import { notify } from '../../../../kernel/web/notice.ts';
import { call } from '../../../../kernel/web/request.ts';
import { Problems, problemsOf } from '../../problems.web.tsx';
import { closeCall } from '../../voyages/voyage.calls.ts';
import { SHIP_REPORTS_TEXT, OPEN_VOYAGE_TEXT as TEXT } from './ship-reports.text.ts';

type Props = {
  voyage: { readonly id: number; readonly version: number; readonly voyageNo: string };
  onClose: () => void;
  onDone: () => void;
};

/** Closes a voyage; a refusal names everything that stands against it, each on its line. */
export function CloseVoyage({ voyage, onClose, onDone }: Props) {
  const [problems, setProblems] = useState<readonly string[]>([]);
  async function run(): Promise<void> {
    setProblems([]);
    try {
      await call(closeCall, { params: { id: voyage.id }, body: { version: voyage.version }, quiet: true });
      notify.success(t(TEXT.closed, { no: voyage.voyageNo }));
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
      title={t(TEXT.closeTitle, { no: voyage.voyageNo })}
      onCancel={onClose}
      footer={
        <>
          <Button autoFocus onClick={onClose}>
            {t(TEXT.cancel)}
          </Button>
          <GuardButton type="primary" onClick={run}>
            {t(SHIP_REPORTS_TEXT.closeVoyage)}
          </GuardButton>
        </>
      }
    >
      <div className="open-voyage">
        <p>{t(TEXT.closeEffect)}</p>
        <Problems title={t(TEXT.closeRefused)} problems={problems} />
      </div>
    </Modal>
  );
}
