import { lazy, StrictMode, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { pagePath, pageUrl } from '../kernel/web/base-path.ts';
import { providePlatform } from '../kernel/web/platform.ts';
import { token } from '../kernel/web/session/token.ts';
import { PLATFORM } from './platform.ts';
import type { WebArea, WebModules } from './routing/web-modules.ts';
import { askSession } from './session/load-session.ts';
import { afterSignIn, detour } from './sign-in/guard.ts';
import { SignInPage } from './sign-in/sign-in-page.tsx';
import '../kernel/web/theme/global.css';
import { startTheme } from '../kernel/web/theme/theme-choice.ts';

const OutsideErrorPage = lazy(async () => ({
  default: (await import('./pages/closed-page.tsx')).OutsideErrorPage,
}));

type Given = {
  /** What the domains bring; it comes with the shell, which alone needs it. */
  readonly modules: () => Promise<WebModules>;
  /** What stands below some addresses with a sign-in and a frame of its own. */
  readonly areas: readonly WebArea[];
};

/**
 * Starts the web with what the domains bring. The sign-in page is the whole first chunk; antd, router and shell come after it,
 * on idle or, when a session is there already, at once.
 */
export function startWeb({ modules, areas }: Given): void {
  startTheme();
  providePlatform(PLATFORM);
  const loadShell = once(async () => {
    const [{ Shell }, { takeModules }, found] = await Promise.all([
      import('./shell.tsx'),
      import('./routing/web-modules.ts'),
      modules(),
    ]);
    takeModules(found);
    return { default: Shell };
  });
  const Shell = lazy(loadShell);
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const area = areas.find(({ segments }) => segments.includes(pagePath().split('/')[1] ?? ''));
  if (area) {
    const Area = lazy(async () => ({ default: (await area.load()).Area }));
    createRoot(root).render(
      <StrictMode>
        <Suspense>
          <Area />
        </Suspense>
      </StrictMode>,
    );
    return;
  }
  go(location.search);
  if (token()) {
    // Nothing waits for another: user and menus, the shell, and the kit of lists, which most addresses lead to.
    askSession();
    void loadShell();
    if (pagePath().split('/').length > 2) void import('../kernel/web/list/resource-page.tsx');
  } else whenIdle(() => void loadShell());
  createRoot(root).render(
    <StrictMode>
      <Suspense>
        <Root Shell={Shell} />
      </Suspense>
    </StrictMode>,
  );
}

/** The work's one answer, begun by whoever asks first; after a failure the next one tries again. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let begun: Promise<T> | undefined;
  return () => {
    begun ??= work().catch((error: unknown) => {
      begun = undefined;
      throw error;
    });
    return begun;
  };
}

function go(search: string): void {
  const to = detour({ path: pagePath(), search, signedIn: token() !== undefined });
  if (to) history.replaceState(null, '', pageUrl(to));
}

function Root({ Shell }: { Shell: ReturnType<typeof lazy> }) {
  const [signedIn, setSignedIn] = useState(token() !== undefined);
  if (signedIn) return <Shell />;
  const path = pagePath();
  if (path !== '/login') return <OutsideErrorPage path={path} />;
  return (
    <SignInPage
      onDone={() => {
        history.replaceState(null, '', pageUrl(afterSignIn(location.search)));
        setSignedIn(true);
      }}
    />
  );
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 4000 });
  else setTimeout(work, 1500);
}
