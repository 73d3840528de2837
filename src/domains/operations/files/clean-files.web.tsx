import { useQuery } from '@tanstack/react-query';
import { Button, Modal, Select } from 'antd';
import { useId, useState } from 'react';
import { sizeText } from '../../../kernel/web/fields/stored-file.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { notify } from '../../../kernel/web/notice.ts';
import { queryClient } from '../../../kernel/web/query-client.ts';
import { call, messageOf } from '../../../kernel/web/request.ts';
import { cleanOrphans, orphans } from './file.calls.ts';
import { FILE_TEXT as TEXT } from './file.text.ts';
import './files.css';

const DAYS = [1, 7, 30, 90, 365];

/** Counts first, deletes when told so: files that no record holds. */
export function CleanFiles({ onClose }: { onClose: () => void }) {
  const [days, setDays] = useState(7);
  const [busy, setBusy] = useState(false);
  const id = useId();
  const count = useQuery({
    queryKey: ['system', 'orphans', days],
    queryFn: ({ signal }) => call(orphans, { query: { days }, signal, quiet: true }),
    gcTime: 0,
  });
  const files = count.data?.files ?? 0;

  async function clean(): Promise<void> {
    setBusy(true);
    try {
      const gone = await call(cleanOrphans, { body: { days } });
      notify.success(t(TEXT.cleaned, { n: gone.files, size: sizeText(gone.bytes) }));
      await queryClient.invalidateQueries();
      onClose();
    } finally {
      setBusy(false);
    }
  }

  return (
    <Modal
      open
      title={t(TEXT.clean)}
      onCancel={onClose}
      footer={
        <>
          <Button autoFocus onClick={onClose}>
            {t(TEXT.cancel)}
          </Button>
          <Button danger type="primary" disabled={files === 0} loading={busy} onClick={() => void clean()}>
            {t(TEXT.remove, { n: files })}
          </Button>
        </>
      }
    >
      <div className="file-clean">
        <p>{t(TEXT.cleanHelp)}</p>
        <div className="file-clean-days">
          <label htmlFor={id}>{t(TEXT.olderThan)}</label>
          <Select
            id={id}
            value={days}
            onChange={setDays}
            style={{ minWidth: 132 }}
            options={DAYS.map((n) => ({ value: n, label: t(TEXT.days, { n }) }))}
          />
        </div>
        <p className="file-clean-count num" role="status">
          {count.error && messageOf(count.error)}
          {!count.error && !count.data && t(TEXT.counting)}
          {count.data && (files === 0 ? t(TEXT.none) : t(TEXT.found, { files, size: sizeText(count.data.bytes) }))}
        </p>
      </div>
    </Modal>
  );
}
