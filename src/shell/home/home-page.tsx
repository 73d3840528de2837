import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { lang, t } from '../../kernel/web/i18n.ts';
import { serverDate } from '../../kernel/web/server-clock.ts';
import { holdsPermission } from '../../kernel/web/session/holds.ts';
import { ownName } from '../../kernel/web/session/own-name.ts';
import { useUser } from '../../kernel/web/session/session.ts';
import { PageBoundary } from '../pages/page-boundary.tsx';
import { SystemCards, systemsOf } from '../pages/system-cards.tsx';
import { loadHomePanels } from '../routing/web-modules.ts';
import { useShell } from '../shell-context.ts';
import { FeedPanel } from './feed.tsx';
import { Frequent } from './frequent.tsx';
import { partOfDay } from './greeting.ts';
import './home.css';
import { HOME_TEXT } from './home.text.ts';
import type { HomePanel } from './home-panel.ts';
import { HomeSection } from './home-section.tsx';

const Hints = lazy(async () => ({ default: (await import('../hints/hints.tsx')).Hints }));

const DAY = new Intl.DateTimeFormat('zh-CN', { dateStyle: 'long' });
const WEEKDAY = new Intl.DateTimeFormat('zh-CN', { weekday: 'long' });
const ENGLISH = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' });

const today = (now: Date): string =>
  lang === 'en' ? ENGLISH.format(now) : `${DAY.format(now)} ${WEEKDAY.format(now)}`;

/** Greeting, date, frequent pages, what waits for me, and the panels that the domains bring. */
export function HomePage() {
  const user = useUser();
  const { data } = useQuery({
    queryKey: ['home', 'panels'],
    queryFn: loadHomePanels,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const now = serverDate();
  const name = ownName(user);
  const panels = data?.filter((one) => !one.permission || holdsPermission(user.permissions, one.permission));
  return (
    <div className="shell-home">
      <header className="shell-home-head">
        <h1>{t(HOME_TEXT[partOfDay(now.getHours())], { name })}</h1>
        <time dateTime={now.toISOString()}>{today(now)}</time>
        <Frequent />
      </header>
      <Suspense>
        <Hints />
      </Suspense>
      {panels && <Panels panels={panels} />}
      {panels?.length === 0 && <Systems />}
    </div>
  );
}

function Panels({ panels }: { panels: readonly HomePanel[] }) {
  const at = (place: HomePanel['place']) => panels.filter((one) => one.place === place);
  const draw = ({ key, Panel }: HomePanel) => (
    <PageBoundary key={key}>
      <Panel />
    </PageBoundary>
  );
  // One alone would be as wide as the page and leave a hole beside what waits.
  const rest = at('below');
  const below = rest.length > 1 ? rest : [];
  const side = rest.length > 1 ? at('side') : [...at('side'), ...rest];
  return (
    <>
      <div className="shell-home-row" data-first>
        <div className="shell-home-panel shell-home-work">
          <FeedPanel />
        </div>
        {side.length > 0 && (
          <div className="shell-home-side">
            {side.map((panel) => (
              <div key={panel.key} className="shell-home-panel">
                {draw(panel)}
              </div>
            ))}
          </div>
        )}
      </div>
      {below.length > 0 && (
        <div className="shell-home-row shell-home-below">
          {below.map((panel) => (
            <div key={panel.key} className="shell-home-panel">
              {draw(panel)}
            </div>
          ))}
        </div>
      )}
    </>
  );
}

/** Whoever has no panel sees the systems instead. */
function Systems() {
  const { menu } = useShell();
  return (
    <HomeSection title={t(HOME_TEXT.systems)}>
      <SystemCards systems={systemsOf(menu)} />
    </HomeSection>
  );
}
