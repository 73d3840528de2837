import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { withDefaults } from '../../../kernel/server/crud/with-defaults.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { PEOPLE, UNITS } from '../../identity/public.server.ts';
import { book } from './book.resource.ts';
import { bookLoan } from './book-loan.resource.ts';

const books = recordsOf(book);
const loans = recordsOf(bookLoan);
const DAY_MS = 86_400_000;

type Known = readonly [
  title: string,
  titleEn: string,
  kind: string,
  number: string,
  edition: string,
  publisher: string,
  on: string,
];

/** Publications that every ocean-going ship carries, with the editions that replaced one another. */
const BOOKS: readonly Known[] = [
  [
    '国际海上人命安全公约（综合文本）',
    'SOLAS, consolidated edition',
    'CONVENTION',
    'IF110E',
    '2020',
    'IMO',
    '2020-06-01',
  ],
  [
    '国际海上人命安全公约（综合文本）',
    'SOLAS, consolidated edition',
    'CONVENTION',
    'IG110E',
    '2024',
    'IMO',
    '2024-08-01',
  ],
  ['防止船舶造成污染国际公约', 'MARPOL, consolidated edition', 'CONVENTION', 'IF520E', '2022', 'IMO', '2022-11-01'],
  ['国际信号规则', 'International code of signals', 'NAUTICAL', 'IA994E', '2005', 'IMO', '2005-01-01'],
  ['海员手册', 'The mariner’s handbook', 'NAUTICAL', 'NP100', '第 12 版', 'UKHO', '2020-11-01'],
  ['海上航线', 'Ocean passages for the world', 'NAUTICAL', 'NP136', '第 2 版', 'UKHO', '2021-09-01'],
  ['国际航空和海上搜寻救助手册第三卷', 'IAMSAR manual, volume III', 'NAUTICAL', 'IM962E', '2022', 'IMO', '2022-03-01'],
  ['钢质海船入级规范', 'Rules for sea-going steel ships', 'CLASS', 'CCS-R1', '2026', 'CCS', '2026-01-01'],
  ['公司船舶应急手册', 'Company emergency manual', 'COMPANY', 'HY-EM', 'C/3', 'HYG', '2025-03-01'],
];

/** The library of the demo company: copies in the safety department and on two ships, some of them lent. */
export async function demoBooks(ctx: Ctx): Promise<void> {
  const units = await ctx.db.query<{ id: number }>(
    `(select id from ${UNITS} where code = 'QHSE') union all
     (select id from ${UNITS} where type = 'SHIP' and deleted_at is null order by id limit 2)`,
  );
  const [holder] = await ctx.db.query<{ id: number }>(`select id from ${PEOPLE} where username = 'qhse'`);
  const made = new Map<string, number>();
  for (const [title, titleEn, kind, number, edition, publisher, publishedOn] of BOOKS) {
    const copies = units.map(({ id }, i) => ({
      organizationId: id,
      copies: i === 0 ? 2 : 1,
      shelf: i === 0 ? '资料室' : '驾驶台书架',
      holderId: i === 0 ? (holder?.id ?? null) : null,
    }));
    const values = withDefaults(book, { title, titleEn, kind, number, edition, publisher, publishedOn, copies });
    made.set(number, (await books.create(ctx, values)).id);
  }
  await books.patch(ctx, made.get('IF110E')!, { supersededById: made.get('IG110E')! }, { action: 'edit' });
  const readers = await ctx.db.query<{ id: number }>(
    `select id from ${PEOPLE} where username in ('tech', 'crewing', 'ops') order by username`,
  );
  const day = (days: number): string => officeDay(new Date(ctx.now.getTime() + days * DAY_MS));
  const lent = [
    ['NP100', -20, 10],
    ['IG110E', -45, -15],
    ['IM962E', -8, 22],
  ] as const;
  for (const [i, [number, from, due]] of lent.entries()) {
    await loans.create(
      ctx,
      withDefaults(bookLoan, {
        bookId: made.get(number),
        organizationId: units[0]?.id,
        borrowerId: readers[i]?.id,
        borrowedOn: day(from),
        dueOn: day(due),
      }),
    );
  }
}
