import type { Paper } from '../paper/paper.ts';
import { type Lang, say } from '../text.ts';
import type { ReportAnswer } from './answer.ts';
import type { Chosen } from './choice.ts';
import { figuresAt, figureWord, layOut, setIn } from './lay-out.ts';
import { REPORT } from './report.text.ts';
import type { Report } from './report.ts';

/** More columns than that lie across. */
const UPRIGHT = 6;

type Given = {
  readonly report: Report;
  readonly chosen: Chosen;
  readonly answer: ReportAnswer;
  readonly lang: Lang;
  /** What the filters say, in words. */
  readonly about?: string;
};

/** A report as paper. */
export function reportPaper({ about, ...given }: Given): Paper {
  const { report, lang, answer } = given;
  const { groups, columns, lines } = layOut(given);
  const rows = lines.map((laid) => [
    ...setIn(laid),
    ...columns.map((column) =>
      figuresAt(laid, column)
        .map((figure) => figureWord(report, column.measure, figure, lang))
        .join('\n'),
    ),
  ]);
  const total = lines.at(-1)?.kind === 'total' ? rows.at(-1) : undefined;
  return {
    language: lang,
    title: say(report.label, lang),
    across: groups.length + columns.length > UPRIGHT,
    blocks: [
      ...(about ? [{ kind: 'paragraph' as const, text: about }] : []),
      {
        kind: 'table',
        columns: [
          ...groups.map((head) => ({ head })),
          ...columns.map(({ head, group }) => ({
            head,
            ...(group !== undefined && { group }),
            align: 'right' as const,
          })),
        ],
        rows: total ? rows.slice(0, -1) : rows,
        ...(total && { totals: total }),
      },
      { kind: 'note', text: say(REPORT.counted, lang, { n: answer.counted.toLocaleString('en-US') }) },
    ],
  };
}
