/** A question before what cannot be undone or reaches others (ui.md section 8). */
export type Question = {
  readonly title: string;
  /** The object and the effect. */
  readonly effect?: string;
  /** The verb on the button. */
  readonly act: string;
  readonly danger?: boolean;
};

type Asker = (question: Question) => Promise<boolean>;

let asker: Asker | undefined;

/** The shell shows the questions. */
export function answerQuestions(next: Asker): () => void {
  asker = next;
  return () => {
    if (asker === next) asker = undefined;
  };
}

/** True once the user has agreed. The focus starts on cancel, and the button repeats the verb. */
export async function confirm(question: Question): Promise<boolean> {
  return asker ? asker(question) : false;
}
