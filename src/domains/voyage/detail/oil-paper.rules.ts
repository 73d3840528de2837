import type { PaperBlock, PaperColumn, PaperFact, Words } from '../../../kernel/paper/paper.ts';
import { say, type Text } from '../../../kernel/text.ts';
import { formatDecimal } from '../../../kernel/value/decimal.ts';
import { OIL_ROW_TEXT, oilColumnText } from '../reports/oil.text.ts';
import { findRow, isLube, OIL_ROWS, type OilColumn, oilCell, placesOf } from '../reports/oil-rows.rules.ts';
import type { Report } from '../reports/report.rules.ts';
import { DETAIL_TEXT as TEXT } from './detail.text.ts';
import { shownColumns } from './shown-columns.rules.ts';

type Given = Parameters<typeof shownColumns>[0] & {
  /** Entries of the dictionary of reasons for an adjustment. */
  readonly reasons: readonly ({ readonly code: string } & Text)[];
};

/** The oil grid on paper: fuels in tonnes, lubricants in litres, below it what the ship neither has nor used, and why stock was adjusted. */
export function oilBlocks({ ship, oil, reasons }: Given): PaperBlock[] {
  const { used, idle } = shownColumns({ ship, oil });
  const columns = [...used.filter((column) => !isLube(column)), ...used.filter(isLube)];
  const heads = columns.map(
    (column): PaperColumn => ({
      head: oilColumnText(column),
      group: isLube(column) ? TEXT.lubes : TEXT.fuels,
      align: 'right',
    }),
  );
  const rows = OIL_ROWS.map((code): Words[] => [
    OIL_ROW_TEXT[code],
    formatDecimal(findRow(oil, code)?.runningHour ?? null, 2),
    ...columns.map((column) => formatDecimal(oilCell(oil, code, column), placesOf(column))),
  ]);
  const notes = notesOf(oil, reasons);
  return [
    { kind: 'table', columns: [{ head: TEXT.row }, { head: TEXT.hours, align: 'right' }, ...heads], rows },
    ...(idle.length > 0 ? [{ kind: 'note', text: idleText(idle) } as const] : []),
    ...(notes.length > 0 ? [{ kind: 'facts', facts: notes } as const] : []),
  ];
}

function idleText(idle: readonly OilColumn[]): Text {
  const names = idle.map((column) => oilColumnText(column));
  const [zh, en] = [names.map((name) => name.zh).join('、'), names.map((name) => name.en).join(', ')];
  return { zh: say(TEXT.idle, 'zh', { names: zh }), en: say(TEXT.idle, 'en', { names: en }) };
}

function notesOf(oil: Report['oil'], reasons: Given['reasons']): PaperFact[] {
  const adjust = findRow(oil, 'ADJUST');
  const other = findRow(oil, 'OTHER');
  const known = reasons.find(({ code }) => code === adjust?.reasonCode);
  const why = (lang: 'zh' | 'en'): string => [known?.[lang], adjust?.note].filter(Boolean).join(' ');
  return [
    ...(why('zh') ? [{ label: TEXT.adjustment, value: { zh: why('zh'), en: why('en') }, wide: true }] : []),
    ...(other?.note ? [{ label: TEXT.otherUse, value: other.note, wide: true }] : []),
  ];
}
