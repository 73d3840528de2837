import { joinTestCluster } from './cluster.ts';
import { databaseUrl } from './copies.ts';
import { runFolder } from './run-folder.ts';
import { type Kept, keptState, type State } from './states.ts';

type Ground = {
  /** Connection string of the state's database, of which test files make copies. */
  readonly url: string;
  readonly cluster: string;
  readonly kept: Kept;
  readonly leave: () => Promise<void>;
};

/** What a run of tests stands on: a folder for what is temporary, the PostgreSQL of all runs, and in it one state. */
export async function standOn(state: State): Promise<Ground> {
  const clearFolder = await runFolder();
  const cluster = await joinTestCluster();
  const leave = async (): Promise<void> => {
    await cluster.leave();
    await clearFolder();
  };
  try {
    const kept = await keptState({ ...cluster, state });
    return { url: databaseUrl(cluster.url, kept.database), cluster: cluster.folder, kept, leave };
  } catch (error) {
    await leave();
    throw error;
  }
}
