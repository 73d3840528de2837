import { lazy, Suspense, useEffect, useState } from 'react';
import { answerQuestions, type Question } from '../kernel/web/confirm.ts';

const QuestionDialog = lazy(async () => ({ default: (await import('./dialogs/question-dialog.tsx')).QuestionDialog }));

/** Shows what `confirm` asks, one question at a time. */
export function QuestionHost() {
  const [asked, setAsked] = useState<{ question: Question; answer: (yes: boolean) => void }>();
  useEffect(() => answerQuestions((question) => new Promise((resolve) => setAsked({ question, answer: resolve }))), []);
  if (!asked) return null;
  const end = (yes: boolean): void => {
    setAsked(undefined);
    asked.answer(yes);
  };
  return (
    <Suspense>
      <QuestionDialog question={asked.question} onAnswer={end} />
    </Suspense>
  );
}
