import { useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { t } from '../../kernel/web/i18n.ts';
import { loadPreferences, prefer, usePreference } from '../../kernel/web/session/preferences.ts';
import { useUser } from '../../kernel/web/session/session.ts';
import { useMobile } from '../../kernel/web/viewport/use-mobile.ts';
import { PageLoading } from '../progress.tsx';
import { HOME_PATH } from '../routing/own-pages.ts';
import { useShell } from '../shell-context.ts';
import { CHOOSE_TEXT } from './choose-system.text.ts';
import { noteSystem, SYSTEM_CHOSEN, SystemCards, systemsOf } from './system-cards.tsx';

/** /choiceSys: the systems that the user may enter; number keys open them. */
export function ChooseSystem() {
  const { menu } = useShell();
  const mobile = useMobile();
  const navigate = useNavigate();
  const user = useUser();
  const systems = systemsOf(menu);
  const again = (useLocation().state as { again?: boolean } | null)?.again === true;
  const chosen = usePreference(SYSTEM_CHOSEN);
  useEffect(() => void loadPreferences(), []);
  useEffect(() => {
    document.title = t(CHOOSE_TEXT.title);
    const onKey = (event: KeyboardEvent): void => {
      const plain = !event.ctrlKey && !event.altKey && !event.metaKey;
      const at = plain && /^[1-9]$/.test(event.key) ? systems[Number(event.key) - 1] : undefined;
      if (!at) return;
      noteSystem(user.id, at);
      prefer(SYSTEM_CHOSEN, String(at.node.id));
      navigate(at.first.path);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [systems, navigate, user.id]);
  // Whoever has chosen before goes straight to what waits; the icon in the bar returns here.
  if (!again && chosen === undefined) return <PageLoading />;
  if (!again && chosen !== null) return <Navigate to={HOME_PATH} replace />;
  return (
    <div className="shell-chooser">
      <h1>{t(CHOOSE_TEXT.title)}</h1>
      <p>{systems.length === 0 ? t(CHOOSE_TEXT.none) : mobile ? '' : t(CHOOSE_TEXT.hint)}</p>
      <SystemCards systems={systems} focusLast counted />
    </div>
  );
}
