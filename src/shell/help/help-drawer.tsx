import { useQuery } from '@tanstack/react-query';
import { Button, Drawer, Skeleton } from 'antd';
import { t } from '../../kernel/web/i18n.ts';
import { shownKeys } from '../../kernel/web/keys/key-name.ts';
import { useShortcutList } from '../../kernel/web/keys/shortcuts.ts';
import { prefer } from '../../kernel/web/session/preferences.ts';
import { HINTS_READ } from '../hints/hints.tsx';
import { loadDeclaration } from '../routing/web-modules.ts';
import { useShell } from '../shell-context.ts';
import './help.css';
import { HELP_TEXT as TEXT } from './help.text.ts';

/** What the page in front is for, how its figures come about, and the keys that work on it. */
export function HelpDrawer({ onClose }: { onClose: () => void }) {
  const { found } = useShell();
  const keys = new Map(useShortcutList().map((one) => [one.keys, one]));
  const component = found?.route.component ?? '';
  const { data: help, isLoading } = useQuery({
    queryKey: ['shell', 'help', component],
    queryFn: async () => (await loadDeclaration(component))?.help ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const title = found ? t(TEXT.titleOf, { page: t(found.route.title) }) : t(TEXT.title);
  return (
    <Drawer open onClose={onClose} size={380} title={title} className="help-drawer">
      {isLoading && <Skeleton active />}
      {help === null && <p>{t(TEXT.none)}</p>}
      {help && (
        <>
          <h3>{t(TEXT.purpose)}</h3>
          <p>{t(help.purpose)}</p>
          {help.ways && (
            <>
              <h3>{t(TEXT.ways)}</h3>
              <ul>
                {help.ways.map((way) => (
                  <li key={way.zh}>{t(way)}</li>
                ))}
              </ul>
            </>
          )}
          {help.figures && (
            <>
              <h3>{t(TEXT.figures)}</h3>
              <dl className="help-figures">
                {help.figures.map(({ name, how }) => (
                  <div key={name.zh}>
                    <dt>{t(name)}</dt>
                    <dd>{t(how)}</dd>
                  </div>
                ))}
              </dl>
            </>
          )}
        </>
      )}
      <h3>{t(TEXT.keys)}</h3>
      <dl className="help-keys">
        {[...keys.values()].map((one) => (
          <div key={one.keys}>
            <dt>
              <kbd>{shownKeys(one.keys)}</kbd>
            </dt>
            <dd>{t(one.label)}</dd>
          </div>
        ))}
      </dl>
      <Button
        type="link"
        className="help-again"
        onClick={() => {
          prefer(HINTS_READ, null);
          onClose();
        }}
      >
        {t(TEXT.hintsAgain)}
      </Button>
    </Drawer>
  );
}
