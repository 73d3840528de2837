import type { Text } from '../../../kernel/text.ts';

export type VoyageBeside = {
  readonly id: number;
  readonly kind: 'TRADE' | 'REPAIR';
  readonly status: 'PLAN' | 'OPEN' | 'CLOSED' | 'CANCELLED';
  /** Its reports in the order of time. */
  readonly reports: readonly number[];
};

export type MoveFacts = {
  readonly from: VoyageBeside;
  readonly to: VoyageBeside;
  /** Reports that move, in the order of time. */
  readonly moved: readonly number[];
  /** Whether the ship's reports of the two voyages follow each other with none of another voyage in between. */
  readonly adjacent: boolean;
  /** Whether the target comes later. */
  readonly later: boolean;
  /** Of the moved reports, those that work cargo. */
  readonly withCargo: number;
  /** The last month of closed oil books in which one of them lies, `yyyy-MM`. */
  readonly closedMonth: string | undefined;
};

const UNDER_WAY = ['OPEN', 'CLOSED'];

/**
 * Why reports may not change to the voyage beside theirs. They are the end of the earlier one or the beginning of the later one, so that
 * the order of time over the voyages stays; each voyage that is over keeps at least one.
 */
export function moveProblems({ from, to, moved, adjacent, later, withCargo, closedMonth }: MoveFacts): Text[] {
  const problems: Text[] = [];
  if (from.id === to.id) return [{ zh: '目标航次就是原航次', en: 'They belong to that voyage already' }];
  if (!UNDER_WAY.includes(from.status) || !UNDER_WAY.includes(to.status))
    problems.push({ zh: '只能在进行中或已关闭的航次之间更换', en: 'Both voyages have to be open or closed' });
  if (!adjacent)
    problems.push({
      zh: '目标航次须与原航次前后相邻',
      en: 'The other voyage has to come right before or after theirs',
    });
  const edge = later ? from.reports.slice(-moved.length) : from.reports.slice(0, moved.length);
  if (moved.length === 0 || edge.some((id, i) => id !== moved[i]))
    problems.push(
      later
        ? {
            zh: '改归后一航次的动态报须连续到原航次的最后一份',
            en: 'They have to be the last reports of their voyage, up to its end',
          }
        : {
            zh: '改归前一航次的动态报须从原航次的第一份起连续',
            en: 'They have to be the first reports of their voyage, from its beginning',
          },
    );
  const left = from.reports.length - moved.length;
  if (left === 0 && (later || from.status === 'CLOSED'))
    problems.push({ zh: '原航次至少须留一份动态报', en: 'At least one report has to stay in their voyage' });
  if (to.kind === 'REPAIR' && withCargo > 0)
    problems.push({
      zh: `修理航次不能有货物作业，所选动态报中有 ${withCargo} 份填有货物`,
      en: `A repair voyage works no cargo: ${withCargo} of these reports do`,
    });
  if (closedMonth !== undefined)
    problems.push({
      zh: `所选动态报所在的 ${closedMonth} 财务油耗已结账，航次油耗成本不能再变，先由财务反结账`,
      en: `The oil month ${closedMonth} of these reports is closed and its cost per voyage stands: finance reopens it first`,
    });
  return problems;
}

/** Numbers are short and hold letters, digits and hyphens, as those that are given do. */
const NUMBER = /^[A-Z0-9][A-Z0-9-]{2,29}$/;

export function numberProblem(
  newNo: string,
  { current, used }: { current: string; used: ReadonlySet<string> },
): Text | null {
  if (!NUMBER.test(newNo))
    return {
      zh: '航次号由大写字母、数字和连字符组成，3 至 30 位',
      en: 'A number has 3 to 30 capital letters, digits and hyphens',
    };
  if (newNo === current) return { zh: '与原航次号相同', en: 'It has that number already' };
  return used.has(newNo)
    ? { zh: `航次号 ${newNo} 已使用过，不能再用`, en: `${newNo} has been used and is not used again` }
    : null;
}
