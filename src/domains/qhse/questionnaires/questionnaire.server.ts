import { AppError } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { moves, serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { fill } from '../../../kernel/text.ts';
import { chapterOf } from '../quality.rules.ts';
import { type QuestionRow, question } from './question.resource.ts';
import { questionnaireFlow } from './questionnaire.flow.ts';
import { questionnaire } from './questionnaire.resource.ts';
import { QUESTIONNAIRE_TEXT as TEXT } from './questionnaire-words.text.ts';

export const questionnaires = recordsOf(questionnaire);
export const questions = recordsOf(question);

async function hasQuestions(ctx: Ctx, questionnaireId: number): Promise<boolean> {
  const [found] = await ctx.db.query<{ id: number }>({
    name: 'qhse-question-of-questionnaire',
    text: `select id from qhse_question where questionnaire_id = $1 and deleted_at is null limit 1`,
    values: [questionnaireId],
  });
  return found !== undefined;
}

const saves = savesOf(questionnaire, {
  served: async (ctx, { row, before, wrong }) => {
    if (before && row.answerScale !== before.answerScale && (await hasQuestions(ctx, before.id)))
      wrong('answerScale', TEXT.scaleStays.zh, TEXT.scaleStays.en);
    return {};
  },
});

export const createQuestionnaire = saves.create;

type InChapter = { readonly questionnaireId: number; readonly chapterNo: string; readonly except: number | undefined };

/** What the chapter is called by another question of it; nothing by its first one. */
async function titleOfChapter(ctx: Ctx, at: InChapter): Promise<string | undefined> {
  const [other] = await ctx.db.query<{ title: string }>({
    name: 'qhse-title-of-chapter',
    text: `select chapter_title as title from qhse_question
      where questionnaire_id = $1 and chapter_no = $2 and id <> coalesce($3::bigint, 0) and deleted_at is null limit 1`,
    values: [at.questionnaireId, at.chapterNo, at.except ?? null],
  });
  return other?.title;
}

/** The first aspect that a question asks for. */
const aspectIn = ({ isHardware, isProcess, isHuman }: QuestionRow) =>
  isHardware ? 'isHardware' : isProcess ? 'isProcess' : isHuman ? 'isHuman' : undefined;

const questionSaves = savesOf(question, {
  needs: ['questionnaireId'],
  served: async (ctx, { row, before, wrong }) => {
    const { answerScale, questionnaireStatus } = await questionnaires.get(ctx, row.questionnaireId);
    if (before && before.questionnaireId !== row.questionnaireId)
      wrong('questionnaireId', TEXT.stays.zh, TEXT.stays.en);
    if (questionnaireStatus !== 'DRAFT') wrong('questionnaireId', TEXT.issued.zh, TEXT.issued.en);
    const aspect = aspectIn(row);
    if (answerScale === 'GRADED' && !aspect) wrong('isHardware', TEXT.needsAspect.zh, TEXT.needsAspect.en);
    if (answerScale === 'YES_NO' && aspect) wrong(aspect, TEXT.noAspect.zh, TEXT.noAspect.en);
    const { questionnaireId, chapterNo } = row;
    const title = await titleOfChapter(ctx, { questionnaireId, chapterNo, except: before?.id });
    if (title !== undefined && title !== row.chapterTitle) {
      const other = fill(TEXT.chapterOf, { no: chapterNo, title });
      wrong('chapterTitle', other.zh, other.en);
    }
    return { viqChapter: row.viqChapter || chapterOf(row.ncKind) || null };
  },
});

export const createQuestion = questionSaves.create;

/** Of a questionnaire in use every question stays. */
async function removeQuestion(ctx: Ctx, id: number, version?: number): Promise<void> {
  const row = await questions.held(ctx, id, version);
  const { questionnaireStatus } = await questionnaires.get(ctx, row.questionnaireId);
  if (questionnaireStatus !== 'DRAFT') throw new AppError('RULE', TEXT.issued);
  await questions.remove(ctx, id, version);
}

export const questionnaireActs = serveActs(questionnaire, questionnaireFlow, {
  issue: async (ctx, { row, move }) => {
    if (!(await hasQuestions(ctx, row.id))) throw new AppError('RULE', TEXT.noQuestions);
    return move();
  },
  retire: moves,
});

export const questionnaireEndpoints: readonly Endpoint[] = [
  ...questionnaireActs.endpoints,
  ...crudEndpoints(questionnaire, { omit: ['import'], ...saves }),
  ...crudEndpoints(question, {
    create: questionSaves.create,
    update: questionSaves.update,
    derive: questionSaves.derive,
    remove: removeQuestion,
  }),
];
