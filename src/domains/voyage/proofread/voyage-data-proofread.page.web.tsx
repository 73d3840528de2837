import { FileSearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Text } from '../../../kernel/text.ts';
import { Empty } from '../../../kernel/web/fields/empty.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { ResourcePage } from '../../../kernel/web/list/resource-page.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { RuleMark } from '../findings/rule-mark.web.tsx';
import { BesideReport } from './beside-report.web.tsx';
import { proofFinding } from './proof-finding.resource.ts';
import { proofreadCall } from './proofread.calls.ts';
import { PROOF_TEXT as TEXT } from './proofread.text.ts';
import { useProofRun } from './use-proof-run.web.ts';

const RESOURCE: AnyResource = proofFinding;

function Message({ row }: { row: AnyRow }) {
  const message = row.message as Text | null | undefined;
  return message ? <span title={t(message)}>{t(message)}</span> : <Empty />;
}

/** What proofreading found, and the run that finds it. */
export function Page() {
  const [dialog, run] = useProofRun();
  return (
    <>
      <ResourcePage
        resource={RESOURCE}
        slots={{
          list: {
            title: TEXT.page,
            omit: ['create', 'edit', 'remove', 'import'],
            toolbar: hasPermission(proofreadCall.permission) && (
              <Button type="primary" icon={<FileSearchOutlined />} onClick={run}>
                {t(TEXT.run)}
              </Button>
            ),
            savedFilters: [
              { key: 'open', label: TEXT.open, filters: { proofState: ['OPEN'] } },
              { key: 'errors', label: TEXT.errors, filters: { level: ['E'], proofState: ['OPEN'] } },
            ],
            columns: [
              'shipName',
              { field: 'reportId', width: 144 },
              'rptTime',
              { field: 'level', width: 88, priority: 1 },
              { field: 'ruleCode', width: 72, render: (row) => <RuleMark code={row.ruleCode} /> },
              { field: 'message', width: 'rest', priority: 1, render: (row) => <Message row={row} /> },
              'proofState',
              { field: 'reason', priority: 3 },
            ],
          },
          detail: {
            hidden: ['rptZone', 'field'],
            after: (row) => <BesideReport reportId={Number(row.reportId)} />,
            omit: ['edit', 'remove'],
          },
        }}
      />
      {dialog}
    </>
  );
}
