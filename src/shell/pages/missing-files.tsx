import { DisconnectOutlined, ReloadOutlined } from '@ant-design/icons';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../kernel/web/i18n.ts';
import { lineIsUp, onLine } from '../../kernel/web/offline/line-state.ts';
import { lookForLine } from '../../kernel/web/offline/look-for-line.ts';
import { PageLoading } from '../progress.tsx';
import { SHELL_TEXT } from '../shell.text.ts';
import { ErrorPage } from './error-page.tsx';

/** Milliseconds between two looks for the line, while somebody stands before a page that is not there. */
const AGAIN_MS = 5000;

/**
 * Files of a page are not there. Without a line the page is one that this device does not keep: it says so and opens by itself once the
 * line is back. With a line a new build has taken their place, and the page has to be loaded anew.
 */
export function MissingFiles({ retried, onBack }: { retried: boolean; onBack: () => void }) {
  const [why, setWhy] = useState<'noLine' | 'newBuild'>();
  const back = useRef(onBack);
  back.current = onBack;
  useEffect(() => {
    let gone = false;
    let lost = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const goBack = async (): Promise<void> => {
      await fetchStylesAgain();
      if (!gone) back.current();
    };
    const look = async (): Promise<void> => {
      const up = await lookForLine();
      if (gone) return;
      // Another look may have found the line first.
      if (up && lost) return;
      // The line may have been away for that one moment.
      if (up && !retried) return void goBack();
      if (up) return setWhy('newBuild');
      lost = true;
      setWhy('noLine');
      timer = setTimeout(() => void look(), AGAIN_MS);
    };
    const off = onLine(() => {
      if (lineIsUp() && lost) void goBack();
    });
    void look();
    return () => {
      gone = true;
      clearTimeout(timer);
      off();
    };
  }, [retried]);
  if (!why) return <PageLoading />;
  if (why === 'noLine')
    return (
      <ErrorPage icon={<DisconnectOutlined />} title={t(SHELL_TEXT.notKept)} why={t(SHELL_TEXT.notKeptHelp)}>
        <button type="button" onClick={() => void lookForLine()}>
          {t(SHELL_TEXT.retry)}
        </button>
      </ErrorPage>
    );
  return (
    <ErrorPage icon={<ReloadOutlined />} title={t(SHELL_TEXT.updated)} why="">
      <button type="button" onClick={() => location.reload()}>
        {t(SHELL_TEXT.reload)}
      </button>
    </ErrorPage>
  );
}

/** Styles that could not be fetched are not asked for again with the code they belong to: their places are taken by new ones. */
async function fetchStylesAgain(): Promise<void> {
  const lost = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(({ sheet }) => !sheet);
  await Promise.all(
    lost.map((old) => {
      const next = old.cloneNode() as HTMLLinkElement;
      const done = new Promise((settled) => {
        next.onload = settled;
        next.onerror = settled;
      });
      old.replaceWith(next);
      return done;
    }),
  );
}
