import { moveDrafts } from '../drafts/drafts.ts';
import { beforeSignOut } from '../session/leaving.ts';
import { currentSession } from '../session/session.ts';
import { forgetRecents } from '../shell/finder/recent.ts';
import { queryClient } from '../shell/query-client.ts';
import { lockVault } from '../vault/vault.ts';
import { keepReadsIn } from './kept-reads.ts';
import { lineIsUp, onLine } from './line-state.ts';
import { keepSession } from './offline-session.ts';
import { registerWorker } from './register-worker.ts';
import { sealedReads, trimReads } from './sealed-reads.ts';

/** What a device keeps for who is signed in, from the first page on. */
export function startOffline(): void {
  void keepSession().catch(() => undefined);
  registerWorker();
  keepReadsIn(sealedReads);
  beforeSignOut(moveDrafts, 'move');
  beforeSignOut(lockVault, 'lock');
  beforeSignOut(async () => forgetRecents(), 'lock');
  forgetRecents({ but: currentSession()?.user.id });
  // What is shown may be what was kept: the server is asked again.
  onLine(() => {
    if (lineIsUp()) void queryClient.invalidateQueries();
  });
  void trimReads().catch(() => undefined);
}
