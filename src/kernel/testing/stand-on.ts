import { joinTestCluster } from './cluster.ts';
import { databaseUrl } from './copies.ts';
import { runFolder } from './run-folder.ts';
import { type Kept, keptState, type State } from './states.ts';

type Ground = {
  /** Connection string of the state's database, of which test files make copies. */
  readonly url: string;
  readonly cluster: string;
  readonly kept: Kept;
  readonly others: readonly Kept[];
  readonly leave: () => Promise<void>;
};

/** What a run of tests stands on: a folder for what is temporary, the PostgreSQL of all runs, and in it one state, beside others that it may need. */
export async function standOn(state: State, ...further: readonly State[]): Promise<Ground> {
  const clearFolder = await runFolder();
  const cluster = await joinTestCluster();
  const leave = async (): Promise<void> => {
    await cluster.leave();
    await clearFolder();
  };
  try {
    const kept = await keptState({ ...cluster, state });
    const others = await Promise.all(further.map((each) => keptState({ ...cluster, state: each })));
    return { url: databaseUrl(cluster.url, kept.database), cluster: cluster.folder, kept, others, leave };
  } catch (error) {
    await leave();
    throw error;
  }
}
