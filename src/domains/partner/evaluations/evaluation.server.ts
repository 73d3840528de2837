import { AppError, invalid } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { serveMake } from '../../../kernel/server/crud/make-endpoint.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { createQualification } from '../qualifications/qualification.server.ts';
import { cardOf, earlierOf, evaluations, withService } from './card.server.ts';
import { runEvaluationsCall, suspensionOfEvaluation } from './evaluation.calls.ts';
import { type EvaluationRow, evaluation } from './evaluation.resource.ts';
import { lacksReason } from './evaluation.rules.ts';
import { GRADES, EVALUATION_TEXT as TEXT } from './evaluation.text.ts';
import { evaluationWeight } from './evaluation-weight.resource.ts';
import { runEvaluations } from './run-evaluations.server.ts';

/** What a card comes to with the scores of service as they are; what was counted and the weights stay. */
async function reckon(ctx: Ctx, row: EvaluationRow, before: EvaluationRow) {
  const weights = new Map(before.measures.map(({ item, weight }) => [item, weight]));
  const earlier = await earlierOf(ctx, [before.partnerId], before.periodFrom ?? '');
  const counted = withService(before.measures, row.serviceScores);
  return cardOf(counted, (item) => weights.get(item), earlier.get(before.partnerId));
}

const saves = savesOf(evaluation, {
  // Cards come of `run` alone: whose they are and of when nobody types.
  async served(ctx, { row, before, wrong }) {
    if (!before) return {};
    const { partnerId, evalYear, half, periodFrom, periodTo, mainType } = before;
    const { measures, score, grade, proposed } = await reckon(ctx, row, before);
    // Whoever left it at what was proposed agrees to what is proposed now.
    const outcome = row.outcome === before.proposed && before.outcome === before.proposed ? proposed : row.outcome;
    if (lacksReason({ outcome, proposed, outcomeReason: row.outcomeReason }))
      wrong('outcomeReason', TEXT.sayWhy.zh, TEXT.sayWhy.en);
    return { partnerId, evalYear, half, periodFrom, periodTo, mainType, measures, score, grade, proposed, outcome };
  },
});

/** Refuses a card that says nothing; what the time before came to may have been approved meanwhile. */
export async function beforeEvaluation(ctx: Ctx, row: EvaluationRow) {
  const { score, grade, proposed } = await reckon(ctx, row, row);
  if (!score) throw new AppError('RULE', TEXT.notScored);
  const outcome = row.outcome === row.proposed ? proposed : row.outcome;
  if (lacksReason({ outcome, proposed, outcomeReason: row.outcomeReason }))
    throw invalid([{ field: 'outcomeReason', message: TEXT.sayWhy }]);
  return { score, grade, proposed, outcome };
}

const suspensions = serveMake(suspensionOfEvaluation, async (ctx, { first: card }) => {
  const { id, evalNo, partnerId, score, grade, outcomeReason } = card;
  const because = outcomeReason ? `；${outcomeReason}` : '';
  const made = await createQualification(ctx, {
    kind: 'SUSPEND',
    partnerId,
    reason: `评价 ${evalNo}：得分 ${score}，${grade ? GRADES[grade].zh : ''}级${because}`.slice(0, 500),
  });
  await evaluations.patch(ctx, id, { requestNo: made.qualNo }, { action: 'askSuspension' });
  return made;
});

export const evaluationEndpoints: readonly Endpoint[] = [
  serve(runEvaluationsCall, (ctx, { body }) => runEvaluations(ctx, body)),
  suspensions.endpoint,
  ...crudEndpoints(evaluation, { omit: ['create', 'import'], update: saves.update }),
  ...crudEndpoints(evaluationWeight, { omit: ['import'] }),
];
