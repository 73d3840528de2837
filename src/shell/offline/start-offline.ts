import { moveDrafts } from '../../kernel/web/drafts/drafts.ts';
import { keepReadsIn } from '../../kernel/web/offline/kept-reads.ts';
import { lineIsUp, noteLine, onLine } from '../../kernel/web/offline/line-state.ts';
import { lookForLine } from '../../kernel/web/offline/look-for-line.ts';
import { registerWorker } from '../../kernel/web/offline/register-worker.ts';
import { sealedReads, trimReads } from '../../kernel/web/offline/sealed-reads.ts';
import { queryClient } from '../../kernel/web/query-client.ts';
import { beforeSignOut } from '../../kernel/web/session/leaving.ts';
import { currentSession } from '../../kernel/web/session/session.ts';
import { lockVault } from '../../kernel/web/vault/vault.ts';
import { forgetRecents } from '../finder/recent.ts';
import { keepFirstPages } from './keep-first-pages.ts';
import { keepSession } from './offline-session.ts';

/** What a device keeps for who is signed in, from the first page on. */
export function startOffline(): void {
  void keepSession().catch(() => undefined);
  registerWorker();
  keepReadsIn(sealedReads);
  keepFirstPages();
  beforeSignOut(moveDrafts, 'move');
  beforeSignOut(lockVault, 'lock');
  beforeSignOut(async () => forgetRecents(), 'lock');
  forgetRecents({ but: currentSession()?.user.id });
  // What is shown may be what was kept: the server is asked again.
  onLine(() => {
    if (lineIsUp()) void queryClient.invalidateQueries();
  });
  // The device knows at once that it has no network; that it has one again is still no line.
  window.addEventListener('offline', () => noteLine(false));
  window.addEventListener('online', () => void lookForLine());
  void trimReads().catch(() => undefined);
}
