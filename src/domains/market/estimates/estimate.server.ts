import { invalid } from '../../../kernel/errors.ts';
import { fieldsOf, isTyped } from '../../../kernel/resource/resource.ts';
import { moves, serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { nextSerial } from '../../../kernel/server/serial.ts';
import { vesselById } from '../../fleet/public.server.ts';
import { shipFigures } from '../../voyage/public.server.ts';
import { estimateAlternative } from './alternative.resource.ts';
import { estimateSheetCall, shipFiguresCall } from './estimate.calls.ts';
import { estimateFlow } from './estimate.flow.ts';
import { type EstimateRow, voyageEstimate } from './estimate.resource.ts';
import { estimateOf, ranksOf } from './estimate.rules.ts';
import { ESTIMATE_TEXT as TEXT } from './estimate.text.ts';
import { LETTERS } from './estimate-layout.rules.ts';
import { estimateSheet } from './estimate-sheet.server.ts';

/** The ship that earns most a day, and what. */
function bestOf({ alternatives }: Pick<EstimateRow, 'alternatives'>) {
  const tces = alternatives.map((one) => estimateOf(one).tce);
  const at = ranksOf(tces).indexOf(1);
  return { bestShipId: alternatives[at]?.shipId ?? null, bestTce: tces[at] ?? null };
}

const saves = savesOf(voyageEstimate, {
  served: (_ctx, { row, wrong }) => {
    if (row.alternatives.length === 0) wrong('alternatives', TEXT.none.zh, TEXT.none.en);
    return Promise.resolve(bestOf(row));
  },
  made: async (ctx, _row, { versionNo = 1, baseId = null }) => ({
    estimateNo: await nextSerial(ctx, voyageEstimate.name, 'VE-{yy}{0000}'),
    versionNo,
    baseId,
  }),
});

export const createEstimate = saves.create;

/** What somebody typed of an alternative: the new version reckons the rest anew. */
const TYPED = fieldsOf(estimateAlternative)
  .filter(([, field]) => isTyped(field))
  .map(([name]) => name);

const typedOf = (line: EstimateRow['alternatives'][number]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(line).filter(([name]) => TYPED.includes(name)));

const acts = serveActs(voyageEstimate, estimateFlow, {
  choose: (_ctx, { row, values: { letter, reason }, move }) => {
    const one = row.alternatives[LETTERS.indexOf(letter)];
    if (!one) throw invalid([{ field: 'letter', message: TEXT.notThere }]);
    if (estimateOf(one).tce === null) throw invalid([{ field: 'letter', message: TEXT.notWhole }]);
    return move({ chosenLetter: letter, chosenReason: reason });
  },
  revise: async (ctx, { row, move }) => {
    await move();
    const { subject, customerId, currencyId, laycanFrom, laycanTo, remark } = row;
    const alternatives = row.alternatives.map(typedOf);
    return createEstimate(
      ctx,
      { subject, customerId, currencyId, laycanFrom, laycanTo, remark, alternatives },
      { versionNo: (row.versionNo ?? 1) + 1, baseId: row.id },
    );
  },
  drop: moves,
  resume: moves,
});

export const estimateActs = acts.perform;

export const estimateEndpoints: readonly Endpoint[] = [
  ...acts.endpoints,
  serve(shipFiguresCall, async (ctx, { query: { shipId } }) => {
    // A ship that one may not see is not there.
    const { id } = await vesselById(ctx, shipId);
    return shipFigures(ctx, id);
  }),
  serve(estimateSheetCall, (ctx, { params }) => estimateSheet(ctx, params.id)),
  ...crudEndpoints(voyageEstimate, { omit: ['import'], ...saves }),
];
