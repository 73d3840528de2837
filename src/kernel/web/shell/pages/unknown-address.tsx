import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { ProgressBar } from '../progress.tsx';
import { askGrant } from './use-grant.ts';

/** An address that is none of one's pages: one that others may open leads to /401, one that does not exist to /404. */
export function UnknownAddress({ path }: { path: string }) {
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
  if (closed === undefined) return <ProgressBar />;
  return closed ? <Navigate to="/401" replace state={{ path }} /> : <Navigate to="/404" replace />;
}
