import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { readDictionaries } from '../../../kernel/server/dictionaries.ts';
import { ownPapers } from '../../../kernel/server/paper/paper-ports.ts';
import { dictionariesIn, linesIn, linesTable, recordFacts } from '../../../kernel/server/paper/record-paper.ts';
import { fill } from '../../../kernel/server/ports.ts';
import { evaluation } from './evaluation.resource.ts';
import { evaluationMeasure } from './evaluation-lines.resource.ts';

const EVALUATION: AnyResource = evaluation;

/** The score card; who of the staff gave which points stays in the house. */
export const evaluationPaper = fill(ownPapers, evaluation.name, {
  paper: async (ctx, { rows }) => {
    const dictionaries = await readDictionaries(ctx, dictionariesIn(EVALUATION));
    const row = rows.zh ?? rows.en ?? {};
    const head = ['partnerId', 'evalYear', 'half', 'periodFrom', 'periodTo', 'orderCount'];
    const result = ['score', 'grade', 'outcome', 'outcomeReason'];
    return {
      title: { zh: '供应商评价表', en: 'Supplier score card' },
      number: String(row.evalNo ?? ''),
      ...(row.status !== 'APPROVE' && { mark: { zh: '未生效', en: 'Not in force' } }),
      blocks: [
        { kind: 'facts', facts: recordFacts(EVALUATION, head, rows, dictionaries), columns: 3 },
        linesTable(evaluationMeasure, linesIn(rows, 'measures'), dictionaries, {
          record: { fields: EVALUATION.fields, rows },
        }),
        { kind: 'facts', facts: recordFacts(EVALUATION, result, rows, dictionaries), columns: 3 },
        {
          kind: 'signatures',
          signatures: [
            { place: { zh: '采购经理', en: 'Purchasing manager' } },
            { place: { zh: '供应商确认', en: 'Acknowledged by the supplier' } },
          ],
        },
      ],
    };
  },
});
