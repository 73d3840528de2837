import type { PaperBlock } from '../../../kernel/paper/paper.ts';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { readDictionaries } from '../../../kernel/server/dictionaries.ts';
import { ownPapers } from '../../../kernel/server/paper/paper-ports.ts';
import { dictionariesIn, linesIn, linesTable, recordFacts } from '../../../kernel/server/paper/record-paper.ts';
import { fill } from '../../../kernel/server/ports.ts';
import { formatDecimal, type MaybeDecimal } from '../../../kernel/value/decimal.ts';
import { longTermContract } from './long-term.resource.ts';
import { LONG_TERM_TEXT as TEXT } from './long-term.text.ts';
import { longTermAdjustment, longTermRoute } from './long-term-lines.resource.ts';
import { progressFor } from './progress.server.ts';

const CONTRACT: AnyResource = longTermContract;
const PARTIES = ['kind', 'customerId', 'currencyId', 'validFrom', 'validTo', 'totalQty', 'tolerancePct', 'cargoTypes'];
const NOMINATION = ['nominationDays', 'laycanSpreadDays', 'shipApproval', 'freightVariable'];
const FORMULA = ['fuelIndex', 'cycle', 'baseFuelPrice', 'deadBand', 'stepPrice', 'stepFreight'];
const LINES = [
  [TEXT.routes, 'routes', longTermRoute, ['loadPortId', 'dischPortId', 'freight', 'distance']],
  [TEXT.adjustments, 'adjustments', longTermAdjustment, ['fromDay', 'averagePrice', 'steps', 'move']],
] as const;

const tonnes = (qty: MaybeDecimal): string => (qty ? formatDecimal(qty, 3) : '—');
const isThere = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

/** The terms of a long-term contract and how it stands: months planned, done and behind (market 8). */
export const longTermPaper = fill(ownPapers, longTermContract.name, {
  paper: async (ctx, { id, rows }) => {
    const dictionaries = await readDictionaries(ctx, dictionariesIn(CONTRACT));
    const row = rows.zh ?? rows.en ?? {};
    const facts = (names: readonly string[]): PaperBlock[] => {
      const told = names.filter((name) => name in row && isThere(row[name]));
      return told.length > 0
        ? [{ kind: 'facts', facts: recordFacts(CONTRACT, told, rows, dictionaries), columns: 4 }]
        : [];
    };
    const tables = LINES.flatMap(([text, name, child, names]): PaperBlock[] => {
      const lines = linesIn(rows, name);
      const known = names.filter((one) => lines.some((line) => one in (line.zh ?? line.en ?? {})));
      if (lines.length === 0 || known.length === 0) return [];
      const record = { fields: CONTRACT.fields, rows };
      return [{ kind: 'heading', text }, linesTable(child, lines, dictionaries, { names: known, record })];
    });
    const progress = await progressFor(ctx, id);
    return {
      title: TEXT.contract,
      number: String(row.longTermNo ?? ''),
      blocks: [
        ...facts(PARTIES),
        ...facts(NOMINATION),
        ...facts(FORMULA),
        ...tables,
        { kind: 'heading', text: TEXT.progress },
        {
          kind: 'facts',
          columns: 4,
          facts: [
            { label: TEXT.donePct, value: `${progress.donePct ?? '—'} %` },
            { label: TEXT.doneQty, value: `${tonnes(progress.doneQty)} t` },
            { label: TEXT.behindQty, value: `${tonnes(progress.behindQty)} t` },
            { label: TEXT.requiredQty, value: `${tonnes(progress.requiredQty)} t` },
          ],
        },
        {
          kind: 'table',
          columns: [
            { head: TEXT.month },
            { head: TEXT.planned, align: 'right' },
            { head: TEXT.done, align: 'right' },
            { head: TEXT.openQty, align: 'right' },
          ],
          rows: progress.months.map(({ month, planned, done, behind }) => [
            month,
            tonnes(planned),
            tonnes(done),
            tonnes(behind),
          ]),
        },
        ...facts(['clauses']),
      ],
    };
  },
});
