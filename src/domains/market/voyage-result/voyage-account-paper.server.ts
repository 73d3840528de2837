import type { PaperBlock } from '../../../kernel/paper/paper.ts';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { ownPapers } from '../../../kernel/server/paper/paper-ports.ts';
import { linesIn, linesTable, recordFacts } from '../../../kernel/server/paper/record-paper.ts';
import { fill } from '../../../kernel/server/ports.ts';
import { voyageAccount } from './voyage-account.resource.ts';
import { ACCOUNT_TEXT as TEXT } from './voyage-account.text.ts';
import { voyageAccountLine, voyageAccountSource } from './voyage-account-lines.resource.ts';

const ACCOUNT: AnyResource = voyageAccount;
const HEAD = [
  'voyageId',
  'shipId',
  'contractId',
  'customerId',
  'cargoNames',
  'startTime',
  'endTime',
  'days',
  'currencyId',
  'estimateId',
  'takenAt',
  'accountStatus',
];
const RESULT = [
  'revenue',
  'commission',
  'cost',
  'net',
  'tce',
  'estimateNet',
  'estimateTce',
  'tceDifference',
  'baseNet',
];
const LINE = ['lineType', 'estimate', 'actual', 'difference', 'provisional', 'reason'];
const SOURCE = ['lineType', 'sourceNo', 'currencyId', 'ownAmount', 'rate', 'amount', 'provisional'];
const NO_WORDS = {};

/** The result of a voyage on A4: what was expected and what it came to, line by line, and where each amount comes from. */
export const voyageAccountPaper = fill(ownPapers, voyageAccount.name, {
  paper: (_ctx, { rows }) => {
    const row = rows.zh ?? rows.en ?? {};
    const facts = (names: readonly string[]): PaperBlock => ({
      kind: 'facts',
      facts: recordFacts(
        ACCOUNT,
        names.filter((name) => name in row),
        rows,
        NO_WORDS,
      ),
      columns: 3,
    });
    // Without prices nothing of an account is told but its voyage.
    const sees = 'net' in row;
    const table = (child: AnyResource, name: string, names: readonly string[]): PaperBlock =>
      linesTable(child, linesIn(rows, name), NO_WORDS, { names, record: { fields: ACCOUNT.fields, rows } });
    return Promise.resolve({
      title: TEXT.account,
      ...(row.provisional === true && { mark: TEXT.draftMark }),
      blocks: [
        facts(HEAD),
        ...(sees
          ? [
              { kind: 'heading' as const, text: TEXT.lines },
              table(voyageAccountLine, 'results', LINE),
              { kind: 'heading' as const, text: TEXT.result },
              facts(RESULT),
              { kind: 'heading' as const, text: TEXT.sources },
              table(voyageAccountSource, 'sources', SOURCE),
            ]
          : []),
        { kind: 'signatures', signatures: [{ place: TEXT.made }, { place: TEXT.checked }, { place: TEXT.approved }] },
      ],
    });
  },
});
