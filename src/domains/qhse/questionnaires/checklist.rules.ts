import { div, round } from '../../../kernel/value/decimal.ts';
import type { NcLevel } from '../quality-words.text.ts';
import { byNumber } from './questionnaire.rules.ts';
import type { Answer, Aspect, Grade, Scale } from './questionnaire-words.text.ts';

type Answered = {
  readonly answer?: Answer | null;
  readonly grade?: Grade | null;
  readonly proposedAt?: string | null;
};

/** Whether an answer says that something is not as it must be. */
export const isNegative = ({ answer, grade }: Answered): boolean => answer === 'NO' || grade === 'NOT_EXPECTED';

const isAnswered = ({ answer, grade }: Answered): boolean => Boolean(answer || grade);

/** A negative answer becomes a finding once; the inspection decides what stays of it. */
export const isUnproposed = (line: Answered): boolean => isNegative(line) && !line.proposedAt;

const PLACES = 4;

/** How far an answered questionnaire is. */
export function countsOf(answers: readonly Answered[]) {
  const answered = answers.filter(isAnswered).length;
  return {
    questions: answers.length,
    answered,
    progress: round(div(String(answered), String(answers.length)), PLACES),
    negatives: answers.filter(isNegative).length,
    unproposed: answers.filter(isUnproposed).length,
  };
}

type Asked = {
  readonly chapterNo: string;
  readonly chapterTitle: string;
  readonly questionNo: string;
  readonly questionTitle: string;
  readonly ncKind: string;
  readonly viqChapter: string | null;
  readonly isHardware: boolean | null;
  readonly isProcess: boolean | null;
  readonly isHuman: boolean | null;
};

/** What a question asks to be graded; of a question of yes or no nothing by itself. */
function aspectsOf(scale: Scale, { isHardware, isProcess, isHuman }: Asked): readonly (Aspect | null)[] {
  if (scale === 'YES_NO') return [null];
  const asked: Aspect[] = [];
  if (isHardware) asked.push('HARDWARE');
  if (isProcess) asked.push('PROCESS');
  if (isHuman) asked.push('HUMAN');
  return asked;
}

/** The lines to be answered: a question each, a graded one for each aspect; in the order of chapters and numbers. */
export const answerLines = (scale: Scale, questions: readonly Asked[]) =>
  questions
    .toSorted((a, b) => byNumber(a.chapterNo, b.chapterNo) || byNumber(a.questionNo, b.questionNo))
    .flatMap((one) =>
      aspectsOf(scale, one).map((aspect) => ({
        chapterTitle: `${one.chapterNo} ${one.chapterTitle}`,
        questionNo: one.questionNo,
        questionTitle: one.questionTitle,
        aspect,
        answer: null,
        grade: null,
        ncKind: one.ncKind,
        viqChapter: one.viqChapter,
      })),
    );

type Line = {
  readonly questionNo: string;
  readonly questionTitle: string;
  readonly ncKind: string;
  readonly note?: string | null;
};

const PROPOSED: NcLevel = 'OBSERVATION';

/** What an inspection is proposed to have found: the remark, without one the question itself. */
export const findingOf = ({ questionNo, questionTitle, ncKind, note }: Line) => ({
  ncKind,
  ncLevel: PROPOSED,
  ncContent: note?.trim() || questionTitle,
  questionNo,
  dangerLevel: 'LOW' as const,
});
