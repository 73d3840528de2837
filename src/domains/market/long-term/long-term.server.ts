import { AppError, invalid } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { nextSerial } from '../../../kernel/server/serial.ts';
import { round, sum } from '../../../kernel/value/decimal.ts';
import { adjustmentOf } from './adjustment.rules.ts';
import { longTermFlow } from './long-term.flow.ts';
import { longTermContract } from './long-term.resource.ts';
import { LONG_TERM_TEXT as TEXT } from './long-term.text.ts';

export const longTerms = recordsOf(longTermContract);

const saves = savesOf(longTermContract, {
  served: async (_ctx, { row: { periods } }) => ({
    periodTotal: round(sum(periods.map(({ qty }) => qty)), 3),
    // Freight moves once the contract is in force, by an act.
    adjustments: [],
  }),
  made: async (ctx) => ({ longTermNo: await nextSerial(ctx, longTermContract.name, 'LT-{yy}{000}') }),
});

export const createLongTerm = saves.create;

const acts = serveActs(longTermContract, longTermFlow, {
  submit: 'elsewhere',
  adjust: (_ctx, { row, values: { fromDay, averagePrice }, move }) => {
    const found = adjustmentOf(row, averagePrice);
    if (!found) throw new AppError('RULE', TEXT.noFormula);
    if (fromDay < row.validFrom || fromDay > row.validTo)
      throw invalid([{ field: 'fromDay', message: TEXT.cycleOutside }]);
    if (row.adjustments.some((one) => one.fromDay === fromDay))
      throw invalid([{ field: 'fromDay', message: TEXT.adjustedAlready }]);
    const adjustment = { fromDay, averagePrice, steps: found.steps, move: found.move };
    return move({ adjustments: [...row.adjustments, adjustment] });
  },
});

export const longTermActs = acts.perform;

/** What a lifting under it is agreed by, whoever asks. */
export const termsOf = (ctx: Ctx, id: number) => longTerms.get(ctx, id, { inner: true });

export const longTermEndpoints: readonly Endpoint[] = [
  ...acts.endpoints,
  ...crudEndpoints(longTermContract, { omit: ['import'], ...saves }),
];
