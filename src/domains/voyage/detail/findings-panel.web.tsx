import { useQueryClient } from '@tanstack/react-query';
import { Input } from 'antd';
import { useState } from 'react';
import { useGoToPart } from '../../../kernel/web/detail/go-to-part.ts';
import { Panel } from '../../../kernel/web/detail/panel.tsx';
import { GuardButton } from '../../../kernel/web/fields/guard-button.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import { notify } from '../../../kernel/web/notice.ts';
import { call } from '../../../kernel/web/request.ts';
import { usePermission } from '../../../kernel/web/session/permission.tsx';
import { Problems, problemsOf } from '../problems.web.tsx';
import { reasonsCall } from '../reports/report.calls.ts';
import { LEVEL_TEXT, REPORT_TAB_TEXT } from '../reports/report.text.ts';
import { DETAIL_TEXT as TEXT } from './detail.text.ts';
import { partOfField } from './finding-part.rules.ts';
import type { ReportDetail, ReportFinding } from './use-report.web.ts';

const TONE = { E: 'red', W: 'amber', I: 'blue' } as const;
const RANK = { E: 0, W: 1, I: 2 } as const;
const keyOf = (finding: ReportFinding): string => `${finding.ruleCode} ${finding.field}`;

/** What the rules found, errors first; a warning is settled by a reason given here. */
export function FindingsPanel({ detail }: { detail: ReportDetail }) {
  const client = useQueryClient();
  const mayReason = usePermission('voyage:report:edit') && detail.row.confirmed === 'UNCONFIRMED';
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({});
  const [problems, setProblems] = useState<readonly string[]>([]);
  const findings = detail.findings.toSorted((a, b) => RANK[a.level] - RANK[b.level]);
  const given = findings.flatMap((finding) => {
    const reason = reasons[keyOf(finding)]?.trim();
    return reason ? [{ code: finding.ruleCode, field: finding.field, reason }] : [];
  });
  const open = findings.some((finding) => finding.level === 'W' && finding.findingState === 'OPEN');

  async function save(): Promise<void> {
    setProblems([]);
    try {
      await call(reasonsCall, { params: { id: detail.row.id }, body: { reasons: given }, quiet: true });
      setReasons({});
      notify.success(t(TEXT.reasonsSaved));
      await client.invalidateQueries({ queryKey: ['records', 'voyage.report'] });
    } catch (error) {
      setProblems(problemsOf(error));
    }
  }

  return (
    <Panel title={t(TEXT.findings)}>
      {findings.length === 0 && <p className="board-minor">{t(TEXT.noFindings)}</p>}
      <ul className="findings">
        {findings.map((finding) => (
          <li key={finding.id}>
            <FindingLine finding={finding} />
            {mayReason && finding.level === 'W' && finding.findingState === 'OPEN' && (
              <Input
                aria-label={t(TEXT.reasonOf, { code: finding.ruleCode })}
                placeholder={t(TEXT.reason)}
                maxLength={500}
                value={reasons[keyOf(finding)] ?? ''}
                onChange={({ target }) => setReasons({ ...reasons, [keyOf(finding)]: target.value })}
              />
            )}
          </li>
        ))}
      </ul>
      <Problems title={t(TEXT.refused)} problems={problems} />
      {mayReason && open && (
        <GuardButton disabled={given.length === 0} onClick={save}>
          {t(TEXT.saveReasons)}
        </GuardButton>
      )}
    </Panel>
  );
}

function FindingLine({ finding }: { finding: ReportFinding }) {
  const goTo = useGoToPart();
  const part = partOfField(finding.field);
  const figures = [
    finding.found !== null && t(TEXT.found, { found: finding.found }),
    finding.expected !== null && t(TEXT.expected, { expected: finding.expected }),
  ].filter(Boolean);
  return (
    <>
      <span className="finding-head">
        <StatusTag tone={finding.findingState === 'OPEN' ? TONE[finding.level] : 'slate'}>
          {t(LEVEL_TEXT[finding.level])}
        </StatusTag>
        <span className="board-minor num">{finding.ruleCode}</span>
        <button type="button" className="list-link" onClick={() => goTo(part)}>
          {t(REPORT_TAB_TEXT[part])}
        </button>
      </span>
      <p>{finding.message && t(finding.message)}</p>
      {figures.length > 0 && <p className="board-minor num">{figures.join(t(TEXT.comma))}</p>}
      {finding.reason && <p className="finding-reason">{t(TEXT.reasonGiven, { reason: finding.reason })}</p>}
    </>
  );
}
