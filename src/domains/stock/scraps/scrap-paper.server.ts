import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { readDictionaries } from '../../../kernel/server/dictionaries.ts';
import { ownPapers } from '../../../kernel/server/paper/paper-ports.ts';
import { dictionariesIn, linesIn, linesTable, recordFacts } from '../../../kernel/server/paper/record-paper.ts';
import { fill } from '../../../kernel/server/ports.ts';
import { scrap, scrapLine } from './scrap.resource.ts';

const SCRAP: AnyResource = scrap;

/** What goes ashore with the goods: what was written off and why, without what it was worth. */
export const scrapPaper = fill(ownPapers, scrap.name, {
  paper: async (ctx, { rows }) => {
    const dictionaries = await readDictionaries(ctx, dictionariesIn(SCRAP));
    const row = rows.zh ?? rows.en ?? {};
    const head = ['scrapNo', 'storeId', 'postedOn', 'method', 'disposedOn', 'reason'];
    return {
      title: scrap.label,
      number: String(row.scrapNo ?? ''),
      ...(row.status !== 'APPROVE' && { mark: { zh: '未生效', en: 'Not in force' } }),
      blocks: [
        { kind: 'facts', facts: recordFacts(SCRAP, head, rows, dictionaries), columns: 3 },
        linesTable(scrapLine, linesIn(rows, 'lines'), dictionaries, {
          names: ['poolId', 'unitId', 'qty', 'cause'],
          record: { fields: SCRAP.fields, rows },
        }),
        {
          kind: 'signatures',
          signatures: [
            { place: { zh: '移交人', en: 'Handed over by' } },
            { place: { zh: '接收人', en: 'Received by' } },
          ],
        },
      ],
    };
  },
});
