import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { readDictionaries } from '../../../kernel/server/dictionaries.ts';
import { ownPapers } from '../../../kernel/server/paper/paper-ports.ts';
import { dictionariesIn, linesIn, linesTable, recordFacts } from '../../../kernel/server/paper/record-paper.ts';
import { fill } from '../../../kernel/server/ports.ts';
import { stocktake, stocktakeLine } from './stocktake.resource.ts';

const STOCKTAKE: AnyResource = stocktake;

const WHAT = ['locationId', 'materialId', 'condition', 'batchNo', 'expiryDate', 'unitId'];

/** Which columns stand on the sheet: to be filled by hand while it is counted, and what came of it afterwards. */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  RECOUNT: [...WHAT, 'recountQty', 'note'],
  REVIEW: [...WHAT, 'bookQty', 'countedQty', 'recountQty', 'diffQty', 'cause'],
  POSTED: [...WHAT, 'bookQty', 'countedQty', 'recountQty', 'diffQty', 'cause'],
};

/** The count sheet that one carries along: blind, with room to write; counted again only what is to be. */
export const stocktakePaper = fill(ownPapers, stocktake.name, {
  paper: async (ctx, { rows }) => {
    const dictionaries = await readDictionaries(ctx, dictionariesIn(STOCKTAKE));
    const row = rows.zh ?? rows.en ?? {};
    const state = String(row.takeStatus ?? '');
    const all = linesIn(rows, 'lines');
    const again = all.filter(({ zh, en }) => (zh ?? en)?.recount === true);
    return {
      title: { zh: '库存盘点表', en: 'Count sheet' },
      number: String(row.takeNo ?? ''),
      across: true,
      blocks: [
        {
          kind: 'facts',
          facts: recordFacts(
            STOCKTAKE,
            ['storeId', 'takeKind', 'plannedOn', 'locationIds', 'remark'],
            rows,
            dictionaries,
          ),
          columns: 3,
        },
        linesTable(stocktakeLine, state === 'RECOUNT' ? again : all, dictionaries, {
          names: COLUMNS[state] ?? [...WHAT, 'countedQty', 'note'],
          record: { fields: STOCKTAKE.fields, rows },
        }),
        {
          kind: 'signatures',
          signatures: [
            { place: { zh: '盘点人', en: 'Counted by' } },
            { place: { zh: '复盘人', en: 'Recounted by' } },
            { place: { zh: '部门长', en: 'Head of department' } },
          ],
        },
      ],
    };
  },
});
