import { fill, type Text } from '../../../kernel/text.ts';
import { instant } from '../../../kernel/value/zone.ts';
import type { Finding } from './checks/check.rules.ts';

/** A finding as it is kept: OPEN, REASONED by a person, or FIXED by a later edit. */
export type KeptFinding = Pick<Finding, 'code' | 'level'> & { readonly state: 'OPEN' | 'REASONED' | 'FIXED' };

export type ConfirmFacts = {
  readonly confirmed: boolean;
  readonly returned: boolean;
  /** Null for the ship's first report. */
  readonly previousConfirmed: boolean | null;
  readonly findings: readonly KeptFinding[];
};

/** Why a report cannot be confirmed (4.3); an empty list when it can. */
export function confirmProblems({ confirmed, returned, previousConfirmed, findings }: ConfirmFacts): Text[] {
  if (confirmed) return [{ zh: '报告已确认', en: 'The report is confirmed already' }];
  const codesOf = (level: Finding['level']) =>
    [...new Set(findings.filter((f) => f.level === level && f.state === 'OPEN').map((f) => f.code))].join(', ');
  const problems: Text[] = [];
  if (returned)
    problems.push({ zh: '报告已退回，等待船舶重新提交', en: 'The report was returned: the ship has to send it again' });
  if (previousConfirmed === false)
    problems.push({ zh: '上一份报告尚未确认', en: "The ship's previous report is not confirmed" });
  const errors = codesOf('E');
  if (errors) problems.push(fill({ zh: '有错误未处理：{errors}', en: 'Errors are open: {errors}' }, { errors }));
  const warnings = codesOf('W');
  if (warnings)
    problems.push(fill({ zh: '有警告未填原因：{warnings}', en: 'Warnings need a reason: {warnings}' }, { warnings }));
  return problems;
}

/** Why a confirmation cannot be undone. */
export function unconfirmProblems(facts: {
  isLastConfirmed: boolean;
  voyageOpen: boolean;
  oilMonthOpen: boolean;
}): Text[] {
  const guards: [boolean, Text][] = [
    [
      facts.isLastConfirmed,
      { zh: '只能取消确认该船最后一份已确认的报告', en: "Only the ship's last confirmed report can be unconfirmed" },
    ],
    [facts.voyageOpen, { zh: '航次已关闭', en: 'The voyage is closed' }],
    [facts.oilMonthOpen, { zh: '所在月份的油料已结账', en: 'The oil month is closed' }],
  ];
  return guards.filter(([holds]) => !holds).map(([, message]) => message);
}

/** Why a report cannot be deleted. */
export function deleteProblems(facts: { confirmed: boolean; laterConfirmed: boolean }): Text[] {
  if (facts.confirmed)
    return [{ zh: '已确认的报告不能删除，用更正单更正', en: 'A confirmed report is corrected, not deleted' }];
  return facts.laterConfirmed ? [{ zh: '其后已有确认的报告', en: 'A later report is confirmed' }] : [];
}

type Selected = ConfirmFacts & {
  readonly id: string;
  readonly shipId: string;
  readonly rptTime: string;
  readonly previousId: string | null;
};
export type BatchResult = { readonly id: string; readonly ok: boolean; readonly problems: readonly Text[] };

/**
 * Batch confirmation: by ship and report time whatever the order of selection; each ship's chain goes up to its first
 * failure, and other ships go on.
 */
export function planBatchConfirm(selected: readonly Selected[]): BatchResult[] {
  const ordered = [...selected].sort(
    (a, b) => a.shipId.localeCompare(b.shipId) || instant(a.rptTime) - instant(b.rptTime),
  );
  const done = new Set<string>();
  return ordered.map((report) => {
    const previousConfirmed =
      report.previousId !== null && done.has(report.previousId) ? true : report.previousConfirmed;
    const problems = confirmProblems({ ...report, previousConfirmed });
    if (problems.length === 0) done.add(report.id);
    return { id: report.id, ok: problems.length === 0, problems };
  });
}
