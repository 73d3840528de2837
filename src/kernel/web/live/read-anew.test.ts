import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { readAnew } from './read-anew.ts';

const KEY = ['count'];

/** A reading of what the server counts: each answer is that of the moment at which it was asked, given when the test says so. */
function reading() {
  const queries = new QueryClient();
  const answers: (() => void)[] = [];
  let counted = 34;
  const observer = new QueryObserver(queries, {
    queryKey: KEY,
    queryFn: ({ signal }) => {
      const seen = counted;
      return new Promise<number>((resolve, reject) => {
        answers.push(() => resolve(seen));
        signal.addEventListener('abort', () => reject(new Error('given up')));
      });
    },
  });
  return {
    queries,
    observer,
    change: (to: number) => {
      counted = to;
    },
    answer: () => {
      for (const give of answers.splice(0)) give();
    },
  };
}

test.each(['before the first answer', 'after the first answer'] as const)(
  'a change is seen that comes %s',
  async (when) => {
    const { queries, observer, change, answer } = reading();
    const end = observer.subscribe(() => {});
    if (when === 'after the first answer') {
      answer();
      await expect.poll(() => observer.getCurrentResult().data).toBe(34);
    }
    change(0);
    const done = readAnew(queries, { queryKey: KEY });
    await expect.poll(() => observer.getCurrentResult().isFetching).toBe(true);
    await Promise.resolve();
    answer();
    await expect
      .poll(() => {
        answer();
        return observer.getCurrentResult().data;
      })
      .toBe(0);
    await done;
    end();
    queries.clear();
  },
);

test('what nobody shows is only marked', async () => {
  const { queries, change } = reading();
  queries.setQueryData(KEY, 34);
  change(0);
  await readAnew(queries, { queryKey: KEY });
  expect(queries.getQueryState(KEY)).toMatchObject({ isInvalidated: true, data: 34 });
  queries.clear();
});
