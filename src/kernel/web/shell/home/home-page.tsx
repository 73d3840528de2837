import { useQuery } from '@tanstack/react-query';
import { lang, t } from '../../i18n.ts';
import { holdsPermission } from '../../session/holds.ts';
import { useUser } from '../../session/session.ts';
import { PageBoundary } from '../pages/page-boundary.tsx';
import { SystemCards, systemsOf } from '../pages/system-cards.tsx';
import { loadHomePanels } from '../routing/web-modules.ts';
import { useShell } from '../shell-context.ts';
import { Frequent } from './frequent.tsx';
import { partOfDay } from './greeting.ts';
import './home.css';
import { HOME_TEXT } from './home.text.ts';
import type { HomePanel } from './home-panel.ts';
import { HomeSection } from './home-section.tsx';

const DAY = new Intl.DateTimeFormat('zh-CN', { dateStyle: 'long' });
const WEEKDAY = new Intl.DateTimeFormat('zh-CN', { weekday: 'long' });
const ENGLISH = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' });

const today = (now: Date): string =>
  lang === 'en' ? ENGLISH.format(now) : `${DAY.format(now)} ${WEEKDAY.format(now)}`;

/** Greeting, date, frequent pages, and the panels that the domains bring. */
export function HomePage() {
  const user = useUser();
  const { data } = useQuery({
    queryKey: ['home', 'panels'],
    queryFn: loadHomePanels,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const now = new Date();
  const name = (lang === 'en' && user.nameEn) || user.name;
  const panels = data?.filter((one) => !one.permission || holdsPermission(user.permissions, one.permission));
  return (
    <div className="shell-home">
      <header className="shell-home-head">
        <h1>{t(HOME_TEXT[partOfDay(now.getHours())], { name })}</h1>
        <time dateTime={now.toISOString()}>{today(now)}</time>
        <Frequent />
      </header>
      {panels && (panels.length > 0 ? <Panels panels={panels} /> : <Systems />)}
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
  const side = at('side');
  return (
    <>
      <div className="shell-home-row" data-first>
        {at('work').length > 0 && <div className="shell-home-panel shell-home-work">{at('work').map(draw)}</div>}
        {side.length > 0 && <div className="shell-home-panel shell-home-side">{side.map(draw)}</div>}
      </div>
      <div className="shell-home-row">
        {at('below').map((panel) => (
          <div key={panel.key} className="shell-home-panel">
            {draw(panel)}
          </div>
        ))}
      </div>
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
