import { BulbOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { t } from '../../kernel/web/i18n.ts';
import { loadPreferences, prefer, usePreference } from '../../kernel/web/session/preferences.ts';
import { useSession } from '../../kernel/web/session/session.ts';
import { useMobile } from '../../kernel/web/viewport/use-mobile.ts';
import './hints.css';
import { HINT_TEXT as TEXT } from './hints.text.ts';

export const HINTS_READ = 'shell.hintsRead';

const DESK = [TEXT.find, TEXT.home, TEXT.tabs, TEXT.help];
const PHONE = [TEXT.home];

/** A few hints for a new account, one at a time above what they speak of, never over it; gone for good once read. */
export function Hints() {
  const { actor, passwordWeak, enforcePassword } = useSession();
  const read = usePreference(HINTS_READ);
  const [at, setAt] = useState(0);
  const hints = useMobile() ? PHONE : DESK;
  useEffect(() => void loadPreferences(), []);
  const forced = passwordWeak === true && enforcePassword === true;
  // Nobody reads them while acting as somebody, or before the first password is set.
  if (read !== null || actor || forced) return null;
  const last = at >= hints.length - 1;
  const end = (): void => {
    prefer(HINTS_READ, true);
    setAt(0);
  };
  return (
    <aside className="hints" aria-label={t(TEXT.title)}>
      <BulbOutlined aria-hidden />
      <p>{t(hints[Math.min(at, hints.length - 1)]!)}</p>
      <div>
        <span className="num">{t(TEXT.step, { n: at + 1, total: hints.length })}</span>
        {!last && (
          <Button type="link" size="small" onClick={end}>
            {t(TEXT.skip)}
          </Button>
        )}
        <Button size="small" onClick={last ? end : () => setAt(at + 1)}>
          {t(last ? TEXT.done : TEXT.next)}
        </Button>
      </div>
    </aside>
  );
}
