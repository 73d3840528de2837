import { useState } from 'react';
import { useUser } from '../../../kernel/web/session/session.ts';

/** Opinions that were begun and not sent, by task; kept in this tab, so that neither a lost line nor a faster colleague takes them. */
type Begun = Readonly<Record<string, string>>;

const keyOf = (userId: number, runId: number): string => `approval-opinion:${userId}:${runId}`;

function read(key: string): Begun {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Begun;
  } catch {
    return {};
  }
}

function write(key: string, begun: Begun): void {
  try {
    if (Object.keys(begun).length > 0) sessionStorage.setItem(key, JSON.stringify(begun));
    else sessionStorage.removeItem(key);
  } catch {
    // Without storage the opinion lives as long as the page.
  }
}

function keep(key: string, taskId: number, text: string): void {
  const { [taskId]: _old, ...others } = read(key);
  write(key, text.trim() ? { ...others, [taskId]: text } : others);
}

/** The opinion of one task, as it was left. Set to '' once it is sent. */
export function useOpinion(runId: number, taskId: number): [string, (text: string) => void] {
  const key = keyOf(useUser().id, runId);
  const [text, setText] = useState(() => read(key)[taskId] ?? '');
  return [
    text,
    (next) => {
      setText(next);
      keep(key, taskId, next);
    },
  ];
}

/** Opinions begun on tasks of this run that wait no more for this person: somebody else acted, or the run ended. */
export function useUnsent(runId: number, openTasks: readonly number[]): { unsent: string; drop: () => void } {
  const key = keyOf(useUser().id, runId);
  const [, again] = useState(0);
  const lost = Object.entries(read(key)).filter(([taskId]) => !openTasks.includes(Number(taskId)));
  return {
    unsent: lost.map(([, text]) => text).join('\n'),
    drop: () => {
      for (const [taskId] of lost) keep(key, Number(taskId), '');
      again((n) => n + 1);
    },
  };
}
