import type { PaperBlock, Words } from '../../../kernel/paper/paper.ts';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { fieldWords } from '../../../kernel/server/paper/field-words.ts';
import { ownPapers } from '../../../kernel/server/paper/paper-ports.ts';
import { linesIn, recordFacts } from '../../../kernel/server/paper/record-paper.ts';
import { fill } from '../../../kernel/server/ports.ts';
import { estimateAlternative } from './alternative.resource.ts';
import { voyageEstimate } from './estimate.resource.ts';
import { ESTIMATE_TEXT as TEXT } from './estimate.text.ts';
import { groupsFor, headOf, LETTERS } from './estimate-layout.rules.ts';

const ESTIMATE: AnyResource = voyageEstimate;
const HEAD = ['subject', 'customerId', 'laycanFrom', 'laycanTo', 'versionNo', 'chosenLetter'];
const NO_WORDS = {};

/** The alternatives beside each other, group by group; without prices as far as time, oil and CO2 go. */
export const estimatePaper = fill(ownPapers, voyageEstimate.name, {
  paper: (_ctx, { rows }) => {
    const row = rows.zh ?? rows.en ?? {};
    const lines = linesIn(rows, 'alternatives');
    const currency = String((row.labels as Record<string, unknown> | undefined)?.currencyId ?? '');
    const sees = 'bestTce' in row;
    const tables = groupsFor(sees).map(
      ({ title, names }): PaperBlock => ({
        kind: 'table',
        columns: [
          { head: title, share: 3 },
          ...lines.map((_, i) => ({ head: LETTERS[i]!, align: 'right' as const, share: 2 })),
        ],
        rows: names.map((name): Words[] => [
          headOf(name, currency),
          ...lines.map((line) => fieldWords(name, { fields: estimateAlternative.fields, rows: line }, NO_WORDS)),
        ]),
      }),
    );
    return Promise.resolve({
      title: TEXT.estimate,
      number: String(row.estimateNo ?? ''),
      across: true,
      ...(row.estimateStatus !== 'CHOSEN' && { mark: TEXT.draftMark }),
      blocks: [{ kind: 'facts', facts: recordFacts(ESTIMATE, HEAD, rows, NO_WORDS), columns: 3 }, ...tables],
    });
  },
});
