import { lazy, type ReactNode, Suspense, useState } from 'react';

import type { AnyResource } from '../../../resource/resource.ts';

const ActForm = lazy(() => import('./act-form.tsx').then((m) => ({ default: m.ActForm })));
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
  /** What the act asks for, as a declared form, with the values that it begins with. */
  form?: { readonly fields: AnyResource; readonly initial?: Values };
  /** The kind of record that it is about: a refusal names its fields by it. */
  resource?: AnyResource;
  run: (reason?: string, values?: Values) => unknown;
};

type Values = Readonly<Record<string, unknown>>;

/** Confirmation that names the object and the effect; the button repeats the verb, and the focus starts on cancel. */
export function useAsk(): [ReactNode, (question: Question) => void] {
  const [question, setQuestion] = useState<Question>();
  const close = () => setQuestion(undefined);
  const dialog = question && (
    <Suspense fallback={null}>
      {question.form ? (
        <ActForm key={question.title} question={{ ...question, form: question.form }} onClose={close} />
      ) : (
        <AskDialog key={question.title} question={question} onClose={close} />
      )}
    </Suspense>
  );
  return [dialog, setQuestion];
}
