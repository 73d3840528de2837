import { AppError, invalid } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { moves, serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { serveMake } from '../../../kernel/server/crud/make-endpoint.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { nextSerial } from '../../../kernel/server/serial.ts';
import { fill } from '../../../kernel/text.ts';
import type { InspectionRow } from '../inspections/inspection.resource.ts';
import { inspections, updateInspection } from '../inspections/inspection.server.ts';
import { answerQuestionnaire } from './checklist.calls.ts';
import { checklistFlow } from './checklist.flow.ts';
import { checklist } from './checklist.resource.ts';
import { answerLines, countsOf, findingOf, isUnproposed } from './checklist.rules.ts';
import { questionnaires, questions } from './questionnaire.server.ts';
import { QUESTIONNAIRE_TEXT as TEXT } from './questionnaire-words.text.ts';

/** So many answers stand on one sheet. */
const MOST_LINES = 1000;

export const checklists = recordsOf(checklist);

const saves = savesOf(checklist, {
  served: async (_ctx, { row, wrong }) => {
    const other = row.answerScale === 'GRADED' ? 'answer' : 'grade';
    for (const [i, line] of row.answers.entries())
      if (line[other]) wrong(`answers.${i}.${other}`, TEXT.otherScale.zh, TEXT.otherScale.en);
    return countsOf(row.answers);
  },
});

export const updateChecklist = saves.update;

const answering = serveMake(answerQuestionnaire, async (ctx, { first, values }) => {
  const by = await questionnaires.get(ctx, values.questionnaireId);
  if (by.questionnaireStatus !== 'IN_USE') throw invalid([{ field: 'questionnaireId', message: TEXT.notInUse }]);
  const answers = answerLines(by.answerScale, await questions.find(ctx, { questionnaireId: by.id }));
  if (answers.length > MOST_LINES)
    throw new AppError('RULE', fill(TEXT.tooMany, { n: answers.length, most: MOST_LINES }));
  return checklists.create(
    ctx,
    {
      inspectionId: first.id,
      shipId: first.shipId,
      questionnaireId: by.id,
      answerScale: by.answerScale,
      answers,
    },
    {
      checklistNo: await nextSerial(ctx, checklist.name, 'QA-{yyyy}-{0000}'),
      inspectionName: first.inspectionName,
      ...countsOf(answers),
    },
  );
});

export const answerBy = answering.make;

/** The inspection, held; once it is submitted its findings are defects, and nothing is answered any more. */
async function openInspection(ctx: Ctx, id: number): Promise<InspectionRow> {
  const found = await inspections.held(ctx, id);
  if (found.status !== 'USE') throw new AppError('RULE', TEXT.inspectionSent);
  return found;
}

export const checklistActs = serveActs(checklist, checklistFlow, {
  propose: async (ctx, { row, move }) => {
    const { id, version, findings } = await openInspection(ctx, row.inspectionId);
    const proposed = row.answers.filter(isUnproposed).map(findingOf);
    await updateInspection(ctx, { id, version, findings: [...findings, ...proposed] });
    const proposedAt = ctx.now.toISOString();
    const answers = row.answers.map((line) => (isUnproposed(line) ? { ...line, proposedAt } : line));
    return move({ answers, ...countsOf(answers) });
  },
  finish: moves,
  reopen: async (ctx, { row, move }) => {
    await openInspection(ctx, row.inspectionId);
    return move();
  },
});

export const checklistEndpoints: readonly Endpoint[] = [
  answering.endpoint,
  ...checklistActs.endpoints,
  // Its questions come of the questionnaire; taken away and brought back it might belong to an inspection that was submitted.
  ...crudEndpoints(checklist, { omit: ['create', 'import', 'restore'], update: saves.update }),
];
