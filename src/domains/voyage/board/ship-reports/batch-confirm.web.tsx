import { CheckCircleOutlined, CloseCircleOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox, Modal } from 'antd';
import { useState } from 'react';
import { GuardButton } from '../../../../kernel/web/fields/guard-button.tsx';
import { Shown } from '../../../../kernel/web/fields/shown.tsx';
import { t } from '../../../../kernel/web/i18n.ts';
import { SkeletonRows } from '../../../../kernel/web/list/list-message.tsx';
import { type AnyRow, type RowPage, records } from '../../../../kernel/web/records/record-calls.ts';
import { call } from '../../../../kernel/web/request.ts';
import { Problems, problemsOf } from '../../problems.web.tsx';
import { batchConfirmCall } from '../../reports/report.calls.ts';
import { report } from '../../reports/report.resource.ts';
import type { ReportType } from '../../reports/report.rules.ts';
import { REPORT_TYPE_TEXT } from '../../reports/report.text.ts';
import { FindingBadge } from './report-state.web.tsx';
import { BATCH_TEXT as TEXT } from './ship-reports.text.ts';

/** One line of the answer (`POST reports/batch-confirm`). */
type BatchResult = { readonly id: number; readonly reportNo: string; readonly ok: boolean; readonly message: string };

type Props = {
  /** Filters of the reports in question, such as the ship or its voyage. */
  of: Readonly<Record<string, number | undefined>>;
  /** Those ticked at first; all unless given. */
  selected?: readonly number[];
  onClose: () => void;
  onDone: () => void;
};

const MOST = 200;
const REPORT = { name: 'voyage.report' };

/** Confirms chosen reports in the order of their times and says of each whether it was, or why not. */
export function BatchConfirm({ of, selected, onClose, onDone }: Props) {
  const found = useQuery({
    queryKey: ['records', REPORT.name, 'unconfirmed', of],
    queryFn: ({ signal }): Promise<RowPage> =>
      records.list(
        REPORT,
        { ...of, confirmed: 'UNCONFIRMED', sort: 'rptTime,asc', size: MOST },
        { signal, quiet: true },
      ),
    gcTime: 0,
  });
  const [results, setResults] = useState<readonly BatchResult[]>();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  // What the list holds stays as it was when the answer came, so that each line keeps its result.
  const rows = found.data?.content ?? [];
  const offered = rows.filter((row) => !selected || selected.includes(row.id));
  const chosen = offered.filter((row) => !left.has(row.id));

  async function run(): Promise<void> {
    setProblems([]);
    try {
      const answer = await call(batchConfirmCall, { body: { ids: chosen.map((row) => row.id) }, quiet: true });
      setResults(answer as BatchResult[]);
      onDone();
    } catch (error) {
      setProblems(problemsOf(error));
    }
  }

  const footer = results ? (
    <Button type="primary" onClick={onClose}>
      {t(TEXT.close)}
    </Button>
  ) : (
    <>
      <Button onClick={onClose}>{t(TEXT.cancel)}</Button>
      <GuardButton type="primary" disabled={chosen.length === 0} onClick={run}>
        {t(TEXT.run, { n: chosen.length })}
      </GuardButton>
    </>
  );
  return (
    <Modal open title={t(TEXT.title)} width={720} footer={footer} onCancel={onClose}>
      <div className="batch">
        {!results && <p className="board-minor">{t(TEXT.effect)}</p>}
        {found.error ? <Problems title={t(TEXT.failed)} problems={problemsOf(found.error)} /> : null}
        <Problems title={t(TEXT.failed)} problems={problems} />
        {found.isPending && <SkeletonRows />}
        {found.data && !results && offered.length === 0 && <p>{t(TEXT.none)}</p>}
        {results && <Summary results={results} />}
        {!results && offered.length > 0 && (
          <ul className="batch-list">
            <li>
              <Checkbox
                checked={chosen.length === offered.length}
                indeterminate={chosen.length > 0 && chosen.length < offered.length}
                onChange={({ target }) => setLeft(target.checked ? new Set() : new Set(offered.map((row) => row.id)))}
              >
                {t(TEXT.all)}
              </Checkbox>
            </li>
            {offered.map((row) => (
              <li key={row.id}>
                <Checkbox
                  checked={!left.has(row.id)}
                  onChange={({ target }) => {
                    const next = new Set(left);
                    if (target.checked) next.delete(row.id);
                    else next.add(row.id);
                    setLeft(next);
                  }}
                >
                  <ReportLine row={row} />
                </Checkbox>
              </li>
            ))}
          </ul>
        )}
        {!results && (found.data?.totalElements ?? 0) > rows.length && (
          <p className="board-minor">{t(TEXT.more, { n: rows.length })}</p>
        )}
      </div>
    </Modal>
  );
}

function ReportLine({ row }: { row: AnyRow }) {
  const type = REPORT_TYPE_TEXT[row.rptType as ReportType];
  return (
    <span className="batch-line">
      <span className="num">{String(row.reportNo)}</span>
      <span>{type && t(type)}</span>
      <Shown field={report.fields.rptTime} name="rptTime" row={row} of={report.fields} />
      <FindingBadge errors={Number(row.errorCount ?? 0)} warnings={Number(row.warningCount ?? 0)} />
    </span>
  );
}

function Summary({ results }: { results: readonly BatchResult[] }) {
  const ok = results.filter((result) => result.ok).length;
  return (
    <>
      <p role="status">
        <strong>{t(TEXT.summary, { ok, no: results.length - ok })}</strong>
      </p>
      <ul className="batch-list">
        {results.map((result) => (
          <li key={result.id} className="batch-result" data-ok={result.ok}>
            {result.ok ? <CheckCircleOutlined aria-hidden /> : <CloseCircleOutlined aria-hidden />}
            <span className="num">{result.reportNo}</span>
            <span>{result.ok ? t(TEXT.confirmed) : result.message}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
