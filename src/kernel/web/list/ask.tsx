import { lazy, type ReactNode, Suspense, useState } from 'react';

const AskDialog = lazy(() => import('./ask-dialog.tsx').then((m) => ({ default: m.AskDialog })));

export type Question = {
  title: string;
  effect?: string;
  /** The verb, repeated on the button. */
  act: string;
  danger?: boolean;
  reason?: boolean;
  /** A word to be typed first, such as the count of records to delete. */
  typed?: string;
  run: (reason?: string) => unknown;
};

/** Confirmation that names the object and the effect; the button repeats the verb, and the focus starts on cancel. */
export function useAsk(): [ReactNode, (question: Question) => void] {
  const [question, setQuestion] = useState<Question>();
  const dialog = question && (
    <Suspense fallback={null}>
      <AskDialog key={question.title} question={question} onClose={() => setQuestion(undefined)} />
    </Suspense>
  );
  return [dialog, setQuestion];
}
