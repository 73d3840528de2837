import type { Text } from '../../../kernel/text.ts';
import { fill } from '../../../kernel/text.ts';
import { oilColumnText } from '../reports/oil.text.ts';
import type { MonthBook } from './oil-book.rules.ts';

/** What is looked at before a month of the oil books closes. */
export type ClosingFacts = {
  readonly ended: boolean;
  /** The ship's first month that is not closed. */
  readonly firstOpen: string;
  readonly month: string;
  /** Reports up to the end of the month that are not confirmed. */
  readonly unconfirmed: number;
  /** A report behind the end of the month: without one, the last of the month may still be under way. */
  readonly hasLater: boolean;
  readonly book: Pick<MonthBook, 'short' | 'unpriced'> | undefined;
};

/** Why a month cannot close (5.6); an empty list when it can. */
export function closingProblems({ ended, firstOpen, month, unconfirmed, hasLater, book }: ClosingFacts): Text[] {
  const problems: Text[] = [];
  if (!ended) problems.push({ zh: '本月尚未结束', en: 'The month has not ended yet' });
  if (firstOpen < month)
    problems.push(
      fill(
        { zh: '{firstOpen} 尚未结账，先结较早的月份', en: '{firstOpen} is still open: close the earlier month first' },
        { firstOpen },
      ),
    );
  if (unconfirmed > 0)
    problems.push(
      fill(
        {
          zh: '截至月末有 {unconfirmed} 份动态报未确认，先确认',
          en: '{unconfirmed} report(s) up to its end are not confirmed: confirm them first',
        },
        { unconfirmed },
      ),
    );
  if (!hasLater)
    problems.push({
      zh: '月末之后还没有动态报，本月的报告可能未到齐',
      en: 'There is no report after its end yet: the last of the month may be under way',
    });
  if (book && book.unpriced.length > 0)
    problems.push(
      fill(
        {
          zh: '有 {count} 笔加油或期初存量未定价，先定价或暂估',
          en: '{count} deliveries or opening stocks have no price: price or estimate them',
        },
        { count: book.unpriced.length },
      ),
    );
  for (const [oil, qty] of book?.short ?? []) {
    const { zh, en } = oilColumnText(oil);
    problems.push({
      zh: `${zh} 的消耗比账面多 ${qty} 吨，缺加油记录或期初存量`,
      en: `${qty} t more ${en} was used than the books hold: a delivery or the opening stock is missing`,
    });
  }
  return problems;
}
