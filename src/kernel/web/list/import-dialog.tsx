import { DownloadOutlined, FileExcelOutlined } from '@ant-design/icons';
import { Alert, Button, Modal, Table } from 'antd';
import { useRef, useState } from 'react';
import { labelOf } from '../../resource/describe.ts';
import type { AnyResource } from '../../resource/resource.ts';
import { GuardButton } from '../fields/guard-button.tsx';
import { t } from '../i18n.ts';
import { notify } from '../notice.ts';
import { type ImportResult, records } from '../records/record-calls.ts';
import { messageOf } from '../request.ts';
import { IMPORT, LIST } from './list.text.ts';
import { namedArrows } from './page-arrows.ts';

type Props = { resource: AnyResource; path?: string; onClose: () => void; onDone: () => void };

function Verdict({ resource, result }: { resource: AnyResource; result: ImportResult }) {
  if (result.errors.length === 0) {
    return result.rows > 0 ? (
      <Alert type="success" showIcon title={t(IMPORT.fine, { n: result.rows })} />
    ) : (
      <Alert type="warning" showIcon title={t(IMPORT.empty)} />
    );
  }
  return (
    <>
      <Alert type="error" showIcon title={t(IMPORT.wrong, { rows: result.rows, bad: result.errors.length })} />
      <Table
        size="small"
        rowKey={(error) => `${error.row}.${error.field ?? ''}.${error.message}`}
        dataSource={result.errors}
        pagination={
          result.errors.length > 50 ? { pageSize: 50, showSizeChanger: false, itemRender: namedArrows } : false
        }
        scroll={{ y: 300 }}
        columns={[
          { title: t(IMPORT.row), dataIndex: 'row', width: 64, align: 'end' },
          {
            title: t(IMPORT.column),
            width: 140,
            render: (_, error) => (error.field ? t(labelOf(resource, error.field.split('.')[0]!)) : '—'),
          },
          { title: t(IMPORT.problem), dataIndex: 'message' },
        ]}
      />
    </>
  );
}

/** Import from Excel: template, a dry run that names every wrong row, then all rows or none. */
export function ImportDialog({ resource, path, onClose, onDone }: Props) {
  const [open, setOpen] = useState(true);
  const [file, setFile] = useState<File>();
  const [result, setResult] = useState<ImportResult>();
  const [failed, setFailed] = useState<string>();
  const picker = useRef<HTMLInputElement>(null);

  async function check(chosen: File): Promise<void> {
    setFile(chosen);
    setResult(undefined);
    setFailed(undefined);
    await records
      .import(resource, chosen, { path, dryRun: true })
      .then(setResult, (error) => setFailed(messageOf(error)));
  }

  async function run(): Promise<void> {
    if (!file) return;
    try {
      const done = await records.import(resource, file, { path, dryRun: false });
      notify.success(t(IMPORT.done, { n: done.imported }));
      setOpen(false);
      onDone();
    } catch (error) {
      setFailed(messageOf(error));
    }
  }

  const ready = result && result.errors.length === 0 && result.rows > 0;
  return (
    <Modal
      open={open}
      title={t(IMPORT.title, { what: t(resource.label) })}
      width={640}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      footer={[
        <Button key="cancel" onClick={() => setOpen(false)}>
          {t(LIST.cancel)}
        </Button>,
        <GuardButton key="run" type="primary" disabled={!ready} onClick={run}>
          {t(IMPORT.run, { n: result?.rows ?? 0 })}
        </GuardButton>,
      ]}
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
            onChange={(event) => {
              const chosen = event.target.files?.[0];
              event.target.value = '';
              if (chosen) void check(chosen);
            }}
          />
          <Button icon={<FileExcelOutlined />} onClick={() => picker.current?.click()}>
            {file?.name ?? t(IMPORT.choose)}
          </Button>
        </div>
        {file && !result && !failed && <p role="status">{t(IMPORT.checking, { name: file.name })}</p>}
        {failed && <Alert type="error" showIcon title={failed} />}
        {result && <Verdict resource={resource} result={result} />}
      </div>
    </Modal>
  );
}
