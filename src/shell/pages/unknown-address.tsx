import { useEffect, useState } from 'react';
import { ProgressBar } from '../progress.tsx';
import { NotFoundPage, UnauthorizedPage } from './closed-page.tsx';
import { askGrant } from './use-grant.ts';

type Props = { path: string; onHome: () => void };

/** An address that is none of one's pages: one that others may open is closed, another does not exist. The address stays what was asked for. */
export function UnknownAddress({ path, onHome }: Props) {
  const [closed, setClosed] = useState<boolean>();
  useEffect(() => {
    let gone = false;
    askGrant({ path }).then(
      ({ found }) => !gone && setClosed(found),
      () => !gone && setClosed(false),
    );
    return () => {
      gone = true;
    };
  }, [path]);
  const ways = { signedIn: true, onHome };
  if (closed === undefined) return <ProgressBar />;
  return closed ? <UnauthorizedPage path={path} {...ways} /> : <NotFoundPage {...ways} />;
}
