import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { readDictionaries } from '../../../kernel/server/dictionaries.ts';
import { ownPapers } from '../../../kernel/server/paper/paper-ports.ts';
import { dictionariesIn, linesIn, linesTable, recordFacts } from '../../../kernel/server/paper/record-paper.ts';
import { fill } from '../../../kernel/server/ports.ts';
import { formatDecimal } from '../../../kernel/value/decimal.ts';
import { vef, vefLine } from './vef.resource.ts';
import { VEF_TEXT as TEXT } from './vef.text.ts';

const RUN: AnyResource = vef;
const HEAD = ['shipName', 'series', 'unit', 'runDay', 'tableDate'];
const RESULT = ['mean', 'low', 'high', 'count', 'handCount'];
const LINE = ['voyageId', 'workedOn', 'cargo', 'shipQty', 'shoreQty', 'ratio', 'state', 'handReason'];
/** Printed with one place less than it is kept. */
const PRINTED_PLACES = 4;

/** The record that stays on board: each voyage in or out for its reason, the factor, date and stamp (voyage 8). */
export const vefPaper = fill(ownPapers, vef.name, {
  paper: async (ctx, { rows }) => {
    const dictionaries = await readDictionaries(ctx, dictionariesIn(RUN));
    const row = rows.zh ?? rows.en ?? {};
    const factor = typeof row.vef === 'string' ? formatDecimal(row.vef, PRINTED_PLACES) : TEXT.noVef;
    return {
      title: TEXT.record,
      number: String(row.runNo ?? ''),
      across: true,
      ...(Number(row.handCount ?? 0) > 0 && row.status !== 'APPROVE' && { mark: TEXT.notApproved }),
      blocks: [
        { kind: 'facts', facts: recordFacts(RUN, HEAD, rows, dictionaries), columns: 3 },
        linesTable(vefLine, linesIn(rows, 'lines'), dictionaries, {
          names: LINE,
          record: { fields: RUN.fields, rows },
        }),
        {
          kind: 'facts',
          facts: [
            { label: vef.fields.vef.label, value: factor },
            ...recordFacts(RUN, RESULT, rows, dictionaries),
            ...(row.shipFigure ? recordFacts(RUN, ['shipFigure', 'adjusted'], rows, dictionaries) : []),
          ],
          columns: 3,
        },
        { kind: 'note', text: TEXT.limits },
        { kind: 'signatures', signatures: [{ place: TEXT.master }, { place: TEXT.stamp }] },
      ],
    };
  },
});
