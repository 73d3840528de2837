import { useEffect, useState } from 'react';
import { dropDraft, readDraft, useDraftNotes } from '../../../kernel/web/drafts/drafts.ts';
import { useKeptState } from '../../../kernel/web/drafts/use-kept-state.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { RUN_TEXT as TEXT } from './run-page.text.ts';

/** Opinions that were begun and not sent are drafts of their own, so that neither a lost line nor a faster colleague takes them. */
const nameOf = (runId: number, taskId: number): string => `opinion:${runId}.${taskId}`;

/** The opinion of one task, as it was left. Set to '' once it is sent. */
export function useOpinion(runId: number, taskId: number): [string, (text: string) => void] {
  const [text, setText] = useState('');
  const draft = useKeptState({
    name: nameOf(runId, taskId),
    title: t(TEXT.opinion),
    value: text.trim() ? text : undefined,
  });
  const { found, take } = draft;
  useEffect(() => {
    // It was begun here: it stands where it stood, with nothing to choose.
    if (found) setText((now) => now || (take() ?? ''));
  }, [found, take]);
  return [
    text,
    (next) => {
      setText(next);
      if (next === '') draft.done();
    },
  ];
}

/** Opinions begun on tasks of this run that wait no more for this person: somebody else acted, or the run ended. */
export function useUnsent(runId: number, openTasks: readonly number[]): { unsent: string; drop: () => void } {
  const open = openTasks.map((taskId) => nameOf(runId, taskId));
  const lost = useDraftNotes()
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`opinion:${runId}.`) && !open.includes(name.replace(/~$/, '')))
    .join(' ');
  const [unsent, setUnsent] = useState('');
  useEffect(() => {
    let gone = false;
    const names = lost ? lost.split(' ') : [];
    void Promise.all(names.map((name) => readDraft<string>(name))).then((found) => {
      if (!gone) setUnsent(found.flatMap((one) => (one ? [one.content] : [])).join('\n'));
    });
    return () => {
      gone = true;
    };
  }, [lost]);
  return {
    unsent,
    drop: () => {
      for (const name of lost.split(' ')) void dropDraft(name);
    },
  };
}
