import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { readDictionaries } from '../../../kernel/server/dictionaries.ts';
import { ownPapers } from '../../../kernel/server/paper/paper-ports.ts';
import { dictionariesIn, linesIn, linesTable, recordFacts } from '../../../kernel/server/paper/record-paper.ts';
import { fill } from '../../../kernel/server/ports.ts';
import { transfer, transferLine } from './transfer.resource.ts';

const TRANSFER: AnyResource = transfer;

/** What goes with the goods: what was sent where, without what it is worth. */
export const transferPaper = fill(ownPapers, transfer.name, {
  paper: async (ctx, { rows }) => {
    const dictionaries = await readDictionaries(ctx, dictionariesIn(TRANSFER));
    const row = rows.zh ?? rows.en ?? {};
    const head = ['transferNo', 'storeId', 'toOrganizationId', 'shippedOn', 'carrier', 'waybillNo', 'reason'];
    return {
      title: transfer.label,
      number: String(row.transferNo ?? ''),
      ...(row.status !== 'APPROVE' && { mark: { zh: '未生效', en: 'Not in force' } }),
      blocks: [
        { kind: 'facts', facts: recordFacts(TRANSFER, head, rows, dictionaries), columns: 3 },
        linesTable(transferLine, linesIn(rows, 'lines'), dictionaries, {
          names: ['poolId', 'unitId', 'qty', 'batchNo', 'remark'],
          record: { fields: TRANSFER.fields, rows },
        }),
        {
          kind: 'signatures',
          signatures: [
            { place: { zh: '发出人', en: 'Handed over by' } },
            { place: { zh: '承运人', en: 'Carrier' } },
            { place: { zh: '接收人', en: 'Received by' } },
          ],
        },
      ],
    };
  },
});
