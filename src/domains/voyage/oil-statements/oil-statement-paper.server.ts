import type { PaperBlock, Words } from '../../../kernel/paper/paper.ts';
import { fieldsOf } from '../../../kernel/resource/resource.ts';
import { readDictionaries } from '../../../kernel/server/dictionaries.ts';
import { ownPapers } from '../../../kernel/server/paper/paper-ports.ts';
import { dictionariesIn, linesIn, recordFacts } from '../../../kernel/server/paper/record-paper.ts';
import { fill } from '../../../kernel/server/ports.ts';
import { formatDecimal } from '../../../kernel/value/decimal.ts';
import { oilColumnText } from '../reports/oil.text.ts';
import { gradeKey, isGradeKey, isLube } from '../reports/oil-rows.rules.ts';
import { oilStatement, oilStatementLine } from './oil-statement.resource.ts';
import { STATED_ROWS } from './oil-statement.rules.ts';

type Line = Readonly<Record<string, unknown>>;

const HEAD = ['shipName', 'kind', 'period', 'reports', 'statementStatus'];
const ITEM: Words = { zh: '项目', en: 'Row' };
const DRAFT: Words = { zh: '未签字', en: 'UNSIGNED' };

function nameOf({ oilGrade, bonded, lube }: Line): Words {
  if (typeof lube === 'string' && isLube(lube)) return oilColumnText(lube);
  const grade = String(oilGrade);
  if (!isGradeKey(grade) || grade.includes(':')) return grade;
  return oilColumnText(
    gradeKey({ oilGrade: grade as Parameters<typeof gradeKey>[0]['oilGrade'], bonded: bonded === true }),
  );
}

/** What the ship had, received, used and has left goes down, grades and lubricants across (section 8). */
function table(lines: readonly Line[]): PaperBlock {
  const labels = new Map(fieldsOf(oilStatementLine).map(([name, { label }]) => [name, label]));
  return {
    kind: 'table',
    columns: [
      { head: ITEM },
      ...lines.map((line) => ({ head: nameOf(line), group: String(line.unit ?? ''), align: 'right' as const })),
    ],
    rows: Object.keys(STATED_ROWS).map((name) => [
      labels.get(name) ?? name,
      ...lines.map((line) => formatDecimal(String(line[name] ?? '0'), line.unit === 'L' ? 1 : 3)),
    ]),
  };
}

/** The statement as the ship signs it: A4, the same on the print view and as PDF. */
export const oilStatementPaper = fill(ownPapers, oilStatement.name, {
  paper: async (ctx, { rows }) => {
    const dictionaries = await readDictionaries(ctx, dictionariesIn(oilStatement));
    const row: Line = rows.zh ?? rows.en ?? {};
    const lines: Line[] = linesIn(rows, 'lines').map((one) => one.zh ?? one.en ?? {});
    const signature = (place: Words, name: unknown, at: unknown) => ({
      place,
      ...(typeof name === 'string' && { name }),
      ...(typeof at === 'string' && { at }),
    });
    return {
      title: oilStatement.label,
      number: String(row.period ?? ''),
      ...(row.statementStatus === 'DRAFT' && { mark: DRAFT }),
      blocks: [
        { kind: 'facts', facts: recordFacts(oilStatement, HEAD, rows, dictionaries), columns: 3 },
        table(lines),
        {
          kind: 'signatures',
          signatures: [
            signature(oilStatement.fields.chiefName.label, row.chiefName, row.chiefAt),
            signature(oilStatement.fields.masterName.label, row.masterName, row.masterAt),
            signature(oilStatement.fields.confirmName.label, row.confirmName, row.confirmAt),
          ],
        },
      ],
    };
  },
});
