import type { PaperBlock } from '../../../kernel/paper/paper.ts';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { readDictionaries } from '../../../kernel/server/dictionaries.ts';
import { ownPapers } from '../../../kernel/server/paper/paper-ports.ts';
import { dictionariesIn, linesIn, linesTable, recordFacts } from '../../../kernel/server/paper/record-paper.ts';
import { fill } from '../../../kernel/server/ports.ts';
import { laytime } from './laytime.resource.ts';
import { LAYTIME_TEXT as TEXT } from './laytime.text.ts';
import { laytimeException, laytimePort, laytimeSheetLine } from './laytime-lines.resource.ts';

const STATEMENT: AnyResource = laytime;
const HEAD = ['shipName', 'voyageId', 'charterer', 'charterParty'];
const TERMS = [
  'basis',
  'allowedHours',
  'reversible',
  'noticeHours',
  'laycanFrom',
  'claimDays',
  'demurrageRate',
  'despatchRate',
  'addressCommission',
];
const RESULT = [
  'allowedTotal',
  'usedTotal',
  'savedHours',
  'demurrageHours',
  'demurrageDays',
  'demurrageAmount',
  'commissionAmount',
  'netAmount',
  'despatchAmount',
  'claimDue',
];
const PORT = [
  'port',
  'opType',
  'norTendered',
  'allFast',
  'hosesOff',
  'allowedHours',
  'quantity',
  'rate',
  'start',
  'usedHours',
  'overHours',
];
const LINE = [
  'port',
  'from',
  'to',
  'eventType',
  'remark',
  'phase',
  'pct',
  'hours',
  'usedHours',
  'leftHours',
  'overHours',
];

/** The statement as it goes to the charterer: terms, time sheet, result. Whoever may not see prices gets the times alone. */
export const laytimePaper = fill(ownPapers, laytime.name, {
  paper: async (ctx, { rows }) => {
    const dictionaries = await readDictionaries(ctx, dictionariesIn(STATEMENT));
    const row = rows.zh ?? rows.en ?? {};
    const facts = (names: readonly string[]): PaperBlock => ({
      kind: 'facts',
      facts: recordFacts(
        STATEMENT,
        names.filter((name) => name in row),
        rows,
        dictionaries,
      ),
      columns: 4,
    });
    const table = (child: AnyResource, name: string, names: readonly string[]): PaperBlock =>
      linesTable(child, linesIn(rows, name), dictionaries, { names, record: { fields: STATEMENT.fields, rows } });
    return {
      title: TEXT.statement,
      number: String(row.statementNo ?? ''),
      across: true,
      ...(row.status !== 'APPROVE' && { mark: TEXT.notApproved }),
      blocks: [
        facts(HEAD),
        { kind: 'heading', text: TEXT.terms },
        facts(TERMS),
        table(laytimeException, 'exceptions', Object.keys(laytimeException.fields)),
        { kind: 'heading', text: TEXT.ports },
        table(laytimePort, 'ports', PORT),
        { kind: 'heading', text: TEXT.sheet },
        table(laytimeSheetLine, 'sheet', LINE),
        { kind: 'heading', text: TEXT.result },
        facts(RESULT),
        { kind: 'signatures', signatures: [{ place: TEXT.owners }, { place: TEXT.charterers }] },
      ],
    };
  },
});
