import { moveDrafts } from '../../kernel/web/drafts/drafts.ts';
import { keepReadsIn } from '../../kernel/web/offline/kept-reads.ts';
import { lineIsUp, onLine } from '../../kernel/web/offline/line-state.ts';
import { registerWorker } from '../../kernel/web/offline/register-worker.ts';
import { sealedReads, trimReads } from '../../kernel/web/offline/sealed-reads.ts';
import { queryClient } from '../../kernel/web/query-client.ts';
import { beforeSignOut } from '../../kernel/web/session/leaving.ts';
import { currentSession } from '../../kernel/web/session/session.ts';
import { lockVault } from '../../kernel/web/vault/vault.ts';
import { forgetRecents } from '../finder/recent.ts';
import { keepSession } from './offline-session.ts';

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
