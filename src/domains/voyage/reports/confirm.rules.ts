import { fill, type Text } from '../../../kernel/text.ts';
import type { Finding } from './checks/check.rules.ts';

/** A finding as it is kept: OPEN, REASONED by a person, or FIXED by a later edit. */
type KeptFinding = Pick<Finding, 'code' | 'level'> & { readonly state: 'OPEN' | 'REASONED' | 'FIXED' };

export type ConfirmFacts = {
  readonly confirmed: boolean;
  readonly returned: boolean;
  /** Number of the ship's first report before this one that is not confirmed; null when all are. */
  readonly unconfirmedBefore: string | null;
  readonly findings: readonly KeptFinding[];
};

/** Why a report cannot be confirmed (4.3); an empty list when it can. */
export function confirmProblems({ confirmed, returned, unconfirmedBefore, findings }: ConfirmFacts): Text[] {
  if (confirmed) return [{ zh: '报告已确认', en: 'The report is confirmed already' }];
  const codesOf = (level: Finding['level']) =>
    [...new Set(findings.filter((f) => f.level === level && f.state === 'OPEN').map((f) => f.code))].join(', ');
  const problems: Text[] = [];
  if (returned)
    problems.push({ zh: '报告已退回，等待船舶重新提交', en: 'The report was returned: the ship has to send it again' });
  if (unconfirmedBefore !== null) {
    const text = {
      zh: '须按时间顺序确认：{reportNo} 尚未确认',
      en: 'Confirm in the order of time: {reportNo} is not confirmed',
    };
    problems.push(fill(text, { reportNo: unconfirmedBefore }));
  }
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
      {
        zh: '只能取消确认该船最后一份已确认的报告，更早的起草更正单',
        en: "Only the ship's last confirmed report is un-confirmed; an earlier one is corrected",
      },
    ],
    [
      facts.voyageOpen,
      { zh: '航次已关闭，先由海务主管重新开启', en: 'The voyage is closed: a marine superintendent reopens it first' },
    ],
    [
      facts.oilMonthOpen,
      { zh: '所在月份的油料已结账，先由财务反结账', en: 'The oil month is closed: finance reopens it first' },
    ],
  ];
  return guards.filter(([holds]) => !holds).map(([, message]) => message);
}

/** Why a report cannot be deleted. */
export function deleteProblems(facts: { confirmed: boolean; laterConfirmed: boolean }): Text[] {
  if (facts.confirmed)
    return [{ zh: '已确认的报告不能删除，用更正单更正', en: 'A confirmed report is corrected, not deleted' }];
  return facts.laterConfirmed
    ? [{ zh: '其后已有确认的报告，先取消其确认', en: 'A later report is confirmed: un-confirm it first' }]
    : [];
}
