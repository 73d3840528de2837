import type { PaperBlock } from '../../../kernel/paper/paper.ts';
import { numberText } from '../../../kernel/resource/number-text.ts';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { ownPapers } from '../../../kernel/server/paper/paper-ports.ts';
import { linesIn, linesTable, recordFacts } from '../../../kernel/server/paper/record-paper.ts';
import { fill } from '../../../kernel/server/ports.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { laytime } from '../../voyage/public.ts';
import { claim } from './claim.resource.ts';
import { interestTo, owedOf } from './claim.rules.ts';
import { CLAIM_TEXT as TEXT } from './claim.text.ts';
import { claimDocument, claimRound } from './claim-lines.resource.ts';

const CLAIM: AnyResource = claim;
const HEAD = ['counterpartyName', 'shipId', 'voyageId', 'charterParty', 'kind', 'dueDate'];
const MONEY = ['amount', 'commissionPct', 'commissionAmount', 'netAmount'];
const COURSE = ['claimStatus', 'submittedDate', 'agreedAmount', 'agreedDate', 'paidAmount', 'paidDate'];
const LAYTIME = ['allowedTotal', 'usedTotal', 'demurrageHours', 'savedHours'] as const;
const NO_WORDS = {};

const laytimes = recordsOf(laytime);

/** The cover letter with its grounds and enclosures, and behind it the file of the claim: its course and what was said. */
export const claimPaper = fill(ownPapers, claim.name, {
  paper: async (ctx, { rows }) => {
    const row = rows.zh ?? rows.en ?? {};
    const facts = (names: readonly string[], columns: number): PaperBlock => ({
      kind: 'facts',
      facts: recordFacts(
        CLAIM,
        names.filter((name) => name in row),
        rows,
        NO_WORDS,
      ),
      columns,
    });
    const table = (child: AnyResource, name: string, names: readonly string[]): PaperBlock =>
      linesTable(child, linesIn(rows, name), NO_WORDS, { names, record: { fields: CLAIM.fields, rows } });
    const statement = typeof row.statementId === 'number' ? await laytimes.get(ctx, row.statementId) : undefined;
    const interest = interestTo(owedOf(row), officeDay(ctx.now));
    const offered = 'amount' in row ? ['day', 'side', 'offered', 'said'] : ['day', 'side', 'said'];
    return {
      title: TEXT.letterTitle,
      number: String(row.claimNo ?? ''),
      blocks: [
        facts(HEAD, 2),
        { kind: 'paragraph', text: row.direction === 'AGAINST_US' ? TEXT.letterAgainst : TEXT.letter },
        facts(MONEY, 2),
        ...(statement
          ? [
              { kind: 'heading' as const, text: TEXT.laytime },
              {
                kind: 'facts' as const,
                columns: 4,
                facts: LAYTIME.map((name) => ({
                  label: laytime.fields[name].label,
                  value: `${numberText(laytime.fields[name], statement[name])} h`,
                })),
              },
            ]
          : []),
        { kind: 'heading', text: TEXT.documents },
        table(claimDocument, 'documents', ['document', 'needed', 'got', 'remark']),
        { kind: 'signatures', signatures: [{ place: TEXT.ours }, { place: TEXT.seal }] },
        { kind: 'page' },
        { kind: 'heading', text: TEXT.file },
        facts(COURSE, 3),
        ...(interest !== null && 'interestRate' in row
          ? [
              {
                kind: 'facts' as const,
                facts: [{ label: TEXT.interest, value: numberText(claim.fields.netAmount, interest) }],
              },
              { kind: 'note' as const, text: TEXT.interestNote },
            ]
          : []),
        { kind: 'heading', text: TEXT.rounds },
        table(claimRound, 'rounds', offered),
      ],
    };
  },
});
