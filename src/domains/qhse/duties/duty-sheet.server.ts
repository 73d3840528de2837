import type { Ctx } from '../../../kernel/server/context.ts';
import { writeLayout } from '../../../kernel/server/excel/layout.ts';
import { fileName, XLSX_TYPE } from '../../../kernel/server/excel/workbook.ts';
import { Download } from '../../../kernel/server/http/endpoint.ts';
import { say, type Text } from '../../../kernel/text.ts';
import { breachWords, daysOf, hoursIn, type PersonMonth, periodsOf } from './duty.rules.ts';
import { dutyOnPaper } from './duty-paper.server.ts';
import { DUTY_KINDS, DUTY_TEXT as TEXT } from './duty-words.text.ts';

const hoursOf = ({ days }: PersonMonth): number =>
  days.reduce((sum, { periods }) => sum + hoursIn(periodsOf(periods) ?? []), 0);

/** People by days as a sheet, and behind it what breaks rest hours. */
export async function dutySheet(ctx: Ctx, id: number): Promise<Download> {
  const { row, people, breaches } = await dutyOnPaper(ctx, id);
  const t = (text: Text): string => say(text, ctx.lang);
  const dutyNo = row.dutyNo ?? '';
  const days = daysOf(row.dutyMonth);
  const ship = row.labels.shipId;
  const about = say(TEXT.about, ctx.lang, {
    ship: typeof ship === 'string' ? ship : '',
    month: row.dutyMonth,
    kind: t(DUTY_KINDS[row.dutyKind]),
  });
  const stream = await writeLayout([
    {
      name: dutyNo || t(TEXT.duty),
      title: t(TEXT.duty),
      about,
      across: true,
      columns: [
        { head: t(TEXT.person), width: 14 },
        { head: t(TEXT.rank), width: 12 },
        ...days.map((day) => ({ head: String(Number(day.slice(8))), width: 11 })),
        { head: t(TEXT.hours), width: 12 },
      ],
      rows: people.map((person) => {
        const broken = new Set(breaches.filter((one) => one.person === person.personName).map(({ day }) => day));
        const own = new Map(person.days.map(({ day, periods }) => [day, periods]));
        return [
          person.personName,
          person.personRank,
          ...days.map((day) => {
            const value = own.get(day) ?? null;
            return broken.has(day) ? { value, mark: 'bad' as const } : value;
          }),
          hoursOf(person),
        ];
      }),
    },
    {
      name: t(TEXT.breach),
      title: t(TEXT.breach),
      about,
      columns: [{ head: t(breaches.length > 0 ? TEXT.breaches : TEXT.breach), width: 100 }],
      rows: breaches.length > 0 ? breaches.map((one) => [t(breachWords(one))]) : [[t(TEXT.kept)]],
    },
  ]);
  return new Download({ stream, filename: fileName(t(TEXT.duty), dutyNo), type: XLSX_TYPE });
}
