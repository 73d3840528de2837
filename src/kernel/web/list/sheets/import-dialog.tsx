import { DownloadOutlined, FileExcelOutlined } from '@ant-design/icons';
import { Alert, Button, Modal } from 'antd';
import { useRef, useState } from 'react';
import type { AnyResource } from '../../../resource/resource.ts';
import { GuardButton } from '../../fields/guard-button.tsx';
import { t } from '../../i18n.ts';
import { records } from '../../records/record-calls.ts';
import { LIST } from '../list.text.ts';
import { IMPORT } from './import.text.ts';
import { ImportProgress } from './import-progress.tsx';
import { ImportVerdict } from './import-verdict.tsx';
import { useImport } from './use-import.ts';
import './import-dialog.css';

type Props = { resource: AnyResource; path?: string; onClose: () => void; onDone: () => void };

/** Import from Excel: template, a dry run that names every wrong row, then all rows or none. */
export function ImportDialog({ resource, path, onClose, onDone }: Props) {
  const [open, setOpen] = useState(true);
  const [file, setFile] = useState<File>();
  const picker = useRef<HTMLInputElement>(null);
  const { step, run, stop, leave } = useImport({ resource, onImported: onDone, onClose: () => setOpen(false) });
  const running = step.at === 'running';
  const checked = step.at === 'checked' ? step.report : undefined;
  const ready = checked?.mistakes === 0 && checked.rows > 0;

  const close = (): void => {
    leave();
    setOpen(false);
  };
  const check = (chosen: File): void => {
    setFile(chosen);
    void run(chosen, true);
  };

  return (
    <Modal
      open={open}
      title={t(IMPORT.title, { what: t(resource.label) })}
      width={640}
      onCancel={close}
      afterClose={onClose}
      footer={
        running
          ? [
              <GuardButton key="stop" danger disabled={!step.task} onClick={stop}>
                {t(step.dryRun ? IMPORT.stopCheck : IMPORT.stopImport)}
              </GuardButton>,
              <Button key="goOn" disabled={!step.task} onClick={close}>
                {t(IMPORT.goOn)}
              </Button>,
            ]
          : [
              <Button key="cancel" onClick={close}>
                {t(LIST.cancel)}
              </Button>,
              <GuardButton
                key="run"
                type="primary"
                disabled={!ready}
                onClick={() => {
                  if (file) void run(file, false);
                }}
              >
                {t(IMPORT.run, { n: (checked?.rows ?? 0).toLocaleString('en-US') })}
              </GuardButton>,
            ]
      }
    >
      <div className="list-import">
        <p>{t(IMPORT.hint)}</p>
        <div className="list-import-acts">
          <GuardButton icon={<DownloadOutlined />} onClick={() => records.template(resource, { path })}>
            {t(IMPORT.template)}
          </GuardButton>
          <input
            ref={picker}
            type="file"
            accept=".xlsx"
            hidden
            disabled={running}
            onChange={(event) => {
              const chosen = event.target.files?.[0];
              event.target.value = '';
              if (chosen) check(chosen);
            }}
          />
          <Button icon={<FileExcelOutlined />} disabled={running} onClick={() => picker.current?.click()}>
            {file?.name ?? t(IMPORT.choose)}
          </Button>
        </div>
        {running && <ImportProgress name={file?.name ?? ''} dryRun={step.dryRun} task={step.task} />}
        {step.at === 'stopped' && <Alert type="info" showIcon title={t(IMPORT.stopped)} />}
        {step.at === 'failed' && <Alert type="error" showIcon title={step.message} />}
        {(step.at === 'checked' || step.at === 'failed') && step.report && (
          <ImportVerdict report={step.report} fileId={step.fileId} />
        )}
      </div>
    </Modal>
  );
}
