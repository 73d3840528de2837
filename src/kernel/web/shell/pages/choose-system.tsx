import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { t } from '../../i18n.ts';
import { useUser } from '../../session/session.ts';
import { useShell } from '../shell-context.ts';
import { useMobile } from '../use-mobile.ts';
import { CHOOSE_TEXT } from './choose-system.text.ts';
import { noteSystem, SystemCards, systemsOf } from './system-cards.tsx';

/** /choiceSys: the systems that the user may enter; number keys open them. */
export function ChooseSystem() {
  const { menu } = useShell();
  const mobile = useMobile();
  const navigate = useNavigate();
  const user = useUser();
  const systems = systemsOf(menu);
  useEffect(() => {
    document.title = t(CHOOSE_TEXT.title);
    const onKey = (event: KeyboardEvent): void => {
      const plain = !event.ctrlKey && !event.altKey && !event.metaKey;
      const at = plain && /^[1-9]$/.test(event.key) ? systems[Number(event.key) - 1] : undefined;
      if (!at) return;
      noteSystem(user.id, at);
      navigate(at.first.path);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [systems, navigate, user.id]);
  return (
    <div className="shell-chooser">
      <h1>{t(CHOOSE_TEXT.title)}</h1>
      <p>{systems.length === 0 ? t(CHOOSE_TEXT.none) : mobile ? '' : t(CHOOSE_TEXT.hint)}</p>
      <SystemCards systems={systems} focusLast />
    </div>
  );
}
