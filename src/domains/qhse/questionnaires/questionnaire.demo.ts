import type { Ctx } from '../../../kernel/server/context.ts';
import type { NewRow } from '../../../kernel/server/crud/create-many.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { vesselsOf } from '../../fleet/public.server.ts';
import { asPerson, PEOPLE } from '../../identity/public.server.ts';
import { createInspection } from '../inspections/inspection.server.ts';
import { chapterOf } from '../quality.rules.ts';
import type { InspectionType } from '../quality-words.text.ts';
import { answerBy, checklistActs, checklists, updateChecklist } from './checklist.server.ts';
import { questionnaireActs, questionnaires, questions } from './questionnaire.server.ts';
import { DEMO_QUESTIONNAIRES, type DemoQuestionnaire } from './questions.demo.ts';

const DAY_MS = 86_400_000;
/** Days before the present on which the questionnaires were made. */
const MADE = 200;
/** Days before the present on which the ships were looked at. */
const SEEN = 2;

/** The company's own questionnaires, and two inspections answered by them: one to its end, one half way. */
export async function demoQuestionnaires(ctx: Ctx): Promise<void> {
  const [writer] = await ctx.db.query<{ id: number }>(
    `select id from ${PEOPLE} where username = 'qhse' and deleted_at is null`,
  );
  if (!writer) return;
  const at = async (ago: number): Promise<Ctx> => {
    const person = await asPerson(ctx, writer.id, new Date(ctx.now.getTime() - ago * DAY_MS));
    return { ...person, user: { ...person.user, scope: { vessel: 'all', organization: 'all' } } };
  };
  const ids = await demoQuestions(await at(MADE));
  const by = await at(SEEN);
  const ships = await vesselsOf(by);
  const [first, another] = [ships[0], ships[2]];
  const [own, company] = [ids.get('MS-2'), ids.get('CO-1')];
  if (!first || !another || !own || !company) return;
  await tellMaster(by, first.id, own);
  await tellCompany(by, another.id, company);
}

/** All of them with their questions, as they stand now; their ids by code. */
async function demoQuestions(by: Ctx): Promise<ReadonlyMap<string, number>> {
  const ids = await questionnaires.createMany(
    by,
    DEMO_QUESTIONNAIRES.map((one) => ({
      draft: {
        code: one.code,
        questionnaireName: one.name,
        questionnaireNameEn: one.nameEn,
        edition: one.edition,
        schemeKind: one.scheme,
        answerScale: one.graded ? 'GRADED' : 'YES_NO',
      },
      server: {},
    })),
  );
  await questions.createMany(
    by,
    DEMO_QUESTIONNAIRES.flatMap((one, i) => rowsOf(one, ids[i]!)),
  );
  for (const [i, { becomes }] of DEMO_QUESTIONNAIRES.entries()) {
    if (becomes !== 'DRAFT') await questionnaireActs.perform(by, 'issue', ids[i]!);
    if (becomes === 'RETIRED') await questionnaireActs.perform(by, 'retire', ids[i]!);
  }
  return new Map(DEMO_QUESTIONNAIRES.map(({ code }, i) => [code, ids[i]!]));
}

const rowsOf = ({ chapters }: DemoQuestionnaire, questionnaireId: number): NewRow[] =>
  chapters.flatMap((chapter) =>
    chapter.asks.map((asked) => ({
      draft: {
        questionnaireId,
        chapterNo: chapter.no,
        chapterTitle: chapter.title,
        questionNo: asked.no,
        questionTitle: asked.title,
        ncKind: asked.ncKind,
        viqChapter: asked.viqChapter ?? chapterOf(asked.ncKind) ?? null,
        isHardware: asked.aspects?.includes('isHardware') ?? false,
        isProcess: asked.aspects?.includes('isProcess') ?? false,
        isHuman: asked.aspects?.includes('isHuman') ?? false,
      },
      server: {},
    })),
  );

type Visit = {
  readonly inspectionType: InspectionType;
  readonly shipId: number;
  readonly partyName: string;
  readonly questionnaireId: number;
};

/** A visit that is not submitted yet, and the sheet by which it is answered. */
async function begin(by: Ctx, { inspectionType, shipId, partyName, questionnaireId }: Visit) {
  const { id } = await createInspection(by, {
    inspectionType,
    shipId,
    ncInspectDate: officeDay(by.now),
    partyName,
    result: 'DEFICIENCY',
  });
  const made = await answerBy(by, [id], { questionnaireId });
  return checklists.get(by, made.id);
}

/** All is answered; what is not as it must be stands among the findings. */
async function tellMaster(by: Ctx, shipId: number, questionnaireId: number): Promise<void> {
  const row = await begin(by, { inspectionType: 'MASTER_SELF', shipId, partyName: '船长', questionnaireId });
  const answers = row.answers.map((line) =>
    line.questionNo === '4.1'
      ? { ...line, answer: 'NO' as const, note: '二号系泊绞车刹车测试超期一个月。' }
      : { ...line, answer: line.questionNo === '2.10' ? ('NS' as const) : ('YES' as const) },
  );
  await updateChecklist(by, { id: row.id, version: row.version, answers });
  await checklistActs.perform(by, 'propose', row.id);
  await checklistActs.perform(by, 'finish', row.id);
}

/** Half of it is graded, and what does not do is no finding yet. */
async function tellCompany(by: Ctx, shipId: number, questionnaireId: number): Promise<void> {
  const row = await begin(by, { inspectionType: 'COMPANY', shipId, partyName: '韩立群', questionnaireId });
  const answers = row.answers.map((line, i) => {
    if (i === 0) return { ...line, grade: 'LARGELY' as const, note: '复核签字不全。' };
    if (i === 1) return { ...line, grade: 'EXPECTED' as const };
    if (i === 2) return { ...line, grade: 'NOT_EXPECTED' as const, note: '三厘米雷达显示偏差未修复。' };
    return line;
  });
  await updateChecklist(by, { id: row.id, version: row.version, answers });
}
