import { DownloadOutlined } from '@ant-design/icons';
import { Alert, Table } from 'antd';
import type { ImportReport } from '../../../import.calls.ts';
import { GuardButton } from '../../fields/guard-button.tsx';
import { downloadFile } from '../../fields/stored-file.ts';
import { t } from '../../i18n.ts';
import { namedArrows } from '../pages/page-arrows.ts';
import { IMPORT } from './import.text.ts';
import './import-dialog.css';

const count = (n: number): string => n.toLocaleString('en-US');

/** What a check or an import found: all is well, or every mistake with its row and column, and the sheet with its mistakes marked. */
export function ImportVerdict({ report, fileId }: { report: ImportReport; fileId: number | null }) {
  const { rows, mistakes, errors } = report;
  if (mistakes === 0) {
    return rows > 0 ? (
      <Alert type="success" showIcon title={t(IMPORT.fine, { n: count(rows) })} />
    ) : (
      <Alert type="warning" showIcon title={t(IMPORT.empty)} />
    );
  }
  return (
    <>
      <Alert
        type="error"
        showIcon
        title={t(mistakes > errors.length ? IMPORT.wrongFirst : IMPORT.wrong, {
          rows: count(rows),
          bad: count(mistakes),
          n: count(errors.length),
        })}
      />
      <Table
        size="small"
        rowKey={(error) => `${error.row}.${error.field}.${error.message}`}
        dataSource={errors}
        pagination={errors.length > 50 ? { pageSize: 50, showSizeChanger: false, itemRender: namedArrows } : false}
        scroll={{ y: 300 }}
        columns={[
          { title: t(IMPORT.row), dataIndex: 'row', width: 64, align: 'end' },
          { title: t(IMPORT.column), width: 120, render: (_, { label }) => label || '—' },
          { title: t(IMPORT.problem), dataIndex: 'message' },
        ]}
      />
      {fileId && (
        <GuardButton className="list-import-marked" icon={<DownloadOutlined />} onClick={() => downloadFile(fileId)}>
          {t(IMPORT.marked)}
        </GuardButton>
      )}
    </>
  );
}
