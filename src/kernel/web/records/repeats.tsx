import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { CURE_TEXT, type Cure, REPEATS_TEXT as TEXT } from '../../repeats.text.ts';
import { t } from '../i18n.ts';
import { StatusTag } from '../marks/status-tag.tsx';
import { hasPermission } from '../session/permission.tsx';
import { useRested } from '../use-rested.ts';
import { RecordLink } from './record-link.tsx';
import './repeats.css';

/** What happened before, as it is told of any kind. */
export type RepeatRow = {
  readonly id: number;
  readonly serialNo: string | null;
  readonly shipName: string;
  readonly day: string;
  readonly cure: Cure;
};

type Props<R extends RepeatRow> = {
  title: string;
  /** What is looked for, and what it says where nothing is found. */
  note: string;
  none: string;
  resource: string;
  /** Who may read the kind may look. */
  permission: string;
  /** What is asked for, as text; nothing while nothing can be looked for. */
  asked: string | undefined;
  find: (asked: string, signal: AbortSignal) => Promise<readonly R[]>;
  /** What a row says behind ship and day. */
  says: (row: R) => ReactNode;
};

/** It is asked when nothing was typed for so long. */
const QUIET_MS = 300;

const TONES = { OPEN: 'amber', HELD: 'green', FAILED: 'red' } as const;

/** Below a form that is typed into: what happened before that is like it, each a link, and whether its cure held. */
export function Repeats<R extends RepeatRow>(props: Props<R>) {
  const { title, note, none, resource, permission, asked, find, says } = props;
  const rested = useRested(asked, QUIET_MS);
  const may = hasPermission(permission);
  const found = useQuery({
    queryKey: ['records', resource, 'repeats', rested],
    queryFn: ({ signal }) => find(rested ?? '', signal),
    enabled: rested !== undefined && may,
  });
  if (rested === undefined || !may) return null;
  return (
    <aside className="panel repeats" aria-label={title}>
      <h2>{title}</h2>
      <p>{note}</p>
      {found.isError && (
        <p role="alert">
          {t(TEXT.failed)}
          <Button size="small" onClick={() => void found.refetch()}>
            {t(TEXT.retry)}
          </Button>
        </p>
      )}
      {found.data?.length === 0 && <p>{none}</p>}
      <ul>
        {found.data?.map((row) => (
          <li key={row.id}>
            <StatusTag tone={TONES[row.cure]}>{t(CURE_TEXT[row.cure])}</StatusTag>
            <RecordLink resource={resource} id={row.id}>
              {row.serialNo ?? ''}
            </RecordLink>
            <span>{row.shipName}</span>
            <span className="num">{row.day}</span>
            {says(row)}
          </li>
        ))}
      </ul>
    </aside>
  );
}
